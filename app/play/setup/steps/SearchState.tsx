import { useTranslation } from '@/src/i18n/translation';
import { ErrorState, Progress, Text } from '@/src/ui';
import type { SetupSearch } from './useSetup';

interface SearchStateProps extends SetupSearch {
  /** What to say where the app has no list. */
  readonly none: string;
}

/** While a setup is looked up, and when it is not to be had; nothing when it is there. */
export function SearchState({ found, retry, none }: SearchStateProps) {
  const { t } = useTranslation();
  switch (found) {
    case 'loading':
      return <Progress label={t('tableSetup.lines.loading')} />;
    case 'none':
      return <Text ink="muted">{none}</Text>;
    case 'failed':
      return (
        <ErrorState
          title={t('tableSetup.lines.failed')}
          action={{ label: t('tableSetup.lines.retry'), onPress: retry }}
        />
      );
    default:
      return null;
  }
}
