import { useNavigation } from '@react-navigation/native';
import { useTranslation } from '@/src/i18n/translation';
import { EmptyState, Screen } from '@/src/ui';
import { lazyScreen } from '../wiring/lazy-screen';
import { useTitle } from '../wiring/useTitle';
import { CampaignGate } from '../play/campaign/CampaignGate';

const OpenBoard = lazyScreen(async () => (await import('./OpenBoard')).OpenBoard);

/** The map of the open campaign's adventure. */
export function BoardScreen() {
  const { t } = useTranslation();
  useTitle(t('board.title'));
  return <CampaignGate open={OpenBoard} none={NoCampaign} />;
}

function NoCampaign() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  return (
    <Screen caption={t('shell.appName')} title={t('board.title')}>
      <EmptyState
        icon="board"
        title={t('board.empty.noCampaign')}
        text={t('board.empty.noCampaignText')}
        action={{
          label: t('shell.empty.tableAction'),
          onPress: () => navigation.navigate('Logbook', { screen: 'LogbookHome' }),
        }}
        secondAction={{
          label: t('board.empty.toTable'),
          onPress: () => navigation.navigate('Table', { screen: 'TableHome' }),
        }}
      />
    </Screen>
  );
}
