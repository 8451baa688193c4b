import { useTranslation } from 'react-i18next';
import { EmptyState, Screen } from '../../src/ui';
import { useTitle } from '../shell/useTitle';

export function LogbookScreen() {
  const { t } = useTranslation();
  useTitle(t('shell.tabs.logbook'));
  return (
    <Screen caption={t('shell.appName')} title={t('shell.tabs.logbook')}>
      <EmptyState
        icon="logbook"
        title={t('shell.empty.logbookTitle')}
        text={t('shell.empty.logbookText')}
      />
    </Screen>
  );
}
