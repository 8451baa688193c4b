import { memo } from 'react';
import { Circle, G, Path, Rect } from 'react-native-svg';
import { IconMark, type IconName } from '@/src/ui/icons';
import { PaintingMark } from '@/src/ui/icons/Painting';
import { useTheme } from '@/src/ui/theme';
import type { BoardCell, BoardPicture, FieldObject, FieldObjectKind } from '../model';
import type { Sight } from '../paper';
import { isSeen } from '../sight';
import { markWidth, NumberMark } from './NumberMark';
import { FIELD } from './path';
import { CHEST_DRAWING, DOOR, doorSide } from './things';

export const OBJECT_SIGNS: Readonly<Record<FieldObjectKind, IconName>> = {
  chest: 'chest',
  interaction: 'interaction',
  door: 'door',
  npc: 'npc',
  token: 'sparkle',
  trap: 'trap',
  loot: 'bag',
};

/** Of the cells in sight. */
export function SpawnPoints({ cells }: { readonly cells: readonly BoardCell[] }) {
  const { colors } = useTheme();
  const spawns = cells.filter(({ spawn, bridge }) => spawn && bridge === undefined);
  return spawns.map(({ x, y }) => (
    <IconMark
      key={`${x} ${y}`}
      name="spawn-point"
      color={colors.tones.danger.text}
      size={28}
      cx={(x + 0.5) * FIELD}
      cy={(y + 0.5) * FIELD}
    />
  ));
}

interface FieldObjectsProps {
  readonly picture: BoardPicture;
  readonly sight: Sight;
}

/** The tokens that lie on fields, and the doors in their walls. */
export function FieldObjects({ picture: { objects, cells }, sight }: FieldObjectsProps) {
  return objects
    .filter((object) => isSeen(sight, object))
    .map((object) => (
      <FieldObjectMark
        key={object.id}
        object={object}
        turn={object.kind === 'door' ? doorSide(cells, object) : 0}
      />
    ));
}

interface ObjectProps {
  readonly object: FieldObject;
}

interface FieldObjectMarkProps extends ObjectProps {
  /** Quarter turns of what is in a wall. */
  readonly turn: 0 | 1 | 2 | 3;
}

const FieldObjectMark = memo(function Thing({ object, turn }: FieldObjectMarkProps) {
  const [x, y] = [(object.x + 0.5) * FIELD, (object.y + 0.5) * FIELD];
  return (
    <G transform={`translate(${x} ${y})`}>
      <Body object={object} turn={turn} />
    </G>
  );
});

/** Drawn as large as it is. */
const AS_IT_IS = { box: 1, size: 1, cx: 0.5, cy: 0.5 } as const;

function Body({ object, turn }: FieldObjectMarkProps) {
  switch (object.kind) {
    case 'door':
      return <Door object={object} turn={turn} />;
    case 'chest':
      return (
        <>
          <PaintingMark layers={CHEST_DRAWING} {...AS_IT_IS} />
          <Corner words={numberOf(object)} x={13} y={-12} />
        </>
      );
    default:
      return (
        <>
          <Plate kind={object.kind} />
          <Corner words={numberOf(object)} x={13} y={-12} />
        </>
      );
  }
}

/** In the wall, its number beside it in the field. */
function Door({ object, turn }: FieldObjectMarkProps) {
  const [x, y] = (
    [
      [0, -3],
      [3, 0],
      [0, 3],
      [-3, 0],
    ] as const
  )[turn];
  return (
    <>
      <G transform={`rotate(${turn * 90}) translate(0 -20)`}>
        <PaintingMark layers={DOOR} {...AS_IT_IS} />
      </G>
      <Corner words={numberOf(object)} x={x} y={y} />
    </>
  );
}

/** A door's number or the charges left. */
const numberOf = ({ mark, charges }: FieldObject): string | undefined =>
  mark ?? (charges === undefined ? undefined : String(charges));

/** Traps on their point, people and tokens round, the rest square. */
function Plate({ kind }: { readonly kind: FieldObjectKind }) {
  const { colors } = useTheme();
  const tone = colors.tones[kind === 'trap' ? 'danger' : kind === 'npc' ? 'ok' : 'yellow'];
  const look = { fill: colors.surface, stroke: tone.graphic, strokeWidth: 2 } as const;
  return (
    <>
      {kind === 'trap' ? (
        <Path d="M0 -19L19 0L0 19L-19 0z" {...look} strokeLinejoin="round" />
      ) : kind === 'npc' || kind === 'token' ? (
        <Circle r={15.5} {...look} />
      ) : (
        <Rect x={-15} y={-15} width={30} height={30} rx={7} {...look} />
      )}
      <IconMark name={OBJECT_SIGNS[kind]} color={tone.text} size={22} cx={0} cy={0} />
    </>
  );
}

interface CornerProps {
  readonly words: string | undefined;
  readonly x: number;
  readonly y: number;
}

function Corner({ words, x, y }: CornerProps) {
  const { colors } = useTheme();
  const { yellow } = colors.tones;
  if (words === undefined) return null;
  const width = Math.max(18, markWidth(words, 10.4) + 9);
  return (
    <>
      <Rect
        x={x - width / 2}
        y={y - 9}
        width={width}
        height={18}
        rx={6}
        fill={yellow.fill}
        stroke="#2a2119"
        strokeWidth={1.4}
      />
      <NumberMark words={words} x={x} y={y} height={10.4} ink={yellow.onFill} />
    </>
  );
}
