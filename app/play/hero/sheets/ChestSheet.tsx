import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { Button, Chip, Text } from '@/src/ui';
import { useGlossarySheet } from '@/app/wiring/glossary-sheet';
import { findCommands, findName, NO_FIND } from '@/app/play/logbook/chest-find';
import { ChestFindFields } from '@/app/play/logbook/ChestFindFields';
import { useGameView } from '@/app/wiring/game';
import { useLanguage } from '@/app/wiring/language';
import { useTable } from '@/app/play/context/table-context';
import { Warnings } from '@/app/play/parts/Warnings';
import { HeroActionSheet, type HeroSheetProps } from './HeroActionSheet';
import { TrapDie } from '@/app/play/dice/TrapDie';

/** Z3, Z4: the item into the bag, then the trap die. */
export function ChestSheet({ hero, onClose }: HeroSheetProps) {
  const { t } = useTranslation();
  return (
    <HeroActionSheet hero={hero} title={t('tableHero.actions.chest')} onClose={onClose}>
      {() => <Chest hero={hero} onClose={onClose} />}
    </HeroActionSheet>
  );
}

function Chest({ hero, onClose }: HeroSheetProps) {
  const { t } = useTranslation();
  const glossary = useGlossarySheet();
  const { adventure, act } = useTable();
  const language = useLanguage();
  const campaign = useGameView(({ open }) => open?.state.campaign ?? null);
  const [find, setFind] = useState(NO_FIND);
  if (campaign === null) return null;
  const search = (safe: boolean, dice?: readonly number[]) => {
    const item = findName(find, language);
    const commands = [
      { kind: 'searchChest', hero, item, safe } as const,
      ...findCommands(campaign, hero, find),
    ];
    void act(commands, { tell: true, ...(dice === undefined ? {} : { dice }) });
    onClose();
  };
  return (
    <View style={styles.sheet}>
      <ChestFindFields campaign={campaign} hero={hero} find={find} onChange={setFind} />
      <Warnings command={{ kind: 'searchChest', hero, item: '', safe: true }} />
      <TrapDie onRoll={(dice) => search(false, dice)} />
      <Button
        kind="quiet"
        size="small"
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
