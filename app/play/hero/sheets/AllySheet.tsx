import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { alliesOf, LONGEST_NAME, type AllyKind } from '@/src/rules';
import { Button, Card, Chip, IconButton, Row, SegmentedControl, TextField } from '@/src/ui';
import { useGlossarySheet } from '@/app/wiring/glossary-sheet';
import { useTable } from '@/app/play/context/table-context';
import { HeroActionSheet, type HeroSheetProps } from './HeroActionSheet';
import { NumberStepper } from './Steppers';

/** F2, F3: his animal, his companions. */
export function AllySheet({ hero, onClose }: HeroSheetProps) {
  const { t } = useTranslation();
  return (
    <HeroActionSheet hero={hero} title={t('tableHero.actions.ally')} onClose={onClose}>
      {() => (
        <View style={styles.sheet}>
          <Present hero={hero} />
          <Add hero={hero} onClose={onClose} />
        </View>
      )}
    </HeroActionSheet>
  );
}

function Present({ hero }: { readonly hero: string }) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const allies = alliesOf(adventure, hero);
  if (allies.length === 0) return null;
  return (
    <Card padding="tight" gap={4}>
      {allies.map(({ id, name, kind }) => {
        const title = name === '' ? t(`table.figures.${kind}`) : name;
        return (
          <Row
            key={id}
            icon="npc"
            tone="ok"
            title={title}
            subtitle={t(`table.figures.${kind}`)}
            right={
              <IconButton
                icon="trash"
                on="raised"
                label={t('tableHero.allies.remove', { name: title })}
                onPress={() => void act({ kind: 'removeAlly', ally: id }, { tell: true })}
              />
            }
          />
        );
      })}
    </Card>
  );
}

function Add({ hero, onClose }: HeroSheetProps) {
  const { t } = useTranslation();
  const glossary = useGlossarySheet();
  const { act } = useTable();
  const [ally, setAlly] = useState<AllyKind>('animal');
  const [name, setName] = useState('');
  const [toughness, setToughness] = useState(1);
  const add = () => {
    const tough = ally === 'animal' ? null : toughness;
    void act({ kind: 'addAlly', hero, ally, name, toughness: tough }, { tell: true });
    onClose();
  };
  return (
    <>
      <SegmentedControl
        label={t('tableHero.allies.kind')}
        value={ally}
        onChange={setAlly}
        segments={(['animal', 'companion'] as const).map((value) => ({
          value,
          label: t(`table.figures.${value}`),
        }))}
      />
      <TextField
        label={t('tableHero.allies.name')}
        value={name}
        onChangeText={setName}
        maxLength={LONGEST_NAME}
      />
      {ally === 'companion' ? (
        <NumberStepper
          label={t('tableHero.allies.toughness')}
          value={toughness}
          max={20}
          onChange={setToughness}
        />
      ) : null}
      <Button size="small" label={t('tableHero.allies.add')} onPress={add} />
      <View style={styles.chips}>
        <Chip
          keyword
          label={t('tableHero.allies.rule')}
          onPress={() => glossary.open(ally === 'animal' ? 'pet' : 'companions')}
        />
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: 16 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
