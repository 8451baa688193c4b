import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { IconButton, Text, useTheme } from '@/src/ui';
import { useTitle } from '@/app/wiring/useTitle';
import { useGameView } from '@/app/wiring/game';
import { GuideFrame } from '@/app/play/guide/GuideFrame';
import { useHintDone } from '@/app/play/parts/Hints';
import { Whereabouts } from '@/app/play/parts/Whereabouts';
import { MenuSheet } from './MenuSheet';
import { useSheets } from '@/app/play/context/sheets';
import { useAdventure, useMoves } from '@/app/play/context/table-context';
import { TableChip } from '@/app/play/shared/TableChip';
import { useHistoryScreen } from '@/app/play/context/useHistoryScreen';

/** Where we are; undo, redo, history and the menu never move. */
export function PlayHeader() {
  const { t } = useTranslation();
  const title = useAdventure((adventure) => adventure.title);
  const { scaled } = useTheme();
  const words = { fontSize: scaled(18), lineHeight: scaled(21) };
  useTitle(t('table.title'));
  return (
    <View style={styles.header}>
      <View style={styles.words}>
        <Whereabouts />
        <Text variant="heading" level={1} numberOfLines={2} style={words}>
          {title}
        </Text>
      </View>
      <HeaderActions />
      <TableChip />
    </View>
  );
}

function HeaderActions() {
  const { t } = useTranslation();
  const { undo, redo } = useMoves();
  const sheets = useSheets();
  const history = useHistoryScreen();
  const canUndo = useGameView(({ open }) => open?.canUndo ?? false);
  const canRedo = useGameView(({ open }) => open?.canRedo ?? false);
  const hintDone = useHintDone('undo');
  const takeBack = () => {
    hintDone();
    undo();
  };
  const menu = () => sheets.open((close) => <MenuSheet onClose={close} />);
  return (
    <View style={styles.actions}>
      <View>
        <IconButton icon="undo" label={t('table.undo')} disabled={!canUndo} onPress={takeBack} />
        <GuideFrame at="undo" />
      </View>
      <IconButton icon="redo" label={t('table.redo')} disabled={!canRedo} onPress={redo} />
      <IconButton icon="history" label={t('table.history')} onPress={history} />
      <IconButton icon="menu-dots" label={t('table.menu.title')} onPress={menu} />
    </View>
  );
}

const styles = StyleSheet.create({
  header: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 8,
    paddingHorizontal: 16,
    paddingTop: 8,
    paddingBottom: 4,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 130 },
  actions: { flexDirection: 'row', flexWrap: 'wrap', gap: 4, marginLeft: 'auto' },
});
