import type { AnyCard, Catalogue } from '@/src/rules';
import { BASES } from './bases';
import { MINIATURES } from './miniatures';
import { MONSTER_CARDS } from './monster-cards';
import { SCENARIO_CARDS } from './scenario-cards';
import { STARTING_GEAR } from './starting-gear';
import { TILE_SHAPES } from './tile-shapes';

/** What the rules core is handed. */
export const CATALOGUE: Catalogue = {
  monsters: MONSTER_CARDS,
  scenario: SCENARIO_CARDS,
  miniatures: new Map(MINIATURES.map(({ id, count }) => [id, count])),
  bases: BASES,
  commander: ['commander-bane', 'commander-archon'],
  startingGear: STARTING_GEAR,
  shapes: new Map(TILE_SHAPES.map(({ id, cells }) => [id, cells])),
};

const BY_ID: ReadonlyMap<string, AnyCard> = new Map(
  [...MONSTER_CARDS, ...SCENARIO_CARDS].map((card) => [card.id, card]),
);

export const cardById = (id: string): AnyCard | undefined => BY_ID.get(id);
