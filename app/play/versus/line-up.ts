import { PAIRS, rollOff, VERSUS_HEROES, type Campaign } from '@/src/rules';
import type { Roller } from '../dice/roller';

/** Somebody who could fight: a hero of the campaign, or one who was just chosen for it. */
export interface Contender {
  readonly key: string;
  readonly name: string;
  /** Of the printed hero, for his emblem. */
  readonly board: string | null;
  /** HP of the hero board; null: nobody has said it yet. */
  readonly hp: number | null;
  /** What gear and consequences add. */
  readonly more: number;
}

/** X2, X3: everything the players settle before they fight each other. */
export interface LineUp {
  /** Whether they fight at all, or play an adventure together. */
  readonly fights: boolean;
  /** Those of the campaign who look on. */
  readonly looksOn: readonly string[];
  readonly pairs: boolean;
  /** Who goes with the first; null: the second does. */
  readonly partner: string | null;
  readonly battlefield: string;
  /** HP of hero boards that were asked here. */
  readonly said: Readonly<Record<string, number>>;
  /** X3: only if the battlefield says so. */
  readonly runeCard: boolean;
  readonly roller: Roller;
  /** What each one rolled, again where others had the same. */
  readonly rolls: Readonly<Record<string, readonly number[]>>;
}

export interface LineUpFormProps {
  /** Those who fight. */
  readonly fighters: readonly Contender[];
  readonly lineUp: LineUp;
  readonly onChange: (lineUp: LineUp) => void;
  readonly onHp: (key: string, hp: number) => void;
}

/** Under which the table finds it: whoever fights again has the same line-up. */
export const LINE_UP = 'line-up';

export const NO_LINE_UP: LineUp = {
  fights: false,
  looksOn: [],
  pairs: false,
  partner: null,
  battlefield: '',
  said: {},
  runeCard: false,
  roller: 'app',
  rolls: {},
};

const PAIRED = PAIRS.teams * PAIRS.heroes;

export const mayPair = (fighters: readonly unknown[]): boolean => fighters.length === PAIRED;

export const isEnough = ({ length }: readonly unknown[]): boolean =>
  length >= VERSUS_HEROES.least && length <= VERSUS_HEROES.most;

/** X2: each for himself, or the first with his partner against the two others. */
export function teamsOf(
  { pairs, partner }: Pick<LineUp, 'pairs' | 'partner'>,
  keys: readonly string[],
): readonly (readonly string[])[] {
  if (!pairs || !mayPair(keys)) return keys.map((key) => [key]);
  const [first = '', second = ''] = keys;
  const other = partner !== null && partner !== first && keys.includes(partner) ? partner : second;
  return [[first, other], keys.filter((key) => key !== first && key !== other)];
}

export interface RollOff {
  /** Whose die is due; null: everybody has rolled. */
  readonly asked: string | null;
  /** He rolls because another one had the same. */
  readonly again: boolean;
  /** In the order the rules ask for them. */
  readonly dice: readonly number[];
}

/** X3: what is still to be rolled at the table. */
export function rollsDue(keys: readonly string[], rolls: LineUp['rolls']): RollOff {
  const used: Record<string, number> = {};
  const dice: number[] = [];
  const missing: { readonly key: string; readonly again: boolean }[] = [];
  rollOff(keys, (key) => {
    const before = used[key] ?? 0;
    used[key] = before + 1;
    const typed = rolls[key]?.[before];
    if (typed !== undefined) dice.push(typed);
    else missing.push({ key, again: before > 0 });
    // Nobody ties with whoever has not rolled yet.
    return typed ?? -missing.length;
  });
  const [first] = missing;
  return { asked: first?.key ?? null, again: first?.again ?? false, dice };
}

export const withRoll = (lineUp: LineUp, key: string, roll: number): LineUp => ({
  ...lineUp,
  rolls: { ...lineUp.rolls, [key]: [...(lineUp.rolls[key] ?? []), roll] },
});

/** He rolls anew; what the others rolled stands. */
export const withoutRolls = (lineUp: LineUp, key: string): LineUp => ({
  ...lineUp,
  rolls: Object.fromEntries(Object.entries(lineUp.rolls).filter(([other]) => other !== key)),
});

/** As the last fight of this campaign was lined up; the dice are rolled each time. */
export function lineUpAgain({ heroes, chronicle }: Campaign, roller: Roller): LineUp {
  const last = chronicle.at(-1);
  const teams = last?.teams;
  if (last === undefined || teams === undefined) return { ...NO_LINE_UP, roller };
  const fought = teams.flat();
  const ids = heroes.map(({ id }) => id);
  const pairs = teams.some(({ length }) => length > 1);
  const first = ids.find((id) => fought.includes(id));
  const own = teams.find((team) => first !== undefined && team.includes(first)) ?? [];
  return {
    ...NO_LINE_UP,
    fights: true,
    looksOn: ids.filter((id) => !fought.includes(id)),
    pairs,
    partner: own.find((id) => id !== first) ?? null,
    battlefield: last.title,
    roller,
  };
}
