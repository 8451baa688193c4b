import { useNavigation } from '@react-navigation/native';
import { useTranslation } from 'react-i18next';
import { EmptyState, Screen } from '../../src/ui';
import { useTitle } from '../shell/useTitle';

export function TableScreen() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  useTitle(t('shell.tabs.table'));
  return (
    <Screen caption={t('shell.appName')} title={t('shell.tabs.table')}>
      <EmptyState
        icon="table"
        title={t('shell.empty.tableTitle')}
        text={t('shell.empty.tableText')}
        action={{
          label: t('shell.empty.tableAction'),
          onPress: () => navigation.navigate('Logbook', { screen: 'LogbookHome' }),
        }}
      />
    </Screen>
  );
}
