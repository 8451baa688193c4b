import { useNavigation } from '@react-navigation/native';
import { useTranslation } from '@/src/i18n/translation';
import { EmptyState, Screen } from '@/src/ui';
import { lazyScreen } from '../wiring/lazy-screen';
import { useTitle } from '../wiring/useTitle';
import { CampaignGate } from '../play/campaign/CampaignGate';
import { DemoRow } from './demo/DemoRow';

const OpenTable = lazyScreen(async () => (await import('./OpenTable')).OpenTable);

export function TableScreen() {
  const { t } = useTranslation();
  useTitle(t('table.title'));
  return <CampaignGate open={OpenTable} none={NoCampaign} />;
}

function NoCampaign() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  return (
    <Screen caption={t('shell.appName')} title={t('table.title')}>
      <DemoRow />
      <EmptyState
        icon="table"
        title={t('shell.empty.tableTitle')}
        text={t('table.empty.text')}
        action={{
          label: t('table.empty.create'),
          onPress: () => navigation.navigate('Logbook', { screen: 'NewCampaign', initial: false }),
        }}
        secondAction={{
          label: t('shell.empty.tableAction'),
          onPress: () => navigation.navigate('Logbook', { screen: 'LogbookHome' }),
        }}
      />
    </Screen>
  );
}
