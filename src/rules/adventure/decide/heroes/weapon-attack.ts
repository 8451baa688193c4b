import {
  attackBonus,
  heroAttack,
  isSumNeeded,
  type AttackedTarget,
  type AttackResult,
} from '@/src/rules/harm/hero-attack';
import type { RollSum } from '@/src/rules/adventure/events/heroes';
import type { HeroCommand } from '@/src/rules/adventure/commands';
import { recallIfEmpty } from '@/src/rules/adventure/consequences/cubes';
import { harm } from '@/src/rules/adventure/consequences/harm';
import { takeTokens, tokensOn } from '@/src/rules/adventure/consequences/tokens';
import { cardOfMonster, refOf, theHero } from '@/src/rules/adventure/play/figures';
import { allyIn, heroIn, monsterIn } from '@/src/rules/adventure/state/figures';
import type { Play } from '@/src/rules/adventure/play';
import { withPassive } from '@/src/rules/adventure/state/immunity';
import { tokenCount, type Tokens } from '@/src/rules/adventure/state/tokens';
import { tokensTogether } from '@/src/rules/model/tokens';
import { againstHidden } from '@/src/rules/adventure/attacks/against-hidden';
import { intimidationIn } from '@/src/rules/adventure/attacks/intimidation';
import { isMarkedFor } from '@/src/rules/adventure/attacks/spell-sum';
import { checkNumber } from '../check';
import { checkTokens, MAX_AMOUNT } from '../figures/named';
import { actingHero, checkHasToken } from './acting';
import { isThreatened, threatenFoes } from './against-heroes';
import { checkTargets, giveCollateral, intimidationOff, payFury } from './attack-effects';
import { damageOnDie, gainOnDie, tokensOnDie, triggeredBy } from './on-die';

type WeaponAttack = Extract<HeroCommand, { kind: 'weaponAttack' }>;

const DIE = 20;
const MAX_LEVEL = 2;
const MAX_ACCURACY = 40;
const MAX_BONUSES = 20;

function checkNumbers(command: WeaponAttack): void {
  const { targets, bonuses, modifier } = command;
  for (const level of [command.level, ...targets.map((target) => target.level)]) {
    checkNumber(level, 0, MAX_LEVEL);
  }
  checkNumber(bonuses.length, 0, MAX_BONUSES);
  for (const bonus of [modifier, ...bonuses, command.bonusDamage]) {
    checkNumber(bonus, -MAX_AMOUNT, MAX_AMOUNT);
  }
  checkNumber(command.accuracy, 0, MAX_ACCURACY);
  checkNumber(command.damage, 0, MAX_AMOUNT);
  checkNumber(command.crit, 1, DIE);
  checkTokens(command.tokens);
}

const isImmuneToStealth = ({ adventure }: Play, id: string): boolean => {
  const monster = monsterIn(adventure, id);
  if (monster) {
    const { face } = cardOfMonster(adventure, monster);
    return withPassive(adventure, id, face).immunities.includes('stealth');
  }
  return heroIn(adventure, id)?.immunities.includes('stealth') ?? false;
};

const hpOf = ({ adventure }: Play, id: string): number =>
  (heroIn(adventure, id) ?? monsterIn(adventure, id))?.hp ?? allyIn(adventure, id)?.toughness ?? 1;

const attacked = (play: Play, { figure, level }: WeaponAttack['targets'][number]) =>
  ({
    id: figure,
    level,
    hp: hpOf(play, figure),
    shield: tokenCount(tokensOn(play, figure), 'shield'),
    immuneToStealth: isImmuneToStealth(play, figure),
  }) satisfies AttackedTarget;

/** W1 to W3 for all targets with one roll; a mark counts only where it lies. */
function results(
  play: Play,
  command: WeaponAttack,
  roll: number,
  more: number,
): readonly AttackResult[] {
  const { tokens } = theHero(play, command.hero);
  const attack = {
    roll,
    modifier: command.modifier,
    crit: command.crit,
    accuracy: command.accuracy,
    weaponDamage: command.damage,
    doubleDamage: command.doubleDamage,
    onDarkness: command.onDarkness,
    bonusDamage: command.bonusDamage + more,
    attackerLevel: command.level,
    fromStealth: tokenCount(tokens, 'stealth') > 0,
    intimidate: intimidationIn(play.adventure, command.hero),
  };
  return command.targets.flatMap((target) => {
    const marked = isMarkedFor(play.adventure, target.figure, command.hero);
    const bonuses = [
      ...command.bonuses,
      againstHidden(play.adventure, command.hero, target.figure),
    ];
    return heroAttack({ ...attack, bonuses, marked }, [attacked(play, target)]);
  });
}

/** W2: told where one sum decides for all targets. */
function sumOf(
  { adventure }: Play,
  command: WeaponAttack,
  roll: number,
): { readonly sum?: RollSum } {
  const { level: attackerLevel, targets, crit, accuracy } = command;
  const bonuses = targets.map(
    ({ level, figure }) =>
      attackBonus({ ...command, attackerLevel }, level) +
      againstHidden(adventure, command.hero, figure),
  );
  const [bonus, ...others] = new Set(bonuses);
  if (bonus === undefined || others.length > 0 || !isSumNeeded({ roll, crit })) return {};
  return { sum: { bonus, needed: accuracy } };
}

const anyHit = (all: readonly AttackResult[]): boolean => all.some(({ hit }) => hit);

/** W5 REROLL: one failed roll once again; the second counts. */
function rolled(play: Play, command: WeaponAttack): number {
  const roll = play.draw(DIE, 'W1');
  const again = command.repeat === true && !anyHit(results(play, command, roll, 0));
  return again ? play.draw(DIE, 'W5') : roll;
}

function deliver(play: Play, hero: string, tokens: Tokens, { id, damage }: AttackResult): void {
  const by = refOf(play, hero);
  const lost = harm(play, id, { amount: damage, preventable: true, by, cause: 'W3' });
  if (lost > 0) giveCollateral(play, hero, id, tokens);
}

export function weaponAttack(play: Play, command: WeaponAttack): void {
  const { hero: id, fury, targets } = command;
  const hero = actingHero(play, id);
  if (fury) checkHasToken(hero, 'fury');
  checkNumbers(command);
  checkTargets(
    play,
    targets.map(({ figure }) => figure),
  );
  const roll = rolled(play, command);
  const triggered = triggeredBy(play, id, roll, command.skill);
  const tokens = tokensTogether(command.tokens, tokensOnDie(triggered));
  const furious = fury && anyHit(results(play, command, roll, 0));
  const all = results(play, command, roll, damageOnDie(triggered) + (furious ? 1 : 0));
  const told = { who: refOf(play, id), roll, results: all, ...sumOf(play, command, roll) };
  play.add({ type: 'heroAttacked', v: 1, cause: 'W1', ...told });
  if (furious) payFury(play, id);
  gainOnDie(play, id, triggered);
  const hit = all.filter((result) => result.hit);
  for (const result of hit) if (!isThreatened(play, result.id)) deliver(play, id, tokens, result);
  threatenFoes(play, { by: id, tokens, hits: hit });
  takeTokens(play, id, ['stealth'], 'C5');
  intimidationOff(play, id);
  recallIfEmpty(play, id);
}
