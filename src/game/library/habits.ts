import * as v from 'valibot';
import {
  maxHpOf,
  ROLES,
  type Adventure,
  type Campaign,
  type CampaignHero,
  type Role,
} from '@/src/rules';
import type { LibraryPort } from '../port';
import { parseJson } from '../schema/json';
import { Int, Label } from '../schema/parts';

const KIND = 'habits';
const ID = 'start';

const RoleSchema = v.picklist(ROLES);
const Randomness = v.fallback(v.picklist(['app', 'table']), 'app');
const HeroHabitsSchema = v.object({
  role: v.nullable(RoleSchema),
  bonus: v.fallback(v.record(RoleSchema, Int(-99, 99)), {}),
});
const HabitsSchema = v.object({
  cursePenalty: v.fallback(v.picklist([1, 2]), 1),
  dice: Randomness,
  runes: Randomness,
  cards: Randomness,
  heroes: v.fallback(v.record(Label, HeroHabitsSchema), {}),
});

interface HeroHabits {
  readonly role: Role | null;
  /** V6: HP a role brought beside those of hero board and logbook. */
  readonly bonus: Readonly<Partial<Record<Role, number>>>;
}

/** How the last adventure began, so that the next one begins with a tap. */
export interface StartHabits {
  readonly cursePenalty: 1 | 2;
  readonly dice: 'app' | 'table';
  readonly runes: 'app' | 'table';
  readonly cards: 'app' | 'table';
  /** By `heroKey`. */
  readonly heroes: Readonly<Partial<Record<string, HeroHabits>>>;
}

export const NO_HABITS: StartHabits = {
  cursePenalty: 1,
  dice: 'app',
  runes: 'app',
  cards: 'app',
  heroes: {},
};

/** The printed board, in whatever campaign; own heroes by name. */
export const heroKey = ({ board, name }: Pick<CampaignHero, 'board' | 'name'>): string =>
  board ?? name;

export async function readHabits(library: LibraryPort): Promise<StartHabits> {
  const items = await library.list(KIND);
  const body = items.find(({ id }) => id === ID)?.body ?? '';
  const read = v.safeParse(HabitsSchema, parseJson(body));
  return read.success ? read.output : NO_HABITS;
}

const withStart = (old: HeroHabits | undefined, role: Role | null, bonus: number): HeroHabits => ({
  role,
  bonus: { ...old?.bonus, ...(role === null ? {} : { [role]: bonus }) },
});

/** As the adventure has just begun. */
export const habitsAfter = (
  before: StartHabits,
  campaign: Campaign,
  { rules, heroes }: Adventure,
): StartHabits => {
  const { cursePenalty, dice, runes, cards } = rules;
  const started = heroes.flatMap(({ id, role, maxHp }) => {
    const known = campaign.heroes.find((hero) => hero.id === id);
    if (!known) return [];
    const key = heroKey(known);
    // What the logbook adds is added anew each time.
    const bonus = maxHp - (maxHpOf(campaign, id).total ?? maxHp);
    return [[key, withStart(before.heroes[key], role, bonus)] as const];
  });
  return {
    cursePenalty,
    dice,
    runes,
    cards,
    heroes: { ...before.heroes, ...Object.fromEntries(started) },
  };
};

// A convenience: losing it costs taps, so a full disk does not stop the adventure.
export const rememberHabits = (
  library: LibraryPort,
  habits: StartHabits,
  changedAt: number,
): Promise<void> =>
  library
    .put({ kind: KIND, id: ID, changedAt, body: JSON.stringify(habits) })
    .catch(() => undefined);
