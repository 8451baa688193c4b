import { useTranslation } from 'react-i18next';
import { EmptyState, Screen } from '../../src/ui';
import { useTitle } from '../shell/useTitle';

export function BoardScreen() {
  const { t } = useTranslation();
  useTitle(t('shell.tabs.board'));
  return (
    <Screen caption={t('shell.appName')} title={t('shell.tabs.board')}>
      <EmptyState
        icon="board"
        title={t('shell.empty.boardTitle')}
        text={t('shell.empty.boardText')}
      />
    </Screen>
  );
}
