import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { Button, Text } from '@/src/ui';
import type { MainAction } from '@/app/play/context/main-action';
import { useSetOnMap } from '@/app/play/turn/mode-state';

/** The quiet button beside the big one: this turn as it is played without a map. */
export function useWithoutMap(): NonNullable<MainAction['beside']> {
  const { t } = useTranslation();
  const setOnMap = useSetOnMap();
  return { label: t('boardTurn.mode.without'), onPress: () => setOnMap(false) };
}

/** Above a panel without map: the way back. */
export function BackToMap() {
  const { t } = useTranslation();
  const setOnMap = useSetOnMap();
  return (
    <View style={styles.line}>
      <Text variant="small" ink="muted" style={styles.words}>
        {t('boardTurn.mode.withoutText')}
      </Text>
      <Button
        kind="quiet"
        size="small"
        icon="board"
        label={t('boardTurn.mode.onMap')}
        spoken={t('boardTurn.mode.onMapSpoken')}
        onPress={() => setOnMap(true)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 160 },
});
