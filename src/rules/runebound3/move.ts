import { byCodeUnits } from '../base/order';
import { smallestPairing } from '../base/pairing';
import { ok } from '../base/result';
import { gameOp } from '../contract/op';
import { flag, name, word } from '../contract/read';
import { list, maybe, optional, record, type ValueOf } from '../contract/shape';
import { diceFor, dieFace, shows, TERRAINS } from './faces';
import { shortestPaths, type HexStep } from './paths';

const moveInput = record({
  hexes: list(record({ id: name, terrain: word(...TERRAINS), city: optional(flag, false) }), {
    least: 1,
    unique: 'id',
  }),
  edges: list(
    record({
      a: name,
      b: name,
      river: optional(flag, false),
      bridge: optional(flag, false),
      road: optional(flag, false),
    }),
    { most: 200 },
  ),
  from: name,
  dice: maybe(list(dieFace, { most: 8 })),
});

type Move = ValueOf<typeof moveInput>;
type Hex = Move['hexes'][number];
type Edge = Move['edges'][number];

const joins = (edge: Edge, { a, b }: Edge): boolean =>
  (edge.a === a && edge.b === b) || (edge.a === b && edge.b === a);

function strangeEdge({ hexes, edges }: Move): string | undefined {
  const known = new Set(hexes.map(({ id }) => id));
  for (const [index, edge] of edges.entries()) {
    if (!known.has(edge.a)) return `edges[${index}].a`;
    if (!known.has(edge.b) || edge.b === edge.a) return `edges[${index}].b`;
    if (edges.findIndex((one) => joins(one, edge)) < index) return `edges[${index}]`;
  }
  return undefined;
}

const strangeFrom = ({ hexes, from }: Move): string | undefined =>
  hexes.some(({ id }) => id === from) ? undefined : 'from';

/** RB3-10: whether a die takes a hero over this edge into that hex. */
function pays(face: string, { river, bridge, road }: Edge, { terrain, city }: Hex): boolean {
  if (bridge) return true;
  if (river) return shows(face, 'W');
  return city || road || shows(face, terrain);
}

/** Both ways of every edge, with the dice that pay each. */
const stepsOf = ({ hexes, edges }: Move, dice: readonly string[]): readonly HexStep[] =>
  edges.flatMap((edge) =>
    hexes
      .filter(({ id }) => id === edge.a || id === edge.b)
      .map((to) => ({
        from: to.id === edge.a ? edge.b : edge.a,
        to: to.id,
        dice: diceFor(dice, (face) => pays(face, edge, to)),
      })),
  );

/** RB3-10: without a roll one adjacent hex, freely. */
const besides = (move: Move) =>
  stepsOf(move, [])
    .filter(({ from }) => from === move.from)
    .map(({ to }) => ({ id: to, dice: 0, path: [to], use: [] }));

const withDice = (move: Move, dice: readonly string[]) =>
  shortestPaths(stepsOf(move, dice), move.from, dice.length).map((steps) => ({
    id: steps.at(-1)?.to ?? move.from,
    dice: steps.length,
    path: steps.map(({ to }) => to),
    use: smallestPairing(steps.map((step) => step.dice)).use ?? [],
  }));

export const moveOp = gameOp(moveInput, [strangeEdge, strangeFrom], (move) => {
  const reach = move.dice === undefined ? besides(move) : withDice(move, move.dice);
  return ok({
    reach: [...reach].sort((a, b) => a.dice - b.dice || byCodeUnits(a.id, b.id)),
  });
});
