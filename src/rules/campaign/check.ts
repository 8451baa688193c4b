import { fail, ok, type Result } from '../base/result';
import { isInvisible } from '../base/text';
import {
  CUBE_COLOURS,
  LONGEST_NAME,
  LONGEST_NOTES,
  MAX_CUBES,
  MAX_GEAR,
  MAX_HP_LIMIT,
  type Campaign,
  type CampaignHeroDraft,
  type CubeCounts,
} from './campaign';
import type { CampaignRefusal } from './commands';

type Check = CampaignRefusal | null;

export const isWithin = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

export const checkText = (text: string, most: number): Check =>
  text.length > most ? { code: 'text-too-long', most } : null;

export const checkName = (name: string): Check =>
  isInvisible(name) ? { code: 'name-empty' } : checkText(name, LONGEST_NAME);

const checkMaxHp = (maxHp: number | null): Check =>
  maxHp === null || isWithin(maxHp, 1, MAX_HP_LIMIT)
    ? null
    : { code: 'max-hp-out-of-range', most: MAX_HP_LIMIT };

const checkCubes = (cubes: CubeCounts | null): Check =>
  cubes === null || CUBE_COLOURS.every((colour) => isWithin(cubes[colour], 0, MAX_CUBES))
    ? null
    : { code: 'cubes-out-of-range', most: MAX_CUBES };

const checkGear = (gear: readonly string[]): Check =>
  gear.length > MAX_GEAR
    ? { code: 'too-much-gear', most: MAX_GEAR }
    : (gear.map((category) => checkText(category, LONGEST_NAME)).find(Boolean) ?? null);

/** One printed board is one hero: it can be in a campaign once. */
const checkBoard = (draft: CampaignHeroDraft, others: readonly CampaignHeroDraft[]): Check => {
  const taken = others.find((other) => other.board !== null && other.board === draft.board);
  return taken === undefined
    ? checkText(draft.board ?? '', LONGEST_NAME)
    : { code: 'hero-taken', name: taken.name };
};

/** The draft with trimmed names, or why it cannot be a hero beside the others. */
export function checkHero(
  draft: CampaignHeroDraft,
  others: Campaign['heroes'],
): Result<CampaignHeroDraft, CampaignRefusal> {
  const refusal =
    checkName(draft.name) ??
    checkText(draft.player, LONGEST_NAME) ??
    checkText(draft.heroClass, LONGEST_NAME) ??
    checkText(draft.notes, LONGEST_NOTES) ??
    checkMaxHp(draft.maxHp) ??
    checkCubes(draft.cubes) ??
    checkGear(draft.gear) ??
    checkBoard(draft, others);
  if (refusal !== null) return fail(refusal);
  return ok({ ...draft, name: draft.name.trim(), player: draft.player.trim() });
}
