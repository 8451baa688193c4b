import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { Button, Card, Text } from '@/src/ui';
import { useTable, useTables } from '@/app/wiring/tables';

/** So much was played alone that it is not brought along unasked. */
export function Asks() {
  const { t } = useTranslation();
  const tables = useTables();
  const count = useTable(({ asks }) => asks);
  if (count === 0) return null;
  return (
    <Card gap={10}>
      <Text variant="label">{t('sharedTable.asks.title', { count })}</Text>
      <Text ink="muted">{t('sharedTable.asks.text')}</Text>
      <View style={styles.buttons}>
        <Button label={t('sharedTable.asks.bring')} onPress={() => tables.answer('bring')} grow />
        <Button
          kind="quiet"
          label={t('sharedTable.asks.aside')}
          onPress={() => tables.answer('aside')}
          grow
        />
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 10 },
});
