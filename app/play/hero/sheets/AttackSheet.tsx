import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import {
  foesOf,
  tokensTogether,
  type AdventureHero,
  type GameEvent,
  type HeroCommand,
  type Tokens,
  type WornWeapon,
} from '@/src/rules';
import { Chip, Fold } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';
import { useNames } from '@/app/play/turn/names';
import { Warnings } from '@/app/play/parts/Warnings';
import { useDieRoom } from './die-room';
import { HeroFrame, OfHero, type HeroSheetProps } from './HeroActionSheet';
import { ATTACKER_LEVEL, HeightChoice, targetLevel, type Height } from './HeightChoice';
import { knownByMap } from './known-by-map';
import { useRoller, type Roller } from '@/app/play/dice/roller';
import { RollFooter, RollScrolled, type RollPartProps } from './RollPart';
import { AttackNotesLater } from './later';
import { TargetChips } from './TargetChips';
import { TokenChoice } from './TokenChoice';
import { hasFury, useBlowWords, UsedSkill, type SkillInUse } from './UsedSkill';
import { useDieWords } from './useDieWords';
import { useWeapon } from './useWeapon';
import { WeaponChoice } from './WeaponChoice';
import { WeaponPart } from './WeaponPart';

type WeaponAttack = Extract<HeroCommand, { kind: 'weaponAttack' }>;

interface Circumstances {
  readonly bonusDamage: number;
  /** W2: by target; the same level unless said otherwise. */
  readonly heights: Readonly<Record<string, Height>>;
  readonly doubleDamage: boolean;
  readonly onDarkness: boolean;
  readonly fury: boolean;
  readonly repeat: boolean;
  readonly bound: boolean;
  readonly tokens: Tokens;
}

const USUAL: Circumstances = {
  bonusDamage: 0,
  heights: {},
  doubleDamage: false,
  onDarkness: false,
  fury: false,
  repeat: false,
  bound: false,
  tokens: {},
};

const attackOf = (
  hero: string,
  targets: readonly string[],
  { total, ...worn }: WornWeapon,
  how: Circumstances,
): WeaponAttack => {
  const { bonusDamage, doubleDamage, onDarkness, fury, repeat, bound, tokens } = how;
  return {
    kind: 'weaponAttack',
    hero,
    level: ATTACKER_LEVEL,
    bonuses: [],
    targets: targets.map((figure) => ({
      figure,
      level: targetLevel(how.heights[figure] ?? 'same'),
    })),
    ...total,
    bonusDamage: bonusDamage + worn.bonusDamage,
    doubleDamage,
    onDarkness,
    fury,
    repeat,
    bound,
    tokens: tokensTogether(worn.tokens, tokens),
  };
};

interface AttackSheetProps extends HeroSheetProps {
  /** The skill it is made with adds to it. */
  readonly using?: SkillInUse;
}

/** W1 to W4: targets, weapon, die; the rest only if it matters. */
export function AttackSheet({ hero: id, using, onClose }: AttackSheetProps) {
  return (
    <OfHero hero={id} onClose={onClose}>
      {(hero) => <Attack hero={hero} using={using} onClose={onClose} />}
    </OfHero>
  );
}

interface AttackProps {
  readonly hero: AdventureHero;
  readonly using: SkillInUse | undefined;
  readonly onClose: () => void;
}

function Attack({ hero, using, onClose }: AttackProps) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const attack = useAttack(hero, using, onClose);
  const { foes, targets, aimAt, weapon, how, setHow, command, roll } = attack;
  const room = useDieRoom();
  return (
    <HeroFrame
      hero={hero}
      title={using?.skill.name ?? t('tableHero.actions.attack')}
      footer={room.button ? <RollFooter {...roll} /> : undefined}
      onClose={onClose}
    >
      <View style={styles.sheet}>
        <UsedSkill using={using} />
        <TargetChips
          caption={t('tableHero.attack.targets')}
          figures={foes}
          chosen={targets}
          onChange={aimAt}
        />
        <WeaponPart weapon={weapon} />
        <WeaponChoice hero={hero.id} onLeave={weapon.save} />
        <Heights targets={targets} how={how} onChange={setHow} />
        {adventure.versus === undefined ? null : (
          <AttackNotesLater hero={hero.id} targets={targets} tokens={command.tokens} rolled />
        )}
        <More furious={hasFury(hero, using)} how={how} roller={roll.roller} onChange={setHow} />
        <Warnings command={command} />
        <RollScrolled {...roll} />
      </View>
    </HeroFrame>
  );
}

