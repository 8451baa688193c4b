import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { Weapon } from '@/src/game';
import { tokenCount, type AdventureHero, type HeroCommand, type Tokens } from '@/src/rules';
import { Chip, Fold, Text } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';
import { Warnings } from '@/app/play/parts/Warnings';
import { HeroActionSheet, type HeroSheetProps } from './HeroActionSheet';
import { HeightChoice, levelsOf, type Height } from './HeightChoice';
import { knownByMap } from './known-by-map';
import { RollPart, type Roller } from './RollPart';
import { TargetChips } from './TargetChips';
import { TokenChoice } from './TokenChoice';
import { useWeapon } from './useWeapon';
import { WeaponPart } from './WeaponPart';

type WeaponAttack = Extract<HeroCommand, { kind: 'weaponAttack' }>;

interface Circumstances {
  readonly bonusDamage: number;
  readonly height: Height;
  readonly doubleDamage: boolean;
  readonly onDarkness: boolean;
  readonly fury: boolean;
  readonly repeat: boolean;
  readonly bound: boolean;
  readonly tokens: Tokens;
}

const USUAL: Circumstances = {
  bonusDamage: 0,
  height: 'same',
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
  weapon: Weapon,
  how: Circumstances,
): WeaponAttack => {
  const { attacker, target } = levelsOf(how.height);
  const { bonusDamage, doubleDamage, onDarkness, fury, repeat, bound, tokens } = how;
  return {
    kind: 'weaponAttack',
    hero,
    level: attacker,
    bonuses: [],
    targets: targets.map((figure) => ({ figure, level: target })),
    ...weapon,
    bonusDamage,
    doubleDamage,
    onDarkness,
    fury,
    repeat,
    bound,
    tokens,
  };
};

/** W1 to W4: targets, weapon, die; the rest only if it matters. */
export function AttackSheet({ hero: id, onClose }: HeroSheetProps) {
  const { t } = useTranslation();
  return (
    <HeroActionSheet hero={id} title={t('tableHero.actions.attack')} onClose={onClose}>
      {(hero) => <Attack hero={hero} onClose={onClose} />}
    </HeroActionSheet>
  );
}

function Attack({ hero, onClose }: { readonly hero: AdventureHero; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const { known, weapon, remember } = useWeapon(hero.id);
  const only = adventure.monsters.length === 1 ? adventure.monsters[0]?.id : undefined;
  const [targets, setTargets] = useState<readonly string[]>(only === undefined ? [] : [only]);
  const [how, setHow] = useState<Circumstances>(() => ({
    ...USUAL,
    ...knownByMap(adventure, hero.id, targets),
  }));
  const aimAt = (next: readonly string[]) => {
    setTargets(next);
    setHow({ ...how, ...knownByMap(adventure, hero.id, next) });
  };
  const [roller, setRoller] = useState<Roller>(adventure.rules.dice);
  const command = attackOf(hero.id, targets, weapon, how);
  const roll = (typed?: number) => {
    const asked = typed === undefined ? command : { ...command, repeat: false };
    void act(asked, { tell: true, ...(typed === undefined ? {} : { dice: [typed] }) });
    remember(weapon);
    onClose();
  };
  return (
    <View style={styles.sheet}>
      <TargetChips
        caption={t('tableHero.attack.targets')}
        figures={adventure.monsters.map((monster) => monster.id)}
        chosen={targets}
        onChange={aimAt}
      />
      <WeaponPart weapon={weapon} known={known} onChange={remember} />
      <More hero={hero} how={how} roller={roller} onChange={setHow} />
      <Warnings command={command} />
      {targets.length === 0 ? <Text ink="muted">{t('tableHero.attack.choose')}</Text> : null}
      <RollPart
        roller={roller}
        onRoller={setRoller}
        onRoll={roll}
        disabled={targets.length === 0}
      />
    </View>
  );
}

interface MoreProps {
  readonly hero: AdventureHero;
  readonly how: Circumstances;
  readonly roller: Roller;
  readonly onChange: (how: Circumstances) => void;
}

/** What changes the roll or the damage now and then. */
function More({ hero, how, roller, onChange }: MoreProps) {
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
          <HeightChoice value={how.height} onChange={(height) => onChange({ ...how, height })} />
          <View style={styles.chips}>
            {chip('doubleDamage')}
            {tokenCount(hero.tokens, 'fury') > 0 ? chip('fury') : null}
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
