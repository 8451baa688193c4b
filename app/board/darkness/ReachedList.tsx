import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { Section, Text } from '@/src/ui';
import { FigureAvatar } from '@/app/play/parts/FigureAvatar';
import { useBoardNames } from '../run/board-names';
import type { Spreading } from './useSpreading';

/** N3, N10: who suffers from this tile, and how much. */
export function ReachedList({ spreading: { spread, option } }: { readonly spreading: Spreading }) {
  const { t } = useTranslation();
  const names = useBoardNames();
  const crushed = spread.result === 'crushed';
  const reached = crushed ? spread.crushed : (option?.reached ?? []);
  if (spread.result === 'none') return null;
  return (
    <Section caption={t(crushed ? 'boardTurn.darkness.crushedWho' : 'boardTurn.darkness.reached')}>
      {reached.length === 0 ? <Text ink="muted">{t('boardTurn.darkness.nobody')}</Text> : null}
      {reached.map(({ id, damage }) => (
        <View key={id} style={styles.line}>
          <FigureAvatar id={id} size={34} />
          <Text variant="label" ink="danger">
            {t('boardTurn.darkness.damage', { name: names.one(id), damage })}
          </Text>
        </View>
      ))}
    </Section>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: 10 },
});
