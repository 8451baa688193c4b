import { unchanged, untold } from '@/src/rules/base/event-table';
import { logbookLine, printed } from '@/src/rules/campaign/event-entries';
import { auraLost } from '@/src/rules/campaign/logbook/evolve/aura';
import type { CubeColour } from '@/src/rules/campaign/cubes';
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

/** W2: what was added to the die, and what the sum had to reach. */
export interface RollSum {
  readonly bonus: number;
  readonly needed: number;
}

/** `8 + 2 = 10`. */
const sumWords = (roll: number, bonus: number): string =>
  bonus === 0
    ? String(roll)
    : `${roll} ${bonus < 0 ? '−' : '+'} ${Math.abs(bonus)} = ${roll + bonus}`;

interface SkillCalled {
  readonly who: FigureRef;
  readonly skill: string;
  readonly name: string;
}

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
      withHero(adventure, who.id, ({ occupied: _, ...hero }) => ({
        ...hero,
        cubes: hero.cubes === null ? null : freshCubes(ownedCubes(hero.cubes)),
        cubesSaid: null,
      })),
    line: ({ who, recall }) => line(RECALLED[recall], { who }),
  }),
  /** Q2; without a colour: paid with FOCUS, and no cube lies there. */
  skillUsed: inAdventure<SkillCalled & { colour: CubeColour | null }>()({
    v: 1,
    evolve: (adventure, { who, skill, name, colour }) =>
      withHero(adventure, who.id, (hero) =>
        colour === null
          ? hero
          : { ...hero, occupied: [...(hero.occupied ?? []), { skill, name, colour }] },
      ),
    line: ({ who, name }) => line('skillUsed', { who, skill: name }),
  }),
  skillTriggered: inAdventure<SkillCalled & { from: number }>()({
    v: 1,
    evolve: unchanged,
    line: ({ who, name, from }) => line('skillTriggered', { who, skill: name, from }),
  }),
  skillFreed: inAdventure<SkillCalled>()({
    v: 1,
    evolve: (adventure, { who, skill }) =>
      withHero(adventure, who.id, ({ occupied = [], ...hero }) => ({
        ...hero,
        occupied: occupied.filter((one) => one.skill !== skill),
      })),
    line: ({ who, name }) => line('skillFreed', { who, skill: name }),
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
    line: ({ who, role }) =>
      role === null ? line('roleGone', { who }) : line('roleSet', { who, role: { role } }),
  }),
  /** D13: what a skill of the hero adds to his HP; 0: nothing any more. */
  bonusHpSet: inAdventure<{ who: FigureRef; skill: string; hp: number }>()({
    v: 1,
    evolve: (adventure, { who, skill, hp }) =>
      withHero(adventure, who.id, (hero) => {
        const { [skill]: _, ...others } = hero.bonusHp ?? {};
        return { ...hero, bonusHp: hp === 0 ? others : { ...others, [skill]: hp } };
      }),
    line: untold,
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
    /** W2: where it decides. */
    sum?: RollSum;
  }>()({
    v: 1,
    evolve: unchanged,
    line: ({ who, roll, results, sum }) => {
      const hit = results.some((result) => result.hit);
      if (sum === undefined) return line(hit ? 'heroAttacked' : 'heroMissed', { who, roll });
      const { bonus, needed } = sum;
      const values = { who, sum: sumWords(roll, bonus), needed };
      return line(hit ? 'heroAttackedSum' : 'heroMissedSum', values);
    },
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
      roll === 0
        ? line('checkByPath', { who })
        : line(success ? 'checkPassed' : 'checkFailed', {
            who,
            sum: sumWords(roll, bonus),
            difficulty,
          }),
  }),
};
