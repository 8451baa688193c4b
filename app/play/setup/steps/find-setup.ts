import type { MonsterSetup, SetupStep } from '@/src/rules';
import { canonicalText } from '@/src/rules';
import { DEMO_CHAPTER, DEMO_SETUPS } from '@/app/play/demo/setups';
import { loadDoors } from './load-doors';

/** A door's name as the players read it in the book. */
export interface NamedDoor {
  readonly name: string;
}
export type WantedStep = Exclude<SetupStep, { readonly kind: 'named-door' }> | NamedDoor;

async function setupsOf(chapter: number): Promise<readonly MonsterSetup[]> {
  if (chapter === DEMO_CHAPTER) return DEMO_SETUPS;
  const { DOOR_SETUPS } = await loadDoors();
  return DOOR_SETUPS.filter((setup) => setup.chapter === chapter);
}

export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9 ]/g, '')
    .trim();

/** Whole words from the beginning of one, so that a guess of a letter or two finds nothing. */
export const LEAST_LETTERS = 4;

const isNamed = ({ step }: MonsterSetup, name: string): boolean => {
  if (step.kind !== 'named-door' || name.length < LEAST_LETTERS) return false;
  return [step.en, step.de].some((one) => ` ${folded(one)}`.includes(` ${name}`));
};

/** Only the one step that was asked for; undefined: the app has no list for it. */
export async function findSetup(
  chapter: number,
  wanted: WantedStep,
): Promise<MonsterSetup | undefined> {
  const setups = await setupsOf(chapter);
  if ('name' in wanted) {
    const name = folded(wanted.name);
    return setups.find((setup) => isNamed(setup, name));
  }
  return setups.find(({ step }) => canonicalText(step) === canonicalText(wanted));
}
