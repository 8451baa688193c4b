import { cardIn, type Adventure, type GameCommand, type Position } from '@/src/rules';
import type { SharedBoard, SharedMonster } from './board';

interface Found {
  readonly figure: string;
  readonly at: Position;
}

/** Into an adventure that is being played: the map, and the places of figures known there. */
export interface TakenHere {
  readonly commands: readonly GameCommand[];
  readonly placed: number;
  /** Shared figures this adventure does not have. */
  readonly missing: number;
}

const sameName = (a: string, b: string): boolean =>
  a.trim().toLowerCase() === b.trim().toLowerCase();

type Pick = { readonly id: string };

/** Each figure of the adventure stands for one shared figure at most. */
function match<Shared extends { readonly at: Position | null }, Own extends Pick>(
  shared: readonly Shared[],
  own: readonly Own[],
  fits: (shared: Shared, own: Own) => boolean,
): readonly Found[] {
  const free = [...own];
  return shared.flatMap((one) => {
    const index = one.at === null ? -1 : free.findIndex((candidate) => fits(one, candidate));
    const [figure] = index < 0 ? [] : free.splice(index, 1);
    return figure === undefined || one.at === null ? [] : [{ figure: figure.id, at: one.at }];
  });
}

const cardKey = ({ card }: SharedMonster): string => (typeof card === 'string' ? card : card.name);

function matchMonsters(shared: SharedBoard, adventure: Adventure): readonly Found[] {
  const cardOf = (id: string) => cardIn(adventure, id);
  return match(shared.monsters, adventure.monsters, (one, { base, card: id }) => {
    const card = cardOf(id);
    const keys = [card?.name, card?.face.id, card?.back?.id];
    return base === one.base && keys.includes(cardKey(one));
  });
}

const standing = (shared: SharedBoard): number =>
  [...shared.heroes, ...shared.allies, ...shared.monsters].filter(({ at }) => at !== null).length;

const onTheMap = ({ heroes, allies, monsters }: Adventure): readonly Pick[] =>
  [...heroes, ...allies, ...monsters].filter(({ at }) => at !== null);

export function takeHere(shared: SharedBoard, adventure: Adventure): TakenHere {
  const found = [
    ...match(shared.heroes, adventure.heroes, (one, own) => sameName(one.name, own.name)),
    ...match(
      shared.allies,
      adventure.allies,
      (one, own) => one.kind === own.kind && sameName(one.name, own.name),
    ),
    ...matchMonsters(shared, adventure),
  ];
  const off = onTheMap(adventure).map(({ id }): GameCommand => ({
    kind: 'placeFigure',
    figure: id,
    at: null,
  }));
  const on = found.map(({ figure, at }): GameCommand => ({ kind: 'placeFigure', figure, at }));
  return {
    commands: [...off, { kind: 'setMap', map: shared.map }, ...on],
    placed: found.length,
    missing: standing(shared) - found.length,
  };
}
