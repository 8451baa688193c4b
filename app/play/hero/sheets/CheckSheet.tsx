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
import { Chip, Section } from '@/src/ui';
import { useGlossarySheet } from '@/app/wiring/glossary-sheet';
import { useMoves } from '@/app/play/context/table-context';
import { useDieRoom } from './die-room';
import { HeroFrame, OfHero, type HeroSheetProps } from './HeroActionSheet';
import { useRoller } from '@/app/play/dice/roller';
import { RollFooter, RollScrolled, type RollPartProps } from './RollPart';
import { NumberField } from '@/app/play/parts/NumberField';
import { NumberStepper, signed } from '@/app/play/parts/NumberStepper';

const MOST_DIFFICULTY = 40;

/** W5: d20 and bonus against the difficulty; the matching path succeeds at once. */
export function CheckSheet({ hero, onClose }: HeroSheetProps) {
  return (
    <OfHero hero={hero} onClose={onClose}>
      {(figure) => <Check figure={figure} onClose={onClose} />}
    </OfHero>
  );
}

interface CheckProps {
  readonly figure: AdventureHero;
  readonly onClose: () => void;
}

function Check({ figure, onClose }: CheckProps) {
  const { t } = useTranslation();
  const room = useDieRoom();
  const { owned, each, setEach, more, setMore, difficulty, setDifficulty, ...last } = useCheck(
    figure,
    onClose,
  );
  const { repeat, setRepeat, byPath, roll } = last;
  return (
    <HeroFrame
      hero={figure}
      title={t('tableHero.actions.check')}
      footer={room.button ? <RollFooter {...roll} /> : undefined}
      onClose={onClose}
    >
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
        <Besides
          repeat={roll.roller === 'app' ? repeat : null}
          onRepeat={setRepeat}
          onPath={byPath}
        />
        <RollScrolled {...roll} />
      </View>
    </HeroFrame>
  );
}

/** What is said about the check so far, and what the die does with it. */
function useCheck(figure: AdventureHero, onDone: () => void) {
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
    const command: HeroCommand = {
      kind: 'check',
      hero: figure.id,
      ...against,
      path,
      repeat: again,
    };
    void act([...kept, command], typed === undefined ? {} : { dice: [typed] });
    onDone();
  };
  const chance = checkChance(bonus, difficulty ?? 0, repeat && roller === 'app');
  const roll: RollPartProps = {
    roller,
    onRoller: setRoller,
    onRoll: (typed) => check(false, typed),
    missing: difficulty === null ? t('tableHero.check.missing') : null,
    told: t('tableHero.check.chance', { bonus: signed(bonus), chance }),
  };
  const said = { owned, each, setEach, more, setMore, difficulty, setDifficulty };
  return { ...said, repeat, setRepeat, byPath: () => check(true), roll };
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
