import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { IconButton, Text, useTheme } from '@/src/ui';
import { GuideFrame } from '@/app/play/guide/GuideFrame';
import { useAdventure, useMoves } from '@/app/play/context/table-context';
import { useHistoryScreen } from '@/app/play/context/useHistoryScreen';
import { Whereabouts } from '@/app/play/parts/Whereabouts';
import { useGameView } from '@/app/wiring/game';

/** Where we are; undo, redo and history, as at the table. */
export function BoardHeader() {
  const { scaled } = useTheme();
  const title = useAdventure((adventure) => adventure.title);
  return (
    <View style={styles.header}>
      <View style={[styles.words, { flexBasis: scaled(130) }]}>
        <Whereabouts />
        <Text variant="heading" level={1}>
          {title}
        </Text>
      </View>
      <Actions />
    </View>
  );
}

function Actions() {
  const { t } = useTranslation();
  const { undo, redo } = useMoves();
  const history = useHistoryScreen();
  const canUndo = useGameView(({ open }) => open?.canUndo ?? false);
  const canRedo = useGameView(({ open }) => open?.canRedo ?? false);
  return (
    <View style={styles.actions}>
      <View>
        <IconButton icon="undo" label={t('table.undo')} disabled={!canUndo} onPress={undo} />
        <GuideFrame at="undo" />
      </View>
      <IconButton icon="redo" label={t('table.redo')} disabled={!canRedo} onPress={redo} />
      <IconButton icon="history" label={t('table.history')} onPress={history} />
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
    paddingTop: 12,
    paddingBottom: 8,
  },
  words: { flexGrow: 1, flexShrink: 1 },
  actions: { flexDirection: 'row', flexWrap: 'wrap', gap: 6, marginLeft: 'auto' },
});
