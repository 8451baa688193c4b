import { Circle, G, Path, Text } from 'react-native-svg';
import { EMBLEM_BOX } from '@/src/ui/icons/drawing';
import { badgeLayers, type EmblemDrawing } from '@/src/ui/icons/emblems/emblem';
import { EMBLEMS, type EmblemId } from '@/src/ui/icons/emblems/registry';
import { PaintingMark } from '@/src/ui/icons/Painting';
import { BASE_PAINT, family, PAINTED_BASES, useTheme, type ColourPalette } from '@/src/ui/theme';
import type { BoardFigure, BoardSide } from '@/src/ui/board/model';
import { notches } from '../rings';

const PLAIN: Readonly<Record<BoardSide, EmblemId>> = {
  hero: 'hero',
  monster: 'monster',
  ally: 'hero',
  npc: 'hero',
};

export const plainEmblem = (side: BoardSide): EmblemId => PLAIN[side];

const drawingOf = ({ emblem, side }: BoardFigure): EmblemDrawing => EMBLEMS[emblem ?? PLAIN[side]];

/** Of the plastic base; heroes have the rim of their emblem. */
export const basePaint = (figure: BoardFigure): { readonly fill: string; readonly edge: string } =>
  figure.base === undefined
    ? { fill: drawingOf(figure).rim, edge: '#15120d' }
    : { fill: BASE_PAINT[figure.base].fill, edge: '#15120d' };

/** Whoever cannot act lies grey on the ground. */
const greyed = (emblem: EmblemDrawing, { sunken, muted, outline }: ColourPalette) => ({
  ...emblem,
  ground: sunken,
  ink: muted,
  accent: muted,
  rim: outline,
});

/** Side of the emblem's paper; its disc is 82 hundredths of a field. */
const SIZE = 36;

const LYING = { transform: 'rotate(90)' } as const;

/** Emblem and base. Who is hidden is seen faintly in a broken ring; who is unconscious lies down, grey. */
export function FigureFace({ figure }: { readonly figure: BoardFigure }) {
  const { colors } = useTheme();
  const { unconscious } = figure;
  const hidden = isHidden(figure);
  const known = drawingOf(figure);
  const emblem = unconscious ? greyed(known, colors) : known;
  const drawing = figure.emblem === undefined ? { ...emblem, charges: [] } : emblem;
  return (
    <>
      <G opacity={hidden ? 0.62 : 1} {...(unconscious ? LYING : {})}>
        <PaintingMark layers={badgeLayers(drawing)} box={EMBLEM_BOX} size={SIZE} cx={0} cy={0} />
        {figure.emblem === undefined ? <Initials words={figure.initials} ink={emblem.ink} /> : null}
      </G>
      {hidden || unconscious ? (
        <Circle r={16} fill="none" stroke="#15120d" strokeWidth={3.4} />
      ) : (
        <BaseRing figure={figure} />
      )}
      {hidden ? <BrokenRing ink="#f2eeff" dash="4 5.4" /> : null}
      {unconscious ? <BrokenRing ink={colors.tones.danger.graphic} dash="9 7.8" /> : null}
    </>
  );
}

const isHidden = ({ badges }: BoardFigure): boolean =>
  badges.some(({ icon }) => icon === 'stealth');

interface BrokenRingProps {
  readonly ink: string;
  readonly dash: string;
}

const BrokenRing = ({ ink, dash }: BrokenRingProps) => (
  <Circle r={16} fill="none" stroke={ink} strokeWidth={2.4} strokeDasharray={dash} />
);

/** For figures without an emblem of their own. */
const Initials = ({ words, ink }: { readonly words: string; readonly ink: string }) => (
  <Text
    y={words.length > 1 ? 2.6 : 4}
    textAnchor="middle"
    fill={ink}
    fontFamily={family('heavy')}
    fontSize={words.length > 1 ? 14 : 17}
  >
    {words}
  </Text>
);

/** Each base colour has a pattern too: notches, and from the seventh on a second line. */
function BaseRing({ figure }: { readonly figure: BoardFigure }) {
  const { fill, edge } = basePaint(figure);
  const { base } = figure;
  const order = base === undefined ? 0 : PAINTED_BASES.indexOf(base);
  const onFill = base === undefined ? edge : BASE_PAINT[base].onFill;
  return (
    <>
      <Circle r={16} fill="none" stroke={edge} strokeWidth={base === undefined ? 3.4 : 5} />
      <Circle r={16} fill="none" stroke={fill} strokeWidth={base === undefined ? 2.2 : 3.8} />
      {order < 6 ? null : <Circle r={16} fill="none" stroke={onFill} strokeWidth={0.8} />}
      {order % 6 === 0 ? null : (
        <Path d={notches(order % 6, 14.1, 17.9)} stroke={onFill} strokeWidth={1.8} />
      )}
    </>
  );
}
