import { HERO_CLASSES, HEROES, type HeroBoard } from '@/src/content/drunagor';
import type { HeroValues, Remembered } from '@/src/game';
import type { Language } from '@/src/i18n';
import type { CampaignHeroDraft } from '@/src/rules';

/** Until the players know better; within the game's limits (D13). */
export const USUAL_HP = 10;

export const OWN_HERO: CampaignHeroDraft = {
  board: null,
  name: '',
  player: '',
  heroClass: '',
  maxHp: null,
  cubes: null,
  gear: [],
  notes: '',
};

const className = (board: HeroBoard, language: Language): string =>
  HERO_CLASSES.find(({ id }) => id === board.class)?.[language] ?? board.class;

/** What is printed, and what the players entered for this hero in an earlier campaign. */
export function heroDraftFor(
  board: HeroBoard,
  language: Language,
  known: Remembered,
): CampaignHeroDraft {
  const values: HeroValues | undefined = known[board.id];
  return {
    ...OWN_HERO,
    board: board.id,
    name: board.name,
    heroClass: className(board, language),
    gear: [board.weapon, board.offHand, board.armor],
    maxHp: values?.maxHp ?? null,
    cubes: values?.cubes ?? board.cubes,
  };
}

export const BOARDS: readonly HeroBoard[] = HEROES;

const plain = (name: string): string => name.trim().toLocaleLowerCase();

/** Names that cannot be told apart; allowed, but worth a word. */
export const duplicateNames = (heroes: readonly { readonly name: string }[]): readonly string[] => {
  const names = heroes.map(({ name }) => plain(name));
  return heroes
    .filter(({ name }, at) => plain(name) !== '' && names.indexOf(plain(name)) < at)
    .map(({ name }) => name.trim());
};
