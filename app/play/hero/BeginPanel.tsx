import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { leaderOf } from '@/src/rules';
import { Button, Card, Chip, Text } from '@/src/ui';
import { useGlossarySheet } from '@/app/wiring/glossary-sheet';
import { useGameWords } from '../words/useGameWords';
import { useMainAction } from '../context/main-action';
import { figureName, useGoOn, useNextLabel } from '../turn/next-up';
import { useSheets } from '../context/sheets';
import { useTable } from '../context/table-context';
import { SummonSheet } from '../setup/SummonSheet';

/** Everything stands: the first turn is one tap away. */
export function BeginPanel() {
  const { t } = useTranslation();
  const words = useGameWords();
  const glossary = useGlossarySheet();
  const sheets = useSheets();
  const { adventure } = useTable();
  const leader = leaderOf(adventure);
  useMainAction({ label: useNextLabel(), onPress: useGoOn() });
  return (
    <Card>
      <Text variant="heading">{t('tableHero.begin.title')}</Text>
      <Text ink="muted">
        {adventure.monsters.length === 0
          ? t('tableHero.begin.empty')
          : t('tableHero.begin.ready', { count: adventure.monsters.length })}
      </Text>
      {leader === null ? null : (
        <Text>{t('tableHero.begin.leader', { name: figureName(adventure, leader, words) })}</Text>
      )}
      <Button
        kind="quiet"
        size="small"
        icon="door"
        label={t('tableHero.begin.summon')}
        onPress={() => sheets.open((close) => <SummonSheet onClose={close} />)}
      />
      <View style={styles.chips}>
        <Chip
          keyword
          label={t('tableHero.begin.track')}
          onPress={() => glossary.open('initiative-track')}
        />
        <Chip keyword label={t('tableHero.begin.round')} onPress={() => glossary.open('round')} />
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
