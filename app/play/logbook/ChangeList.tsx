import { useTranslation } from '@/src/i18n/translation';
import type { CampaignChange } from '@/src/rules';
import { Text } from '@/src/ui';
import { useChangeWords } from './change-words';

interface ChangeListProps {
  readonly changes: readonly CampaignChange[];
  readonly ink?: 'text' | 'muted';
}

/** Differences of V1, each with its hero's name. */
export function ChangeList({ changes, ink = 'text' }: ChangeListProps) {
  const { t } = useTranslation();
  const words = useChangeWords();
  return changes.map((change, index) => {
    const line = words(change);
    return (
      <Text key={`${index}-${line}`} variant="small" ink={ink}>
        {change.hero === null
          ? line
          : t('logbookHero.changes.ofHero', { name: change.name, change: line })}
      </Text>
    );
  });
}
