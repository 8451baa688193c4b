import type { AbilitiesCase, ActingMonsterCase, Immunity, TokensCase } from './case';
import { CRITERIA, IMMUNITIES } from './case';
import type { Chance } from './chance';
import type { Theme } from './generator-themes';

type Attack = ActingMonsterCase['attack'];

function attackOf(chance: Chance, theme: Theme): Attack {
  if (theme.attack !== 'any') return theme.attack;
  return chance.pick(['melee', 'melee', 'melee', 'ranged', 'ranged', 'magic']);
}

function manyTargets(chance: Chance, theme: Theme, attack: Attack): AbilitiesCase {
  const many = chance.pick([1, 2, 2, 2, 3, 4]);
  if (!chance.percent(theme.manyTargets)) return {};
  if (chance.percent(45)) return { strike: many };
  return attack === 'melee' ? { cleave: many } : { multishot: many };
}

function abilitiesOf(chance: Chance, theme: Theme, attack: Attack): AbilitiesCase {
  const criterion = chance.percent(84) ? chance.pick(CRITERIA) : null;
  const flag = (name: keyof AbilitiesCase, percent: number): AbilitiesCase =>
    chance.percent(percent) ? { [name]: true } : chance.percent(4) ? { [name]: false } : {};
  return {
    ...manyTargets(chance, theme, attack),
    ...(criterion === null ? {} : { [criterion]: true }),
    ...(chance.percent(theme.trample) ? { trample: chance.between(1, 3) } : {}),
    ...flag('jump', theme.jump),
    ...flag('slaughter', theme.slaughter),
    ...flag('ambush', theme.ambush),
    ...flag('vicious', 10),
    ...flag('attackTwice', 10),
  };
}

function tokensOf(chance: Chance, theme: Theme): TokensCase {
  const token = (percent: number) => chance.percent(percent);
  return {
    ...(token(theme.condition) ? { slow: true } : {}),
    ...(token(theme.condition) ? { knockDown: true } : {}),
    ...(token(theme.condition) ? { stun: true } : {}),
    ...(token(theme.condition) ? { intimidate: chance.between(0, 4) } : {}),
    ...(token(theme.condition) ? { moveBonus: chance.between(0, 2) } : {}),
    ...(token(theme.condition) ? { damageBonus: chance.between(0, 3) } : {}),
  };
}

/** Everything about the acting monster but where it stands. */
export function randomMonster(chance: Chance, theme: Theme): Omit<ActingMonsterCase, 'at'> {
  const attack = attackOf(chance, theme);
  const wide = chance.percent(1);
  const immunities: Immunity[] = IMMUNITIES.filter(() => chance.percent(theme.immune));
  return {
    id: 'monster',
    size: chance.percent(theme.large) ? 'large' : 'small',
    move: wide ? chance.pick([8, 10, 12, 99]) : chance.between(...theme.move),
    attack,
    damage: chance.between(0, 6),
    ...(chance.percent(95) ? { abilities: abilitiesOf(chance, theme, attack) } : {}),
    ...(immunities.length > 0 || chance.percent(20) ? { immunities } : {}),
    ...(chance.percent(80) ? { tokens: tokensOf(chance, theme) } : {}),
  };
}
