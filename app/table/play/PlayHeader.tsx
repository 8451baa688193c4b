import { useNavigation } from '@react-navigation/native';
import { useTranslation } from 'react-i18next';
import { IconButton, ScreenHeader } from '../../../src/ui';
import { useTitle } from '../../shell/useTitle';
import { useGameView } from '../../wiring/game';
import { useTable } from './table-context';

export function PlayHeader() {
  const { t } = useTranslation();
  const { chapter, round, title } = useTable().adventure;
  useTitle(t('table.title'));
  return (
    <ScreenHeader
      caption={
        round === 0 ? t('table.captionBefore', { chapter }) : t('table.caption', { chapter, round })
      }
      title={title}
      actions={<HeaderActions />}
    />
  );
}

function HeaderActions() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const { undo, redo } = useTable();
  const campaign = useGameView(({ open }) => open?.id ?? '');
  const canUndo = useGameView(({ open }) => open?.canUndo ?? false);
  const canRedo = useGameView(({ open }) => open?.canRedo ?? false);
  const history = () =>
    navigation.navigate('Logbook', { screen: 'History', params: { campaign }, initial: false });
  return (
    <>
      <IconButton icon="undo" label={t('table.undo')} disabled={!canUndo} onPress={undo} />
      <IconButton icon="redo" label={t('table.redo')} disabled={!canRedo} onPress={redo} />
      <IconButton icon="history" label={t('table.history')} onPress={history} />
    </>
  );
}
