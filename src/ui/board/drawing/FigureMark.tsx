import { memo } from 'react';
import { Circle, G, Line, Path, Text } from 'react-native-svg';
import { IconMark, TINTS } from '@/src/ui/icons';
import { EMBLEMS, type EmblemId } from '@/src/ui/icons/emblems/registry';
import { BASE_PAINT, family, PAINTED_BASES, useTheme, type ColourPalette } from '@/src/ui/theme';
import type { BoardFigure, BoardSide } from '../model';
import { FIELD } from './path';
import { arcPath, notches } from './rings';

const PLAIN: Readonly<Record<BoardSide, EmblemId>> = {
  hero: 'hero',
  monster: 'monster',
  ally: 'hero',
  npc: 'hero',
};

export const plainEmblem = (side: BoardSide): EmblemId => PLAIN[side];

interface FigureMarkProps {
  readonly figure: BoardFigure;
  readonly target: boolean;
}

/** A figure from above: letters on a disc, its base around it, its hit points around that. */
export const FigureMark = memo(function FigureMark({ figure, target }: FigureMarkProps) {
  const { x, y, large, initials, unconscious } = figure;
  const { colors } = useTheme();
  const { ground, ink } = EMBLEMS[figure.emblem ?? PLAIN[figure.side]];
  const middle = large ? FIELD : FIELD / 2;
  // A large one is drawn as a small one, twice as big.
  const place = `translate(${x * FIELD + middle} ${y * FIELD + middle}) scale(${large ? 1.92 : 1})`;
  return (
    <G transform={place}>
      {figure.active ? <ActiveHalo colors={colors} /> : null}
      <Circle cx={1} cy={2.5} r={17.5} fill={colors.shadow} />
      <Circle r={15.5} fill={unconscious ? colors.sunken : ground} />
      <BaseRing figure={figure} />
      <Text
        y={initials.length > 1 ? 4.6 : 5.4}
        textAnchor="middle"
        fill={unconscious ? colors.muted : ink}
        fontFamily={family('heavy')}
        fontSize={initials.length > 1 ? 13 : 15.5}
      >
        {initials}
      </Text>
      {unconscious ? (
        <Path
          d="M-9 9L9 -9"
          stroke={colors.tones.danger.text}
          strokeWidth={2.6}
          strokeLinecap="round"
        />
      ) : null}
      <HpRing figure={figure} />
      {target ? <TargetRing colors={colors} /> : null}
      <Badges figure={figure} />
    </G>
  );
});

/** Each base colour has a pattern too: notches, and from the seventh on a second line. */
function BaseRing({ figure }: { readonly figure: BoardFigure }) {
  const { colors } = useTheme();
  const { base, side } = figure;
  if (base === undefined) {
    const { rim } = EMBLEMS[figure.emblem ?? PLAIN[side]];
    return <Circle r={14.6} fill="none" stroke={rim} strokeWidth={1.8} />;
  }
  const order = PAINTED_BASES.indexOf(base);
  const { fill, onFill } = BASE_PAINT[base];
  return (
    <>
      <Circle r={14.2} fill="none" stroke={colors.outline} strokeWidth={4.6} />
      <Circle r={14.2} fill="none" stroke={fill} strokeWidth={3.8} />
      {order < 6 ? null : <Circle r={14.2} fill="none" stroke={onFill} strokeWidth={0.8} />}
      <Path d={notches(order % 6, 12.3, 16.1)} stroke={onFill} strokeWidth={1.7} />
    </>
  );
}

const hpTone = (share: number): 'ok' | 'yellow' | 'danger' =>
  share > 0.5 ? 'ok' : share > 0.25 ? 'yellow' : 'danger';

function HpRing({ figure: { hp, maxHp } }: { readonly figure: BoardFigure }) {
  const { colors } = useTheme();
  if (hp === undefined || maxHp === undefined || maxHp <= 0) return null;
  const share = Math.min(1, Math.max(0, hp / maxHp));
  return (
    <>
      <Circle r={17.9} fill="none" stroke={colors.background} strokeWidth={3.2} />
      <Circle r={17.9} fill="none" stroke={colors.sunken} strokeWidth={2} />
      <Path
        d={arcPath(17.9, share)}
        fill="none"
        stroke={colors.tones[hpTone(share)].graphic}
        strokeWidth={2.4}
        strokeLinecap="butt"
      />
    </>
  );
}

/** The one whose turn it is: lit from below, with a pointer above. */
function ActiveHalo({ colors }: { readonly colors: ColourPalette }) {
  const { graphic } = colors.tones.ember;
  return (
    <>
      <Circle r={23} fill={graphic} fillOpacity={0.28} />
      <Circle r={20.6} fill={graphic} fillOpacity={0.5} />
      <Path d="M-5 -25.5L5 -25.5L0 -19.5z" fill={graphic} />
    </>
  );
}

/** Cross hairs, so that a target is more than red. */
function TargetRing({ colors }: { readonly colors: ColourPalette }) {
  const { text } = colors.tones.danger;
  return (
    <>
      <Circle r={20.2} fill="none" stroke={text} strokeWidth={2.6} />
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

const MAX_BADGES = 3;

function Badges({ figure }: { readonly figure: BoardFigure }) {
  const { colors, scheme } = useTheme();
  const { badges } = figure;
  const extra = badges.length - MAX_BADGES;
  const shown = extra > 0 ? badges.slice(0, MAX_BADGES - 1) : badges;
  const spots = [
    [14, 11],
    [3, 17.6],
    [-9, 16],
  ] as const;
  return (
    <>
      {shown.map(({ icon }, index) => {
        const [cx, cy] = spots[index] ?? spots[0];
        return (
          <G key={icon}>
            <Circle cx={cx} cy={cy} r={5.8} fill={colors.surface} stroke={colors.outline} />
            <IconMark name={icon} color={TINTS[icon][scheme]} size={9} cx={cx} cy={cy} />
          </G>
        );
      })}
      {extra > 0 ? (
        <G>
          <Circle cx={-9} cy={16} r={5.8} fill={colors.surface} stroke={colors.outline} />
          <Text
            x={-9}
            y={18.9}
            textAnchor="middle"
            fill={colors.text}
            fontFamily={family('heavy')}
            fontSize={8}
          >
            {`+${extra + 1}`}
          </Text>
        </G>
      ) : null}
    </>
  );
}
