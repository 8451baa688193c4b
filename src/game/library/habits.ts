import * as v from 'valibot';
import type { Adventure, AdventureHero, Campaign, CampaignHero, CubeCounts } from '../../rules';
import { ownedCubes, ROLES } from '../../rules';
import type { LibraryPort } from '../port';
import { parseJson } from '../schema/json';
import { Cubes, Int, Label } from '../schema/parts';

const KIND = 'habits';
const ID = 'start';

const RoleSchema = v.picklist(ROLES);
const Values = v.object({ maxHp: Int(1, 99), cubes: v.nullable(Cubes) });
const Randomness = v.fallback(v.picklist(['app', 'table']), 'app');
const HabitsSchema = v.object({
  cursePenalty: v.fallback(v.picklist([1, 2]), 1),
  dice: Randomness,
  runes: Randomness,
  cards: Randomness,
  heroes: v.fallback(
    v.record(
      Label,
      v.object({ role: v.nullable(RoleSchema), values: v.record(RoleSchema, Values) }),
    ),
    {},
  ),
});

type HeroHabits = {
  readonly role: AdventureHero['role'];
  /** V6: a role may bring HP and cubes of its own. */
  readonly values: Readonly<
    Partial<Record<string, { readonly maxHp: number; readonly cubes: CubeCounts | null }>>
  >;
};

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
  ...{ cursePenalty: 1, dice: 'app', runes: 'app', cards: 'app' },
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

const withHero = (old: HeroHabits | undefined, { role, maxHp, cubes }: AdventureHero) => ({
  role,
  values: {
    ...old?.values,
    ...(role === null ? {} : { [role]: { maxHp, cubes: cubes && ownedCubes(cubes) } }),
  },
});

/** As the adventure has just begun. */
export const habitsAfter = (
  before: StartHabits,
  campaign: Campaign,
  { rules, heroes }: Adventure,
): StartHabits => {
  const { cursePenalty, dice, runes, cards } = rules;
  const started = heroes.flatMap((hero) => {
    const known = campaign.heroes.find(({ id }) => id === hero.id);
    if (!known) return [];
    const key = heroKey(known);
    return [[key, withHero(before.heroes[key], hero)] as const];
  });
  return {
    ...{ cursePenalty, dice, runes, cards },
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
