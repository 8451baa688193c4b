import { useNavigation } from '@react-navigation/native';
import { useTranslation } from 'react-i18next';
import { EmptyState, Progress, Screen } from '../../src/ui';
import { useTitle } from '../shell/useTitle';
import { useGameView } from '../wiring/game';
import { DemoRow } from './demo/DemoRow';
import { MainActionProvider } from './play/main-action';
import { PlayScreen } from './play/PlayScreen';
import { TableProvider } from './play/table-context';
import { StartPage } from './setup/StartPage';
import { useTableCampaign } from './useTableCampaign';

export function TableScreen() {
  const { t } = useTranslation();
  useTitle(t('table.title'));
  switch (useTableCampaign()) {
    case 'open':
      return <OpenTable />;
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

/** Listens to the adventure alone: what else changes in the campaign does not redraw the table. */
function OpenTable() {
  const adventure = useGameView(({ open }) => open?.state.adventure ?? null);
  if (adventure === null) return <StartPage />;
  return (
    <TableProvider adventure={adventure}>
      <MainActionProvider>
        <PlayScreen />
      </MainActionProvider>
    </TableProvider>
  );
}

function NoCampaign() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  return (
    <Screen caption={t('shell.appName')} title={t('table.title')}>
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
      <DemoRow />
    </Screen>
  );
}
