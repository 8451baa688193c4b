import type { AbilitiesCase, ActionAnswer, MonsterAnswer, MonsterCase, TokensCase } from './case';
import { CRITERIA } from './case';
import type { Switch } from './switches';
import { oracleMonsterTurn } from './turn';

/** Whether the case has what the rule speaks of; without it the rule cannot decide and is not tried. */
export function mayMatter(rule: Switch, scenario: MonsterCase, answer: MonsterAnswer): boolean {
  if (rule.startsWith('K2:')) return criterionMatters(rule, scenario, answer);
  return WHERE[rule]?.(scenario, answer) ?? true;
}

function criterionMatters(rule: Switch, scenario: MonsterCase, { ranking }: MonsterAnswer) {
  const name = rule.replace('K2:', '').replace('-tie', '');
  const { abilities = {} } = scenario.monster;
  const own = CRITERIA.find((criterion) => abilities[criterion] === true) ?? 'standard';
  return ranking.length > 1 && (name === 'pvp' ? scenario.mode === 'pvp' : name === own);
}

type Where = (scenario: MonsterCase, answer: MonsterAnswer) => boolean;

const fights: Where = (_, { action }) => action === 'attack' || action === 'move';
const ranked: Where = (_, { ranking }) => ranking.length > 1;
const terrain =
  (letters: RegExp) =>
  ({ board }: MonsterCase) =>
    board.terrain.some((row) => letters.test(row));
const levelTwo: Where = ({ board }) =>
  (board.levels ?? []).some((row) => row.includes('2')) ||
  (board.bridges ?? []).some(({ level }) => level === 2);
const hidden: Where = ({ heroes, allies = [] }) =>
  [...heroes, ...allies].some((figure) => figure.hidden === true);
const attack =
  (kind: string) =>
  ({ monster }: MonsterCase) =>
    monster.attack === kind;
const ability =
  (name: keyof AbilitiesCase) =>
  ({ monster }: MonsterCase) =>
    Boolean(monster.abilities?.[name]);
const token =
  (name: keyof TokensCase) =>
  ({ monster }: MonsterCase) =>
    Boolean(monster.tokens?.[name]);
const action = (name: ActionAnswer) => (_: MonsterCase, answer: MonsterAnswer) =>
  answer.action === name;
const large: Where = ({ monster }) => monster.size === 'large';
const all =
  (...parts: readonly Where[]): Where =>
  (scenario, answer) =>
    parts.every((part) => part(scenario, answer));

const WHERE: Partial<Record<Switch, Where>> = {
  G6: ({ board }) => board.bridges !== undefined,
  G8: all(terrain(/[~LMS]/), ({ board }) => board.darkness !== undefined),
  O3: large,
  'M1:slow': token('slow'),
  'M1:knockDown': token('knockDown'),
  'M1:bonus': token('moveBonus'),
  'M2:climb': levelTwo,
  'M2:fall': levelTwo,
  M3: terrain(/~/),
  M4: terrain(/[LMS]/),
  M5: ability('jump'),
  M6: ability('trample'),
  M7: all(large, terrain(/[~LMS]/)),
  M8: ({ monster: { tokens = {}, immunities = [], size } }) =>
    Object.keys(tokens).length > 0 && (immunities.length > 0 || size === 'large'),
  'K1:hidden': hidden,
  'K1:pvp': all(hidden, ({ mode }) => mode === 'pvp'),
  'K1:unconscious': ({ heroes }) => heroes.some(({ unconscious }) => unconscious === true),
  'K3:primary': all(ranked, ({ primary }) => primary !== undefined),
  'K3:slaughter': all(ranked, ability('slaughter'), ({ npcs = [] }) => npcs.length > 0),
  'A1:bound': attack('ranged'),
  'A2:cleave': ability('cleave'),
  'A2:multishot': ability('multishot'),
  'A2:strike': ability('strike'),
  A3: all(hidden, fights, ability('strike')),
  T1: all(fights, ranked),
  T2: all(fights, ranked),
  T3: fights,
  T4: all(fights, ({ allies = [] }) => allies.length > 0),
  T5: action('approach'),
  'T5:bound': all(action('stay'), attack('ranged')),
  'T5:taken-away': action('approach'),
  'T5:straight': action('approach'),
  'T5:ally': all(action('approach'), (_, { ranking }) => ranking.length === 0),
  T6: action('stay'),
  T7: action('move'),
  P1a: terrain(/[LMS]/),
  'P2:immune': all(terrain(/[LMS]/), ({ monster: { immunities = [] } }) =>
    immunities.some((one) => one === 'burn' || one === 'poison' || one === 'bleed'),
  ),
  P4: (_, { options }) => options.length > 1,
  D7: ability('ambush'),
};

/** The ranking itself is left out: a rule decides only if the players would see another turn. */
const turnOf = ({ action, options }: MonsterAnswer): string => JSON.stringify([action, options]);

export function decides(rule: Switch, scenario: MonsterCase, answer: MonsterAnswer): boolean {
  if (!mayMatter(rule, scenario, answer)) return false;
  return turnOf(oracleMonsterTurn(scenario, new Set([rule]))) !== turnOf(answer);
}
