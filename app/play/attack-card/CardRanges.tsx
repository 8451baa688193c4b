import { useTranslation } from '@/src/i18n/translation';
import { CARD_RANGES, withinCard } from '@/src/rules';
import { Chip, Text } from '@/src/ui';
import { useTable } from '../context/table-context';
import { useNames } from '../turn/names';
import { Wrap } from '../parts/Wrap';
import { readFromCard } from './from-map';
import type { AttackCardEntry } from './useAttackCard';

const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** U3: the commander's place on the map; each chip ticks all who are that near. */
export function CardRanges({
  draft: { card, targets, setTargets },
}: {
  readonly draft: AttackCardEntry;
}) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const names = useNames();
  const read = readFromCard(adventure, card);
  const known = CARD_RANGES.map((range) => ({
    range,
    figures: withinCard(adventure, card, range) ?? [],
  }));
  // Where two say the same, the nearer one says more.
  const ranges = known.filter(
    ({ figures }, index) => figures.length > 0 && !same(figures, known[index - 1]?.figures ?? []),
  );
  if (ranges.length === 0) return null;
  return (
    <>
      {read === null ? null : (
        <Text variant="small" ink="muted">
          {t(read.targets.length === 0 ? 'boardTurn.card.readNobody' : 'boardTurn.card.read', {
            words: read.words,
          })}
        </Text>
      )}
      <Wrap label={t('boardTurn.card.title', { name: names.one(card.owner) })}>
        {ranges.map(({ range, figures }) => (
          <Chip
            key={range}
            label={t(`boardTurn.card.tick.${range}`, { names: names.all(figures) })}
            selected={same(figures, targets)}
            onPress={() => setTargets(same(figures, targets) ? [] : figures)}
          />
        ))}
      </Wrap>
    </>
  );
}
