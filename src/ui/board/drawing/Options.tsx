import { useMemo } from 'react';
import { Circle, Path } from 'react-native-svg';
import { useTheme, type Tone } from '@/src/ui/theme';
import type { BoardGhost, BoardMark, BoardPoint } from '../model';
import type { Sight } from '../paper';
import { isSeen } from '../sight';
import { NumberMark } from './NumberMark';
import { areaPath, FIELD, rectPath } from './path';
import { heartOf } from './regions';

/** Where each ghost shows its number: in a field no other one covers, if it has such a field. */
export function numberSpots(ghosts: readonly BoardGhost[]): readonly (BoardPoint | undefined)[] {
  const taken: BoardPoint[] = [];
  return ghosts.map((ghost) => {
    const others = ghosts.filter((other) => other !== ghost).flatMap(({ fields }) => fields);
    const own = ghost.fields.filter((field) => !includes(others, field));
    const spot = heartOf(own.length > 0 ? own : ghost.fields, taken);
    if (spot !== undefined) taken.push(spot);
    return spot;
  });
}

const includes = (fields: readonly BoardPoint[], { x, y }: BoardPoint): boolean =>
  fields.some((field) => field.x === x && field.y === y);

interface GhostsProps {
  readonly ghosts: readonly BoardGhost[];
  readonly sight: Sight;
}

/** Placements of a tile or a piece: dashed until chosen; numbers above all of them. */
export function Ghosts({ ghosts, sight }: GhostsProps) {
  const { colors } = useTheme();
  const spots = useMemo(() => numberSpots(ghosts), [ghosts]);
  const toneOf = ({ kind }: BoardGhost) => colors.tones[kind === 'piece' ? 'ok' : 'darkness'];
  const chosenLast = ghosts
    .filter(({ fields }) => fields.some((field) => isSeen(sight, field)))
    .sort((one, other) => Number(one.chosen ?? 0) - Number(other.chosen ?? 0));
  return (
    <>
      {chosenLast.map((ghost) => {
        const { id, fields, chosen = false } = ghost;
        return (
          <Path
            key={id}
            d={areaPath(fields, 7, 2.5)}
            fill={toneOf(ghost).fill}
            fillOpacity={chosen ? 0.92 : 0.34}
            stroke={toneOf(ghost).text}
            strokeWidth={chosen ? 3.4 : 2}
            {...(chosen ? {} : { strokeDasharray: '6 5' })}
          />
        );
      })}
      {ghosts.map((ghost, index) => {
        const { id, number, chosen = false } = ghost;
        const spot = spots[index];
        return spot === undefined || !isSeen(sight, spot) ? null : (
          <NumberBadge
            key={id}
            cx={(spot.x + 0.5) * FIELD}
            cy={(spot.y + 0.5) * FIELD}
            words={String(number)}
            tone={toneOf(ghost)}
            filled={chosen}
          />
        );
      })}
    </>
  );
}

/** Options that share a field share its badge: "1/3". */
const badges = (marks: readonly BoardMark[]): readonly (readonly BoardMark[])[] => [
  ...marks
    .reduce((groups, mark) => {
      const key = `${mark.x} ${mark.y}`;
      return groups.set(key, [...(groups.get(key) ?? []), mark]);
    }, new Map<string, readonly BoardMark[]>())
    .values(),
];

interface OptionMarksProps {
  readonly marks: readonly BoardMark[];
}

const sideOf = ({ large }: BoardMark): number => (large === true ? 2 : 1);

const fieldsOf = (mark: BoardMark): readonly BoardPoint[] =>
  mark.large === true
    ? [0, 1].flatMap((y) => [0, 1].map((x) => ({ x: mark.x + x, y: mark.y + y })))
    : [{ x: mark.x, y: mark.y }];

/** Many places are one area, each field of it a tap. */
function OptionArea({ marks }: OptionMarksProps) {
  const { colors } = useTheme();
  const d = useMemo(() => areaPath(marks.flatMap(fieldsOf), 7, 4), [marks]);
  const { text, graphic } = colors.tones.ember;
  const look = { stroke: text, strokeWidth: 2.4, strokeDasharray: '6 5' } as const;
  return <Path d={d} fill={graphic} fillOpacity={0.16} {...look} />;
}

/** Below ways and arrows: dashed until chosen. */
export function OptionFields({ marks }: OptionMarksProps) {
  const { colors } = useTheme();
  const tone = colors.tones.ember;
  if (marks.some(({ plain }) => plain)) return <OptionArea marks={marks} />;
  return marks.map((mark) => {
    const side = sideOf(mark);
    // The chosen place is drawn with its way.
    return mark.chosen === true ? null : (
      <Path
        key={mark.id}
        d={rectPath({ x: mark.x, y: mark.y, width: side, height: side }, 9, 2.5)}
        fill="none"
        stroke={tone.text}
        strokeWidth={2}
        strokeDasharray="6 5"
      />
    );
  });
}

/** Above them: the numbers stay legible. */
export function OptionNumbers({ marks }: OptionMarksProps) {
  const { colors } = useTheme();
  return badges(marks).map((group) => {
    const [first] = group;
    if (first === undefined || first.plain === true) return null;
    const side = sideOf(first);
    const chosen = group.find((mark) => mark.chosen === true);
    return (
      <NumberBadge
        key={first.id}
        cx={(first.x + side / 2) * FIELD}
        cy={(first.y + side / 2) * FIELD}
        words={chosen ? String(chosen.number) : group.map(({ number }) => number).join('/')}
        tone={colors.tones.ember}
        filled={chosen !== undefined}
      />
    );
  });
}

interface NumberBadgeProps {
  readonly cx: number;
  readonly cy: number;
  readonly words: string;
  readonly tone: Tone;
  readonly filled: boolean;
}

function NumberBadge({ cx, cy, words, tone, filled }: NumberBadgeProps) {
  const { colors } = useTheme();
  return (
    <>
      <Circle
        cx={cx}
        cy={cy}
        r={11}
        fill={filled ? tone.fill : colors.surface}
        stroke={tone.text}
        strokeWidth={1.6}
      />
      <NumberMark
        words={words}
        x={cx}
        y={cy}
        height={words.length > 2 ? 6.4 : 10}
        ink={filled ? tone.onFill : tone.text}
      />
    </>
  );
}
