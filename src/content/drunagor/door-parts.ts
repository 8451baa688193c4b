import type { MonsterColour, Rank, SetupStep, Spawn } from '@/src/rules';
import type { MonsterId, ScenarioMonsterId } from './monsters';

export const SETUP: SetupStep = { kind: 'start' };
export const door = (number: number): SetupStep => ({ kind: 'door', number });
export const namedDoor = (en: string, de: string): SetupStep => ({ kind: 'named-door', en, de });
export const page = (number: number): SetupStep => ({ kind: 'page', page: number });

/** Each line holds from that number of heroes on. */
export const random = (fromHeroes: number, colour: MonsterColour, rank: Rank): Spawn => ({
  kind: 'random',
  fromHeroes,
  colour,
  rank,
});

export const named = (fromHeroes: number, monster: MonsterId, rank: Rank): Spawn => ({
  kind: 'named',
  fromHeroes,
  monster,
  rank,
});

export const scenario = (fromHeroes: number, monster: ScenarioMonsterId): Spawn => ({
  kind: 'scenario',
  fromHeroes,
  monster,
});

export const commander = (fromHeroes: number): Spawn => ({ kind: 'commander', fromHeroes });
