import { unchanged, untold } from '@/src/rules/base/event-table';
import { logbookLine, printed } from '@/src/rules/campaign/event-entries';
import { auraLost } from '@/src/rules/campaign/logbook/evolve/aura';
import type { NotedConsequence } from '@/src/rules/campaign/sheet';
import type { AttackResult } from '@/src/rules/harm/hero-attack';
import type { Role } from '@/src/rules/model/catalogue';
import { withHero } from '../evolve/change';
import {
  freshCubes,
  ownedCubes,
  type Affliction,
  type FigureRef,
  type HeroCubes,
  type HeroImmunity,
} from '../state/hero';
import { inAdventure, inPlay, adventureLine as line } from './entries';

export const RECALLS = ['voluntary', 'forced', 'free'] as const;
export type Recall = (typeof RECALLS)[number];

const RECALLED = {
  voluntary: 'recalledVoluntary',
  forced: 'recalledForced',
  free: 'recalledFree',
} as const;

/** What heroes have on their boards, and what they roll. */
export const HERO_EVENTS = {
  cubesSet: inAdventure<{ who: FigureRef; cubes: HeroCubes | null; said: number | null }>()({
    v: 1,
    evolve: (adventure, { who, cubes, said }) =>
      withHero(adventure, who.id, (hero) => ({ ...hero, cubes, cubesSaid: said })),
    line: ({ who }) => line('cubesSet', { who }),
  }),
  recalled: inAdventure<{ who: FigureRef; recall: Recall }>()({
    v: 1,
    evolve: (adventure, { who }) =>
      withHero(adventure, who.id, (hero) => ({
        ...hero,
        cubes: hero.cubes === null ? null : freshCubes(ownedCubes(hero.cubes)),
        cubesSaid: null,
      })),
    line: ({ who, recall }) => line(RECALLED[recall], { who }),
  }),
  curseSet: inAdventure<{ who: FigureRef; curse: readonly Affliction[] }>()({
    v: 1,
    evolve: (adventure, { who, curse }) =>
      withHero(adventure, who.id, (hero) => ({ ...hero, curse })),
    line: ({ who, curse }) => line('curseSet', { who, count: curse.length }),
  }),
  traumaSet: inAdventure<{ who: FigureRef; trauma: readonly Affliction[] }>()({
    v: 1,
    evolve: (adventure, { who, trauma }) =>
      withHero(adventure, who.id, (hero) => ({ ...hero, trauma })),
    line: ({ who, trauma }) => line('traumaSet', { who, count: trauma.length }),
  }),
  /** D11: out of the hero's logbook, and told as a line of it. */
  auraLost: inPlay<{ who: FigureRef; aura: NotedConsequence }>()({
    v: 1,
    evolve: (state, { who, aura }) => ({ ...state, campaign: auraLost(state.campaign, who, aura) }),
    line: ({ who, aura }) =>
      logbookLine('auraLostByTrauma', { name: who.name, what: printed(aura.names) }),
  }),
  limitsSet: inAdventure<{ who: FigureRef; curseLimit: number; traumaLimit: number }>()({
    v: 1,
    evolve: (adventure, { who, curseLimit, traumaLimit }) =>
      withHero(adventure, who.id, (hero) => ({ ...hero, curseLimit, traumaLimit })),
    line: untold,
  }),
  roleSet: inAdventure<{ who: FigureRef; role: Role | null }>()({
    v: 1,
    evolve: (adventure, { who, role }) =>
      withHero(adventure, who.id, (hero) => ({ ...hero, role })),
    line: ({ who }) => line('roleSet', { who }),
  }),
  immunitiesSet: inAdventure<{ who: FigureRef; immunities: readonly HeroImmunity[] }>()({
    v: 1,
    evolve: (adventure, { who, immunities }) =>
      withHero(adventure, who.id, (hero) => ({ ...hero, immunities })),
    line: untold,
  }),
  heroAttacked: inAdventure<{
    who: FigureRef;
    roll: number;
    results: readonly AttackResult[];
  }>()({
    v: 1,
    evolve: unchanged,
    line: ({ who, roll, results }) =>
      line(results.some(({ hit }) => hit) ? 'heroAttacked' : 'heroMissed', { who, roll }),
  }),
  checked: inAdventure<{
    who: FigureRef;
    roll: number;
    bonus: number;
    difficulty: number;
    success: boolean;
  }>()({
    v: 1,
    evolve: unchanged,
    line: ({ who, roll, bonus, difficulty, success }) =>
      line(success ? 'checkPassed' : 'checkFailed', { who, roll, total: roll + bonus, difficulty }),
  }),
};
