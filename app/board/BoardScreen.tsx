import { useNavigation } from '@react-navigation/native';
import { useTranslation } from 'react-i18next';
import { EmptyState, Progress, Screen } from '../../src/ui';
import { lazyScreen } from '../shell/lazy-screen';
import { useTitle } from '../shell/useTitle';
import { useTableCampaign } from '../table/useTableCampaign';

const OpenBoard = lazyScreen(async () => (await import('./OpenBoard')).OpenBoard);

/** The map of the open campaign's adventure. */
export function BoardScreen() {
  const { t } = useTranslation();
  useTitle(t('board.title'));
  switch (useTableCampaign()) {
    case 'open':
      return <OpenBoard />;
    case 'opening':
      return (
        <Screen>
          <Progress label={t('table.opening')} />
        </Screen>
      );
    case 'none':
      return <NoCampaign />;
  }
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
