import type { Position } from '@/src/rules/base/position';
import { fail, ok, type Result } from '@/src/rules/base/result';
import { positionOf } from '@/src/rules/board/board';
import { CUBE_COLOURS, type CubeColour } from '@/src/rules/campaign/campaign';
import { boardOf, onMap } from '@/src/rules/dungeon';
import { allyIn, heroIn, monsterIn } from '../state/figures';
import { placeFault } from '../map/standing';
import { cardOfFigure, isSeenBy } from '../quick/ranking';
import type { Adventure } from '../state/adventure';
import { tokenCount } from '../state/tokens';
import { foesOf, modeOf } from '../state/versus';
import {
  fieldsInRange,
  isDark,
  isInRange,
  isNextTo,
  levelOf,
  neighbourhood,
  standingAt,
  standingOf,
  type Standing,
} from './place';
import type { BoardDoubt } from './situation';

/** Melee is yellow, ranged red, magic blue. */
const COLOURS = { melee: 'yellow', ranged: 'red', magic: 'blue' } as const;

const LEVEL_BONUS = 2;
const DARKNESS_MALUS = -2;

/** What the board knows for the attack sheet (W2, W6). */
export interface AttackHelp {
  readonly level: number;
  readonly targetLevel: number;
  /** +2 from above, −2 from below. */
  readonly levelBonus: number;
  readonly onDarkness: boolean;
  /** −2 on darkness (N11), unless he is immune to it (C4). */
  readonly darknessMalus: number;
  /** W6: by whom; a bound hero makes no ranged weapon attacks. */
  readonly boundBy: readonly string[];
  /** Whether the target is in range for a cube of each colour. */
  readonly inRange: Readonly<Record<CubeColour, boolean>>;
}

/** W6, F1: an enemy next to a hero or an ally that both can see. */
export const boundBy = (adventure: Adventure, hero: string): readonly string[] => {
  const own = standingOf(adventure, hero);
  const figure = heroIn(adventure, hero) ?? allyIn(adventure, hero);
  if (!own || !figure || ('unconscious' in figure && figure.unconscious)) return [];
  const near = (id: string): boolean => {
    const standing = standingOf(adventure, id);
    return standing !== undefined && isNextTo(own, standing);
  };
  return foesOf(adventure, hero).filter((id) => near(id) && seeEachOther(adventure, figure, id));
};

/** X5: heroes against heroes nobody is hidden. */
const seeEachOther = (
  adventure: Adventure,
  figure: Parameters<typeof isSeenBy>[2],
  foe: string,
): boolean => {
  if (modeOf(adventure) === 'pvp') return true;
  const card = cardOfFigure(adventure, foe);
  const hidden = tokenCount(monsterIn(adventure, foe)?.tokens ?? {}, 'stealth') > 0;
  return card !== undefined && !hidden && isSeenBy(adventure, card, figure);
};

/** Yellow: next to him. Red: one zone away. Green and blue: everywhere. */
const reaches = (own: Standing, target: Standing, colour: CubeColour): boolean => {
  switch (colour) {
    case 'yellow':
      return isNextTo(own, target);
    case 'red':
      return isInRange(own, target);
    case 'green':
    case 'blue':
      return true;
  }
};

const rangesOf = (own: Standing, target: Standing): AttackHelp['inRange'] => {
  const { yellow, red, green, blue } = Object.fromEntries(
    CUBE_COLOURS.map((colour) => [colour, reaches(own, target, colour)]),
  ) as Record<CubeColour, boolean>;
  return { yellow, red, green, blue };
};

const isImmuneToDarkness = (adventure: Adventure, hero: string): boolean =>
  heroIn(adventure, hero)?.immunities.includes('darkness') ?? false;

export const attackHelp = (
  adventure: Adventure,
  hero: string,
  target: string,
): Result<AttackHelp, BoardDoubt> => {
  if (adventure.map === null) return fail({ kind: 'no-map' });
  const own = standingOf(adventure, hero);
  const other = standingOf(adventure, target);
  if (!own || !other) {
    const figures = [...(own ? [] : [hero]), ...(other ? [] : [target])];
    return fail({ kind: 'missing', figures, cubes: [] });
  }
  const [level, targetLevel] = [levelOf(own), levelOf(other)];
  return ok({
    level,
    targetLevel,
    levelBonus: Math.sign(level - targetLevel) * LEVEL_BONUS,
    onDarkness: isDark(own),
    darknessMalus: isDark(own) && !isImmuneToDarkness(adventure, hero) ? DARKNESS_MALUS : 0,
    boundBy: boundBy(adventure, hero),
    inRange: rangesOf(own, other),
  });
};

/** F1, F4: whom an ally's attack reaches from where it stands; null: the table sees it. */
export const allyTargets = (adventure: Adventure, ally: string): readonly string[] | null => {
  const own = standingOf(adventure, ally);
  const attack = allyIn(adventure, ally)?.card?.attack;
  if (!own || attack === undefined) return null;
  return foesOf(adventure, ally).filter((id) => {
    const standing = standingOf(adventure, id);
    return standing !== undefined && reaches(own, standing, COLOURS[attack]);
  });
};

/** FLYBY: free fields next to its hero, where it goes after its attack; none without the map. */
export const returnFields = (adventure: Adventure, ally: string): readonly Position[] => {
  const hero = allyIn(adventure, ally)?.hero ?? null;
  const standing = hero === null ? undefined : standingOf(adventure, hero);
  if (!standing || adventure.map === null) return [];
  const { origin } = boardOf(adventure.map);
  return neighbourhood(standing)
    .map((field) => onMap(positionOf(standing.board, field), origin))
    .filter((at) => placeFault(adventure, at, 'small', [ally]) === undefined);
};

/** The fields a cube of this colour reaches from a field of the map; its own one too. */
export const fieldsReached = (
  adventure: Adventure,
  from: Position,
  colour: CubeColour,
): readonly Position[] => {
  const standing = standingAt(adventure, from);
  if (!standing || adventure.map === null) return [];
  const { board } = standing;
  const { origin } = boardOf(adventure.map);
  const fields =
    colour === 'yellow'
      ? [...standing.fields, ...neighbourhood(standing)]
      : colour === 'red'
        ? fieldsInRange(standing)
        : [...Array(board.count).keys()];
  return fields.map((field) => onMap(positionOf(board, field), origin));
};
