import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { HeroCommand } from '@/src/rules';
import { Chip } from '@/src/ui';
import { useGlossarySheet } from '@/app/wiring/glossary-sheet';
import { useTable } from '@/app/play/context/table-context';
import { HeroActionSheet, type HeroSheetProps } from './HeroActionSheet';
import { RollPart, type Roller } from './RollPart';
import { NumberStepper, signed } from './Steppers';

const USUAL_DIFFICULTY = 12;

/** W5: d20 and bonus against the difficulty; the matching path succeeds at once. */
export function CheckSheet({ hero, onClose }: HeroSheetProps) {
  const { t } = useTranslation();
  return (
    <HeroActionSheet hero={hero} title={t('tableHero.actions.check')} onClose={onClose}>
      {() => <Check hero={hero} onClose={onClose} />}
    </HeroActionSheet>
  );
}

function Check({ hero, onClose }: HeroSheetProps) {
  const { t } = useTranslation();
  const glossary = useGlossarySheet();
  const { adventure, act } = useTable();
  const [bonus, setBonus] = useState(0);
  const [difficulty, setDifficulty] = useState(USUAL_DIFFICULTY);
  const [repeat, setRepeat] = useState(false);
  const [roller, setRoller] = useState<Roller>(adventure.rules.dice);
  const check = (path: boolean, typed?: number) => {
    const again = repeat && typed === undefined;
    const command: HeroCommand = { kind: 'check', hero, bonus, difficulty, path, repeat: again };
    void act(command, { tell: true, ...(typed === undefined ? {} : { dice: [typed] }) });
    onClose();
  };
  return (
    <View style={styles.sheet}>
      <NumberStepper
        label={t('tableHero.check.difficulty')}
        value={difficulty}
        min={1}
        max={40}
        onChange={setDifficulty}
      />
      <NumberStepper
        label={t('tableHero.check.bonus')}
        value={bonus}
        min={-20}
        max={20}
        shown={signed(bonus)}
        onChange={setBonus}
      />
      <View style={styles.chips}>
        <Chip icon="check" label={t('tableHero.check.path')} onPress={() => check(true)} />
        {roller === 'app' ? (
          <Chip
            label={t('tableHero.attack.repeat')}
            selected={repeat}
            onPress={() => setRepeat(!repeat)}
          />
        ) : null}
        <Chip keyword label={t('tableHero.check.rule')} onPress={() => glossary.open('checks')} />
      </View>
      <RollPart roller={roller} onRoller={setRoller} onRoll={(typed) => check(false, typed)} />
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: 16 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
