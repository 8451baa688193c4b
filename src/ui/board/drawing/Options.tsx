import { useMemo } from 'react';
import { Circle, G, Path, Text } from 'react-native-svg';
import { family, useTheme, type Tone } from '@/src/ui/theme';
import type { BoardGhost, BoardMark, BoardPoint } from '../model';
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

/** Placements of a darkness tile: dashed until chosen; numbers above all of them. */
export function Ghosts({ ghosts }: { readonly ghosts: readonly BoardGhost[] }) {
  const { colors } = useTheme();
  const spots = useMemo(() => numberSpots(ghosts), [ghosts]);
  const tone = colors.tones.darkness;
  const chosenLast = [...ghosts].sort(
    (one, other) => Number(one.chosen ?? 0) - Number(other.chosen ?? 0),
  );
  return (
    <>
      {chosenLast.map(({ id, fields, chosen = false }) => (
        <Path
          key={id}
          d={areaPath(fields, 7, 2.5)}
          fill={tone.fill}
          fillOpacity={chosen ? 0.92 : 0.34}
          stroke={tone.text}
          strokeWidth={chosen ? 3.4 : 2}
          {...(chosen ? {} : { strokeDasharray: '6 5' })}
        />
      ))}
      {ghosts.map(({ id, number, chosen = false }, index) => {
        const spot = spots[index];
        return spot === undefined ? null : (
          <NumberBadge
            key={id}
            cx={(spot.x + 0.5) * FIELD}
            cy={(spot.y + 0.5) * FIELD}
            words={String(number)}
            tone={tone}
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

export function OptionMarks({ marks }: { readonly marks: readonly BoardMark[] }) {
  const { colors } = useTheme();
  const tone = colors.tones.ember;
  return badges(marks).map((group) => {
    const [first] = group;
    if (first === undefined) return null;
    const side = first.large === true ? 2 : 1;
    const chosen = group.find((mark) => mark.chosen === true);
    return (
      <G key={first.id}>
        <Path
          d={rectPath({ x: first.x, y: first.y, width: side, height: side }, 9, 2.5)}
          fill={tone.graphic}
          fillOpacity={chosen ? 0.3 : 0.12}
          stroke={tone.text}
          strokeWidth={chosen ? 3.6 : 2}
          {...(chosen ? {} : { strokeDasharray: '6 5' })}
        />
        <NumberBadge
          cx={(first.x + side) * FIELD - 10}
          cy={first.y * FIELD + 10}
          words={chosen ? String(chosen.number) : group.map(({ number }) => number).join('/')}
          tone={tone}
          filled={chosen !== undefined}
        />
      </G>
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
        r={10}
        fill={filled ? tone.fill : colors.surface}
        stroke={tone.text}
        strokeWidth={1.6}
      />
      <Text
        x={cx}
        y={cy + 4.6}
        textAnchor="middle"
        fill={filled ? tone.onFill : tone.text}
        fontFamily={family('heavy')}
        fontSize={words.length > 2 ? 9 : 13}
      >
        {words}
      </Text>
    </>
  );
}
