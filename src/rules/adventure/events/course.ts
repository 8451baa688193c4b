import { unchanged } from '@/src/rules/base/event-table';
import type { StoryDecision } from '@/src/rules/campaign/camp';
import type { CarryOver } from '@/src/rules/campaign/chronicle';
import { storyGoesOn } from '@/src/rules/campaign/story';
import type { Rune } from '@/src/rules/darkness/rune-bag';
import { closed, started } from '../evolve/course';
import type { Adventure, AdventureRules, Outcome } from '../state/adventure';
import { withHero } from '../evolve/change';
import { markedHero, type AdventureHero, type FigureRef } from '../state/hero';
import type { Versus } from '../state/teams';
import { inAdventure, inPlay, adventureLine as line } from './entries';

/** What the players do after an adventure (V1, V2, L). */
export const AFTERWARDS = ['camp', 'sequential', 'restart'] as const;
export type Afterwards = (typeof AFTERWARDS)[number];

/** X9, X10: how a hero was beaten, `team`: with his partner. */
export const BEATEN_BY = ['curse', 'trauma', 'team'] as const;
export type BeatenBy = (typeof BEATEN_BY)[number];

const BEATEN_LINES = {
  curse: 'beatenCurse',
  trauma: 'beatenTrauma',
  team: 'beatenTeam',
} as const satisfies Record<BeatenBy, string>;

const outcomeLine = (outcome: Outcome) => {
  if (outcome.result !== 'lost') return line(outcome.result);
  const { reason } = outcome;
  switch (reason.kind) {
    case 'curse':
      return line('lostCurse');
    case 'trauma':
      return line('lostTrauma');
    case 'last-rune':
      return line('lostLastRune');
    case 'instruction':
      return line('lostInstruction', { name: reason.name });
    case 'declared':
      return line('lostDeclared');
  }
};

const counted = (adventure: Adventure, name: string, value: number | null): Adventure => {
  const known = adventure.counters.some((counter) => counter.name === name);
  const counters =
    value === null
      ? adventure.counters.filter((counter) => counter.name !== name)
      : known
        ? adventure.counters.map((one) => (one.name === name ? { name, value } : one))
        : [...adventure.counters, { name, value }];
  return { ...adventure, counters };
};

/** How an adventure begins and ends, and what the players note on the way. */
export const COURSE_EVENTS = {
  adventureStarted: inPlay<{
    chapter: number;
    title: string;
    at: number;
    rules: AdventureRules;
    heroes: readonly AdventureHero[];
    runes: readonly Rune[];
    /** X2; absent: all play together. */
    versus?: Versus;
  }>()({
    v: 1,
    evolve: (state, event) => {
      const campaign = storyGoesOn(state.campaign);
      return { ...state, campaign, adventure: started(campaign, event) };
    },
    line: ({ title }) => line('adventureStarted', { title }),
  }),
  adventureRulesChanged: inAdventure<{ change: Partial<AdventureRules> }>()({
    v: 1,
    evolve: (adventure, { change }) => ({ ...adventure, rules: { ...adventure.rules, ...change } }),
    /** Who rolls is nobody's history. */
    line: ({ change }) => (Object.keys(change).join() === 'dice' ? null : line('rulesChanged')),
  }),
  heroBeaten: inAdventure<{ who: FigureRef; by: BeatenBy }>()({
    v: 1,
    evolve: (adventure, { who }) =>
      withHero(adventure, who.id, (hero) => ({
        ...markedHero(hero, null),
        hp: 0,
        tokens: {},
        unconscious: true,
        on: [],
        at: null,
        out: true,
      })),
    line: ({ who, by }) => line(BEATEN_LINES[by], { who }),
  }),
  outcomeReached: inAdventure<{ outcome: Outcome }>()({
    v: 1,
    evolve: (adventure, { outcome }) => ({ ...adventure, outcome }),
    line: ({ outcome }) => outcomeLine(outcome),
  }),
  outcomeTakenBack: inAdventure()({
    v: 1,
    evolve: (adventure) => ({ ...adventure, outcome: null }),
    line: () => line('playOn'),
  }),
  adventureClosed: inPlay<{
    at: number;
    afterwards: Afterwards;
    outcome: Outcome;
    carryOver: CarryOver | null;
    /** Of a defeat; older ones say nothing about what it undid. */
    story?: readonly StoryDecision[];
  }>()({
    v: 1,
    evolve: (state, event) => {
      const { adventure, campaign } = state;
      return adventure === null
        ? state
        : { ...state, adventure: null, campaign: closed(campaign, adventure, event) };
    },
    line: () => line('closed'),
  }),
  noted: inAdventure<{ who: FigureRef | null; text: string }>()({
    v: 1,
    evolve: unchanged,
    line: ({ text }) => line('noted', { text }),
  }),
  counterSet: inAdventure<{ name: string; value: number | null }>()({
    v: 1,
    evolve: (adventure, { name, value }) => counted(adventure, name, value),
    line: ({ name, value }) =>
      value === null ? line('counterGone', { name }) : line('counterSet', { name, value }),
  }),
};
