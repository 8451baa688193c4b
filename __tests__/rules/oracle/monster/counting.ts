import type { MonsterAnswer, MonsterCase } from './case';
import type { Switch } from './switches';
import { oracleMonsterTurn } from './turn';

/** Whether the case has what the rule speaks of; without it the rule cannot decide and is not tried. */
export function mayMatter(rule: Switch, scenario: MonsterCase, answer: MonsterAnswer): boolean {
  const { monster, heroes, allies = [], npcs = [], board, mode } = scenario;
  const { abilities = {}, tokens = {}, immunities = [], size } = monster;
  const ranked = answer.ranking.length > 1;
  const quiet = answer.action === 'approach' || answer.action === 'stay';
  const heights = board.levels !== undefined || board.bridges !== undefined;
  const fights = answer.action === 'attack' || answer.action === 'move';
  const criterion = (
    ['bloodseeker', 'defiant', 'relentless', 'reckoner', 'covetous'] as const
  ).find((name) => abilities[name] === true);
  const [group, part] = rule.split(':');
  if (group === 'K2' && part !== undefined) {
    const name = part.replace('-tie', '');
    if (!ranked) return false;
    return name === 'pvp' ? mode === 'pvp' : (criterion ?? 'standard') === name;
  }
  switch (rule) {
    case 'G6':
      return board.bridges !== undefined;
    case 'G8':
      return board.darkness !== undefined;
    case 'O3':
    case 'M7':
      return size === 'large';
    case 'M1:slow':
      return tokens.slow === true;
    case 'M1:knockDown':
      return tokens.knockDown === true;
    case 'M1:bonus':
      return (tokens.moveBonus ?? 0) > 0;
    case 'M2:climb':
    case 'M2:fall':
      return heights;
    case 'M3':
      return board.terrain.some((row) => row.includes('~'));
    case 'M4':
    case 'P1a':
    case 'P2:immune':
      return board.terrain.some((row) => /[LMS]/.test(row));
    case 'M5':
      return abilities.jump === true;
    case 'M6':
      return abilities.trample !== undefined;
    case 'M8':
      return immunities.length > 0 || size === 'large';
    case 'K1:hidden':
    case 'K1:pvp':
    case 'A3':
      return [...heroes, ...allies].some(({ hidden }) => hidden === true);
    case 'K1:unconscious':
      return heroes.some(({ unconscious }) => unconscious === true);
    case 'K3:primary':
      return ranked && scenario.primary !== undefined;
    case 'K3:slaughter':
      return ranked && abilities.slaughter === true && npcs.length > 0;
    case 'A1:reach':
      return monster.attack !== 'magic';
    case 'A1:bound':
      return monster.attack === 'ranged';
    case 'A2:cleave':
      return (abilities.cleave ?? 1) > 1;
    case 'A2:multishot':
      return (abilities.multishot ?? 1) > 1;
    case 'A2:strike':
      return abilities.strike !== undefined;
    case 'T1':
    case 'T2':
    case 'T4':
      return fights;
    case 'T3':
      return allies.length > 0 && fights;
    case 'T5':
    case 'T5:bound':
    case 'T5:taken-away':
    case 'T5:straight':
      return quiet;
    case 'T5:ally':
      return quiet && allies.length > 0;
    case 'T6':
      return answer.action === 'stay';
    case 'T7':
      return answer.action === 'move';
    case 'P4':
      return answer.options.length > 1;
    case 'D7':
      return abilities.ambush === true;
    default:
      return true;
  }
}

/** The ranking itself is left out: a rule decides only if the players would see another turn. */
const turnOf = ({ action, options }: MonsterAnswer): string => JSON.stringify([action, options]);

export function decides(rule: Switch, scenario: MonsterCase, answer: MonsterAnswer): boolean {
  if (!mayMatter(rule, scenario, answer)) return false;
  return turnOf(oracleMonsterTurn(scenario, new Set([rule]))) !== turnOf(answer);
}
