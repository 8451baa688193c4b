import { useTranslation } from '@/src/i18n/translation';
import type { TerrainLetter } from '@/src/rules';
import { Button, Chip, SegmentedControl, Text } from '@/src/ui';
import { useAdventure, useMoves } from '@/app/play/context/table-context';
import { useDeskMoves, useHand } from '../desk/desk-context';
import { PAINT_SPREADS, type PaintSpread } from '../desk/hand';
import { useRemembered } from '../desk/useRemembered';
import { Strip } from '../parts/Strip';
import { BRUSHES } from './brushes';

/** What is printed on the sheets: choose it, tap where it is. */
export function Paints() {
  const { t } = useTranslation();
  const hand = useHand();
  const { take, letGo } = useDeskMoves();
  const [spread, setSpread] = useRemembered<PaintSpread>('spread', 'field');
  const held = hand.kind === 'brush' ? hand.brush : null;
  const brush = BRUSHES.find(({ letter }) => letter === held);
  const widen = (next: PaintSpread) => {
    setSpread(next);
    if (held !== null) take({ kind: 'brush', brush: held, spread: next });
  };
  return (
    <>
      <Strip label={t('board.build.brush')}>
        {BRUSHES.map(({ letter, name, icon }) => (
          <Chip
            key={letter}
            icon={icon}
            label={t(`board.build.brushes.${name}`)}
            selected={letter === held}
            onPress={() =>
              letter === held ? letGo() : take({ kind: 'brush', brush: letter, spread })
            }
          />
        ))}
      </Strip>
      {brush === undefined ? null : (
        <>
          <SegmentedControl
            label={t('board.build.reach')}
            segments={PAINT_SPREADS.map((value) => ({
              value,
              label: t(`board.build.reaches.${value}`),
            }))}
            value={spread}
            onChange={widen}
          />
          <Text variant="small" ink="muted">
            {t('board.build.paintText', { brush: t(`board.build.brushes.${brush.name}`) })}
          </Text>
          <Everywhere letter={brush.letter} name={t(`board.build.brushes.${brush.name}`)} />
        </>
      )}
    </>
  );
}

/** G7 for the whole map: one step, one undo. */
function Everywhere({ letter, name }: { readonly letter: TerrainLetter; readonly name: string }) {
  const { t } = useTranslation();
  const { act } = useMoves();
  const sheets = useAdventure(({ map }) => map?.sheets);
  if (sheets === undefined || sheets.length < 2) return null;
  const paint = () =>
    void act(sheets.map(({ id }) => ({ kind: 'paint', sheet: id, as: letter }) as const));
  return (
    <Button
      kind="quiet"
      size="small"
      label={t('board.build.paintAll', { brush: name })}
      onPress={paint}
    />
  );
}
