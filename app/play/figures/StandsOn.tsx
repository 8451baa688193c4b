import { useTranslation } from '@/src/i18n/translation';
import { isOnDarkness, type FigureCommand, type Ground, type Position } from '@/src/rules';
import { Chip } from '@/src/ui';
import { useAdventure, useMoves } from '../context/table-context';
import { Wrap } from '../parts/Wrap';

interface Standing {
  readonly id: string;
  readonly on: readonly Ground[];
}

const stands = (
  { id }: Standing,
  entered: readonly Ground[],
  on: readonly Ground[],
): FigureCommand => ({ kind: 'enterGround', figure: id, entered, on, falls: 0 });

export const leaveDarkness = (figure: Standing): FigureCommand =>
  stands(
    figure,
    [],
    figure.on.filter((ground) => ground !== 'darkness'),
  );

export const enterDarkness = (figure: Standing): FigureCommand =>
  stands(figure, ['darkness'], ['darkness']);

interface StandsOnProps {
  readonly figure: Standing & { readonly at: Position | null };
}

/** N11, N14: one tap onto darkness, with its damage, or off it. On the map its field says it. */
export function StandsOn({ figure }: StandsOnProps) {
  const { t } = useTranslation();
  const { act } = useMoves();
  const inPlay = useAdventure(({ rules }) => rules.darknessInPlay);
  const dark = isOnDarkness(figure);
  if (figure.at !== null || !(inPlay || dark)) return null;
  const move = dark ? leaveDarkness(figure) : enterDarkness(figure);
  return (
    <Wrap>
      <Chip
        icon="darkness"
        tone="darkness"
        label={t(dark ? 'tableFigure.stands.dark' : 'tableFigure.stands.enter')}
        hint={t(dark ? 'tableFigure.stands.leaveHint' : 'tableFigure.stands.enterHint')}
        selected={dark}
        onPress={() => void act(move)}
      />
    </Wrap>
  );
}
