import { useTranslation } from 'react-i18next';
import { EmptyState, Screen } from '../../../src/ui';

export function StartPage() {
  const { t } = useTranslation();
  return (
    <Screen caption={t('shell.appName')} title={t('shell.tabs.table')}>
      <EmptyState icon="table" title={t('shell.empty.tableTitle')} />
    </Screen>
  );
}