/** What is said about the attack so far, and what the die does with it. */
function useAttack(hero: AdventureHero, using: SkillInUse | undefined, onDone: () => void) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const names = useNames();
  const weapon = useWeapon(hero, using?.skill);
  const foes = foesOf(adventure, hero.id);
  const only = foes.length === 1 ? foes[0] : undefined;
  const [targets, setTargets] = useState<readonly string[]>(only === undefined ? [] : [only]);
  const [how, setHow] = useState<Circumstances>(() => ({
    ...USUAL,
    ...knownByMap(adventure, hero.id, targets),
  }));
  const aimAt = (next: readonly string[]) => {
    setTargets(next);
    setHow({ ...how, ...knownByMap(adventure, hero.id, next) });
  };
  const { roller, setRoller, kept } = useRoller();
  const blowWords = useBlowWords();
  const dieWords = useDieWords(hero.id);
  const made = attackOf(hero.id, targets, weapon, how);
  const command = using === undefined ? made : { ...made, skill: using.skill.id };
  const onRoll = (typed?: number) => {
    const asked = typed === undefined ? command : { ...command, repeat: false };
    const cube = using === undefined ? [] : [using.command];
    const besides = (events: readonly GameEvent[]) =>
      [using?.told ?? '', dieWords(events)].filter((words) => words !== '').join(' · ');
    weapon.save();
    void act([...kept, ...cube, asked], {
      besides,
      done: blowWords,
      ...(typed === undefined ? {} : { dice: [typed] }),
    });
    onDone();
  };
  const missing = targets.length === 0 ? t('tableHero.attack.choose') : null;
  const told = t('tableHero.attack.against', { names: targets.map(names.one).join(', ') });
  const roll: RollPartProps = { roller, onRoller: setRoller, onRoll, missing, told };
  return { foes, targets, aimAt, weapon, how, setHow, command, roll };
}

interface HeightsProps {
  readonly targets: readonly string[];
  readonly how: Circumstances;
  readonly onChange: (how: Circumstances) => void;
}

/** W2: asked for each target; folded away until somebody stands higher. */
function Heights({ targets, how, onChange }: HeightsProps) {
  const { t } = useTranslation();
  const names = useNames();
  const [open, setOpen] = useState<boolean | null>(null);
  const known = targets.some((id) => (how.heights[id] ?? 'same') !== 'same');
  if (targets.length === 0) return null;
  return (
    <Fold label={t('tableHero.height.label')} open={open ?? known} onToggle={setOpen}>
      <View style={styles.sheet}>
        {targets.map((id) => (
          <HeightChoice
            key={id}
            {...(targets.length > 1 ? { name: names.one(id) } : {})}
            value={how.heights[id] ?? 'same'}
            onChange={(height) => onChange({ ...how, heights: { ...how.heights, [id]: height } })}
          />
        ))}
      </View>
    </Fold>
  );
}

interface MoreProps {
  readonly furious: boolean;
  readonly how: Circumstances;
  readonly roller: Roller;
  readonly onChange: (how: Circumstances) => void;
}

/** What changes the roll or the damage now and then. */
function More({ furious, how, roller, onChange }: MoreProps) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const [open, setOpen] = useState(false);
  const chip = (name: 'doubleDamage' | 'onDarkness' | 'fury' | 'repeat' | 'bound') => (
    <Chip
      label={t(`tableHero.attack.${name}`)}
      selected={how[name]}
      onPress={() => onChange({ ...how, [name]: !how[name] })}
    />
  );
  return (
    <>
      {adventure.rules.darknessInPlay ? (
        <View style={styles.chips}>{chip('onDarkness')}</View>
      ) : null}
      <Fold label={t('tableHero.attack.more')} open={open} onToggle={setOpen}>
        <View style={styles.sheet}>
          <View style={styles.chips}>
            {chip('doubleDamage')}
            {furious ? chip('fury') : null}
            {roller === 'app' ? chip('repeat') : null}
            {chip('bound')}
          </View>
          <TokenChoice
            caption={t('tableHero.attack.tokens')}
            tokens={how.tokens}
            onChange={(tokens) => onChange({ ...how, tokens })}
            bonusDamage={how.bonusDamage}
            onBonusDamage={(bonusDamage) => onChange({ ...how, bonusDamage })}
          />
        </View>
      </Fold>
    </>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: 16 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
