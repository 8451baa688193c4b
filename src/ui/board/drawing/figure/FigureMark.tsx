import { memo } from 'react';
import { Circle, G, Line, Path, Rect } from 'react-native-svg';
import { useTheme, type ColourPalette } from '@/src/ui/theme';
import type { BoardFigure } from '@/src/ui/board/model';
import { BOARD_PAINT } from '../paint';
import { FIELD } from '../path';
import { Conditions, FarConditions } from './Conditions';
import { DamageStar } from './DamageStar';
import { basePaint, FigureFace } from './FigureFace';
import { HpPlate } from './HpPlate';

interface FigureBodyProps {
  readonly figure: BoardFigure;
  readonly target: boolean;
}

interface FigureSignsProps {
  readonly figure: BoardFigure;
  /** What is about to hit it. */
  readonly damage?: number | undefined;
  /** Seen so small that its signs are fewer and larger. */
  readonly far?: boolean;
}

/** A large one is a small one, only so much bigger that its zone's corners stay open to the ground. */
const GROWN = { transform: 'scale(1.45)' } as const;

const placeOf = ({ x, y, large }: BoardFigure): string => {
  const middle = large ? FIELD : FIELD / 2;
  return `translate(${x * FIELD + middle} ${y * FIELD + middle})`;
};

/** A figure alone, from above: its emblem on its base, hit points below it, conditions above it. */
export const FigureMark = memo(function FigureMark({
  figure,
  target,
  ...signs
}: FigureBodyProps & FigureSignsProps) {
  return (
    <>
      <FigureBody figure={figure} target={target} />
      <FigureSigns figure={figure} {...signs} />
    </>
  );
});

/** Its emblem on its base. */
export const FigureBody = memo(function FigureBody({ figure, target }: FigureBodyProps) {
  const { colors } = useTheme();
  const { large } = figure;
  return (
    <G transform={placeOf(figure)}>
      {large ? <ZoneFrame figure={figure} /> : null}
      <G {...(large ? GROWN : {})}>
        {figure.active ? <ActiveGlow first={figure.y === 0} /> : null}
        <Circle cx={1} cy={3} r={17} fill="#000000" fillOpacity={0.38} />
        <FigureFace figure={figure} />
        {target ? <TargetRing colors={colors} /> : null}
      </G>
    </G>
  );
});

/** What is said about it; no neighbour's base lies over that. */
export const FigureSigns = memo(function FigureSigns(props: FigureSignsProps) {
  const { figure, damage, far = false } = props;
  const { large, badges } = figure;
  return (
    <G transform={placeOf(figure)}>
      <HpPlate figure={figure} far={far} />
      {far ? (
        <FarConditions badges={badges} large={large} />
      ) : (
        <Conditions badges={badges} large={large} />
      )}
      {damage === undefined ? null : <DamageStar damage={damage} large={large} far={far} />}
    </G>
  );
});

/** The base of a large one is a frame around its zone: what lies there is seen through it. */
function ZoneFrame({ figure }: { readonly figure: BoardFigure }) {
  const { fill, edge } = basePaint(figure);
  const frame = { x: -36.4, y: -36.4, width: 72.8, height: 72.8, rx: 12 } as const;
  return (
    <>
      <Rect {...frame} fill="#000000" fillOpacity={0.14} stroke={edge} strokeWidth={6.4} />
      <Rect {...frame} fill="none" stroke={fill} strokeWidth={4} />
    </>
  );
}

/** Above the figure; beside it in the first row, where the letters of the columns are. */
const ABOVE = {} as const;
const BESIDE = { transform: 'rotate(90)' } as const;

/** The one whose turn it is: nothing else on the board is lit like this, nor has a pointer. */
function ActiveGlow({ first }: { readonly first: boolean }) {
  const { colors, scheme } = useTheme();
  const { fill, ring, rim } = BOARD_PAINT[scheme].glow;
  return (
    <>
      <Circle r={30} fill={fill} fillOpacity={0.22} />
      <Circle r={25.6} fill={fill} fillOpacity={0.42} />
      <Circle r={21.8} fill={fill} stroke={rim} strokeWidth={1.2} />
      <Circle r={19.4} fill="none" stroke={ring} strokeWidth={2.8} />
      <Path
        d="M-7.5 -32.5L7.5 -32.5L0 -23.5z"
        fill={colors.tones.ember.text}
        stroke={colors.background}
        strokeWidth={1.6}
        {...(first ? BESIDE : ABOVE)}
      />
    </>
  );
}

/** Cross hairs, so that a target is more than red. */
function TargetRing({ colors }: { readonly colors: ColourPalette }) {
  const { text } = colors.tones.danger;
  return (
    <>
      <Circle r={20} fill="none" stroke={colors.background} strokeOpacity={0.6} strokeWidth={4.6} />
      <Circle r={20} fill="none" stroke={text} strokeWidth={2.6} strokeDasharray="9 4.2" />
      {[0, 90, 180, 270].map((turn) => (
        <Line
          key={turn}
          x1={0}
          x2={0}
          y1={-24}
          y2={-17}
          stroke={text}
          strokeWidth={2.6}
          transform={`rotate(${turn})`}
        />
      ))}
    </>
  );
}
