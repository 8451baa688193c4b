import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { LONGEST_NAME, type Counter } from '@/src/rules';
import { Button, IconButton, Sheet, Stepper, Text, TextField } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';

/** Whatever an adventure has the players count. */
export function CountersSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const [name, setName] = useState('');
  const add = () => {
    void act({ kind: 'setCounter', name: name.trim(), value: 0 });
    setName('');
  };
  return (
    <Sheet visible onClose={onClose} title={t('table.menu.counters')} closeLabel={t('ui.close')}>
      {adventure.counters.length === 0 ? <Text ink="muted">{t('table.counters.none')}</Text> : null}
      {adventure.counters.map((counter) => (
        <CounterLine key={counter.name} counter={counter} />
      ))}
      <TextField
        label={t('table.counters.name')}
        value={name}
        onChangeText={setName}
        maxLength={LONGEST_NAME}
        onSubmit={add}
      />
      <Button
        kind="quiet"
        size="small"
        icon="plus"
        label={t('table.counters.add')}
        disabled={name.trim() === ''}
        onPress={add}
      />
    </Sheet>
  );
}

function CounterLine({ counter: { name, value } }: { readonly counter: Counter }) {
  const { t } = useTranslation();
  const { act } = useTable();
  return (
    <View style={styles.line}>
      <Text variant="label" style={styles.words}>
        {name}
      </Text>
      <Stepper
        label={name}
        value={value}
        min={-999}
        max={999}
        lessLabel={t('ui.less', { what: name })}
        moreLabel={t('ui.more', { what: name })}
        onChange={(next) => void act({ kind: 'setCounter', name, value: next })}
      />
      <IconButton
        icon="trash"
        on="raised"
        label={t('table.counters.remove', { name })}
        onPress={() => void act({ kind: 'setCounter', name, value: null }, { tell: true })}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 100 },
});
