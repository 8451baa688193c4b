import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import {
  bonusForCubes,
  checkChance,
  CUBE_COLOURS,
  ownedCubes,
  type AdventureHero,
  type CheckBonus,
  type CubeColour,
  type CubeCounts,
  type HeroCommand,
} from '@/src/rules';
import { Chip, Live, Section, Text } from '@/src/ui';
import { useGlossarySheet } from '@/app/wiring/glossary-sheet';
import { useMoves } from '@/app/play/context/table-context';
import { HeroActionSheet, type HeroSheetProps } from './HeroActionSheet';
import { useRoller } from '@/app/play/dice/roller';
import { RollPart } from './RollPart';
import { NumberField } from '@/app/play/parts/NumberField';
import { NumberStepper, signed } from '@/app/play/parts/NumberStepper';

const MOST_DIFFICULTY = 40;

/** W5: d20 and bonus against the difficulty; the matching path succeeds at once. */
export function CheckSheet({ hero, onClose }: HeroSheetProps) {
  const { t } = useTranslation();
  return (
    <HeroActionSheet hero={hero} title={t('tableHero.actions.check')} onClose={onClose}>
      {(figure) => <Check figure={figure} onClose={onClose} />}
    </HeroActionSheet>
  );
}

function Check({
  figure,
  onClose,
}: {
  readonly figure: AdventureHero;
  readonly onClose: () => void;
}) {
  const hero = figure.id;
  const { t } = useTranslation();
  const { act } = useMoves();
  const [more, setMore] = useState(0);
  const [each, setEach] = useState<CheckBonus<CubeColour> | null>(null);
  const [difficulty, setDifficulty] = useState<number | null>(null);
  const [repeat, setRepeat] = useState(false);
  const { roller, setRoller, kept } = useRoller();
  const owned = figure.cubes === null ? null : ownedCubes(figure.cubes);
  const bonus = more + (owned === null || each === null ? 0 : bonusForCubes(owned, each));
  const check = (path: boolean, typed?: number) => {
    const again = repeat && typed === undefined;
    const against = { bonus, difficulty: difficulty ?? 0 };
    const command: HeroCommand = { kind: 'check', hero, ...against, path, repeat: again };
    void act([...kept, command], typed === undefined ? {} : { dice: [typed] });
    onClose();
  };
  return (
    <View style={styles.sheet}>
      <NumberField
        label={t('tableHero.check.difficulty')}
        value={difficulty}
        most={MOST_DIFFICULTY}
        onChange={setDifficulty}
      />
      <NumberStepper
        label={t('tableHero.check.bonus')}
        value={more}
        min={-20}
        max={20}
        shown={signed(more)}
        onChange={setMore}
      />
      {owned === null ? null : <PerCube owned={owned} each={each} onChange={setEach} />}
      {difficulty === null ? null : (
        <Chance bonus={bonus} chance={checkChance(bonus, difficulty, repeat && roller === 'app')} />
      )}
      <Besides
        repeat={roller === 'app' ? repeat : null}
        onRepeat={setRepeat}
        onPath={() => check(true)}
      />
      <RollPart
        roller={roller}
        onRoller={setRoller}
        onRoll={(typed) => check(false, typed)}
        missing={difficulty === null ? t('tableHero.check.missing') : null}
      />
    </View>
  );
}

interface BesidesProps {
  /** Null: the table's own die is on the table, and so is its second roll. */
  readonly repeat: boolean | null;
  readonly onRepeat: (repeat: boolean) => void;
  readonly onPath: () => void;
}

function Besides({ repeat, onRepeat, onPath }: BesidesProps) {
  const { t } = useTranslation();
  const glossary = useGlossarySheet();
  return (
    <View style={styles.chips}>
      <Chip icon="check" label={t('tableHero.check.path')} onPress={onPath} />
      {repeat === null ? null : (
        <Chip
          label={t('tableHero.attack.repeat')}
          selected={repeat}
          onPress={() => onRepeat(!repeat)}
        />
      )}
      <Chip keyword label={t('tableHero.check.rule')} onPress={() => glossary.open('checks')} />
    </View>
  );
}

function Chance({ bonus, chance }: { readonly bonus: number; readonly chance: number }) {
  const { t } = useTranslation();
  return (
    <Live>
      <Text variant="label">{t('tableHero.check.chance', { bonus: signed(bonus), chance })}</Text>
    </Live>
  );
}

interface PerCubeProps {
  readonly owned: CubeCounts;
  readonly each: CheckBonus<CubeColour> | null;
  readonly onChange: (each: CheckBonus<CubeColour> | null) => void;
}

const USUAL_EACH = 2;

/** W5: all cubes he owns count, not only those he has left. */
function PerCube({ owned, each, onChange }: PerCubeProps) {
  const { t } = useTranslation();
  const pick = (colour: CubeColour) =>
    onChange(each?.colour === colour ? null : { colour, each: each?.each ?? USUAL_EACH });
  return (
    <Section caption={t('tableHero.check.cubes')}>
      <View style={styles.chips}>
        {CUBE_COLOURS.map((colour) => (
          <Chip
            key={colour}
            label={`${t(`words.cube.${colour}`)} ${owned[colour]}`}
            selected={each?.colour === colour}
            onPress={() => pick(colour)}
          />
        ))}
      </View>
      {each === null ? null : (
        <NumberStepper
          label={t('tableHero.check.each')}
          value={each.each}
          min={1}
          max={10}
          shown={signed(each.each)}
          onChange={(next) => onChange({ ...each, each: next })}
        />
      )}
    </Section>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: 16 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
