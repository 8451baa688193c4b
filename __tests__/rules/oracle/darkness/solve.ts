import type { Cell, DarknessAnswer, DarknessCase, Option } from './case';
import { breakUp, type Breakup } from './breakup';
import type { Field } from './fields';
import { missingFields } from './missing';
import { placements } from './placements';
import { darken, readPosition, type Position, type Standing } from './position';
import type { Off } from './switches';
import { chooseTarget } from './target';

const asOption = (fields: readonly Field[]): Option =>
  fields.map(({ x, y }): Cell => [x, y]).sort((a, b) => a[1] - b[1] || a[0] - b[0]);

/** Each list of cells once, in the order of their JSON text. */
const asOptions = (sets: readonly (readonly Field[])[]): Option[] =>
  [...new Set(sets.map((fields) => JSON.stringify(asOption(fields))))]
    .sort()
    .map((text) => JSON.parse(text) as Option);

interface Tiles {
  readonly missing: number;
  readonly best: readonly (readonly Field[])[];
}

/** N6. */
function bestTiles(position: Position, target: Standing): Tiles | undefined {
  const measured = placements(position).map((fields) => ({
    fields,
    left: missingFields(position, darken(position.dark, fields), target.field),
  }));
  if (measured.length === 0) return undefined;
  const missing = Math.min(...measured.map(({ left }) => left));
  const best = measured.filter(({ left }) => left === missing || position.off === 'N6-fewest');
  return { missing, best: best.map(({ fields }) => fields) };
}

/** N8. */
function breaks(tiles: Tiles | undefined, broken: Breakup, off: Off): boolean {
  if (tiles === undefined) return off !== 'N8-no-placement';
  if (off === 'N8-fewer') return false;
  return (
    broken.missing < tiles.missing || (off === 'N8-not-equal' && broken.missing <= tiles.missing)
  );
}

function crushed(input: DarknessCase, off: Off): DarknessAnswer {
  const hit = input.heroes.filter((hero) => off !== 'N3-all-count' || hero.unconscious !== true);
  return { result: 'crushed', target: null, missing: 0, options: [], damageEach: hit.length };
}

/** The darkness rules read out loud, slowly. `off` leaves one of their sentences out. */
export function oracleDarkness(input: DarknessCase, off: Off = null): DarknessAnswer {
  const position = readPosition(input, off);
  const target = chooseTarget(position, position.dark);
  if (target === undefined) return crushed(input, off);
  const { id } = target.hero;
  const tiles = bestTiles(position, target);
  const broken = breakUp(position, target);
  if (broken !== undefined && breaks(tiles, broken, off)) {
    const options = asOptions(broken.ways.map((way) => way.placed));
    return { result: 'broken', target: id, missing: broken.missing, options };
  }
  if (tiles !== undefined) {
    return { result: 'tile', target: id, missing: tiles.missing, options: asOptions(tiles.best) };
  }
  if (off === 'N9a-nothing') return { result: 'broken', target: id, missing: 0, options: [[]] };
  return { result: 'none', target: id, missing: null, options: [] };
}
