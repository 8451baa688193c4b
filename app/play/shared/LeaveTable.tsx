import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { Button, Row, Text, useSnackbar } from '@/src/ui';
import { answered, useTables, useTableWords } from '@/app/wiring/tables';

/** Asked once more: coming back makes a second campaign of it. */
export function LeaveTable({ onLeft }: { readonly onLeft: () => void }) {
  const { t } = useTranslation();
  const tables = useTables();
  const words = useTableWords();
  const { show } = useSnackbar();
  const [asked, setAsked] = useState(false);
  const leave = async () => {
    const left = await answered(tables.leave());
    show(
      left.ok ? { text: t('sharedTable.leave.done') } : { text: words(left.error), refused: true },
    );
    if (left.ok) onLeft();
  };
  if (!asked)
    return (
      <Row
        icon="door"
        title={t('sharedTable.leave.action')}
        subtitle={t('sharedTable.leave.text')}
        onPress={() => setAsked(true)}
      />
    );
  return (
    <View style={styles.sure}>
      <Text>{t('sharedTable.leave.sure')}</Text>
      <View style={styles.buttons}>
        <Button
          kind="danger"
          label={t('sharedTable.leave.yes')}
          onPress={() => void leave()}
          grow
        />
        <Button
          kind="quiet"
          label={t('sharedTable.leave.no')}
          onPress={() => setAsked(false)}
          grow
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  sure: { gap: 10 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 10 },
});
