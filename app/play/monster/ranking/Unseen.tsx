import { useTranslation } from '@/src/i18n/translation';
import { heroIn, type QuickRanking } from '@/src/rules';
import { Text } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';
import { listed, useNames } from '@/app/play/turn/names';

/** K1: whom it does not see, and why. */
export function Unseen({ ranking }: { readonly ranking: QuickRanking }) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const names = useNames();
  if (ranking.unseen.length === 0) return null;
  const said = ranking.unseen.map((id) => {
    const down = heroIn(adventure, id)?.unconscious ?? false;
    return t(down ? 'tableTurn.ranking.down' : 'tableTurn.ranking.hidden', { name: names.one(id) });
  });
  return (
    <Text variant="small" ink="muted">
      {t('tableTurn.ranking.unseen', { names: listed(said, t) })}
    </Text>
  );
}
