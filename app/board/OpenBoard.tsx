import { useNavigation } from '@react-navigation/native';
import { useTranslation } from '@/src/i18n/translation';
import { EmptyState, Screen } from '@/src/ui';
import { MainActionProvider } from '../play/context/main-action';
import { SheetHost, SheetsProvider } from '../play/context/sheets';
import { TableProvider, useAdventure } from '../play/context/table-context';
import { Shortcuts } from '@/app/play/shortcuts/Shortcuts';
import { useGameView } from '../wiring/game';
import { DeskProvider, useIsBuilding } from './desk/desk-context';
import { BoardPage } from './frame/BoardPage';

/** With a running adventure: the same table behind it, so that its panels work here too. */
export function OpenBoard() {
  const adventure = useGameView(({ open }) => open?.state.adventure ?? null);
  if (adventure === null) return <NoAdventure />;
  return (
    <TableProvider adventure={adventure}>
      <MainActionProvider>
        <SheetsProvider>
          <DeskProvider key={adventure.startedAt}>
            <BoardPage />
            <BoardShortcuts />
          </DeskProvider>
          <SheetHost />
        </SheetsProvider>
      </MainActionProvider>
    </TableProvider>
  );
}

/** The table's keys, on the map too; while building a letter would end a turn nobody looks at. */
function BoardShortcuts() {
  const building = useIsBuilding();
  const mapped = useAdventure(({ map }) => map !== null);
  return building || !mapped ? null : <Shortcuts />;
}

function NoAdventure() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  return (
    <Screen caption={t('shell.appName')} title={t('board.title')}>
      <EmptyState
        icon="board"
        title={t('board.empty.noAdventure')}
        text={t('board.empty.noAdventureText')}
        action={{
          label: t('board.empty.toTable'),
          onPress: () => navigation.navigate('Table', { screen: 'TableHome' }),
        }}
      />
    </Screen>
  );
}
