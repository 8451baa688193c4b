import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { LONGEST_NAME } from '../../../../src/rules';
import { Button, Chip, Text, TextField } from '../../../../src/ui';
import { useGlossarySheet } from '../../../glossary/sheet-context';
import { useTable } from '../../play/table-context';
import { Warnings } from '../../play/Warnings';
import { HeroSheet, type HeroSheetProps } from './HeroSheet';
import { TrapDie } from './TrapDie';

/** Z3, Z4: the item into the bag, then the trap die. */
export function ChestSheet({ hero, onClose }: HeroSheetProps) {
  const { t } = useTranslation();
  return (
    <HeroSheet hero={hero} title={t('tableHero.actions.chest')} onClose={onClose}>
      {() => <Chest hero={hero} onClose={onClose} />}
    </HeroSheet>
  );
}

function Chest({ hero, onClose }: HeroSheetProps) {
  const { t } = useTranslation();
  const glossary = useGlossarySheet();
  const { adventure, act } = useTable();
  const [item, setItem] = useState('');
  const search = (safe: boolean, dice?: readonly number[]) => {
    const command = { kind: 'searchChest', hero, item: item.trim(), safe } as const;
    void act(command, { tell: true, ...(dice === undefined ? {} : { dice }) });
    onClose();
  };
  return (
    <View style={styles.sheet}>
      <TextField
        label={t('tableHero.chest.item')}
        hint={t('tableHero.chest.hint')}
        value={item}
        onChangeText={setItem}
        maxLength={LONGEST_NAME}
      />
      <Warnings command={{ kind: 'searchChest', hero, item: '', safe: true }} />
      <TrapDie onRoll={(dice) => search(false, dice)} />
      <Button
        {...{ kind: 'quiet', size: 'small' }}
        label={t('tableHero.chest.safe')}
        onPress={() => search(true)}
      />
      <View style={styles.chips}>
        <Chip
          keyword
          label={t('tableHero.chest.rule')}
          onPress={() => glossary.open('search-chest')}
        />
      </View>
      {adventure.found.length === 0 ? null : (
        <Text ink="muted">{t('tableHero.chest.found', { items: adventure.found.join(', ') })}</Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: 16 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
