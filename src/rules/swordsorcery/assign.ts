import { ok } from '../base/result';
import { gameOp } from '../contract/op';
import { name } from '../contract/read';
import { list, record, type ValueOf } from '../contract/shape';

const assignInput = record({
  players: list(name, { least: 1, most: 8 }),
  start: name,
  cards: list(record({ kind: name, level: name, player: name })),
  add: list(record({ kind: name, level: name })),
});

type Assignment = ValueOf<typeof assignInput>;
type Enemy = Assignment['add'][number];
type EnemyCard = Assignment['cards'][number];

const isSameEnemy = (one: Enemy, other: Enemy): boolean =>
  one.kind === other.kind && one.level === other.level;

const seatTwice = ({ players }: Assignment): string | undefined => {
  const index = players.findIndex((player, place) => players.indexOf(player) !== place);
  return index < 0 ? undefined : `players[${index}]`;
};

const strangeStart = ({ players, start }: Assignment): string | undefined =>
  players.includes(start) ? undefined : 'start';

function strangeCard({ players, cards }: Assignment): string | undefined {
  for (const [index, card] of cards.entries()) {
    if (!players.includes(card.player)) return `cards[${index}].player`;
    if (cards.findIndex((one) => isSameEnemy(one, card)) < index) return `cards[${index}]`;
  }
  return undefined;
}

/** SS13: of those with fewest cards the first clockwise from this seat. */
function nextSeat(players: readonly string[], cards: readonly EnemyCard[], from: number): number {
  const held = players.map((player) => cards.filter((card) => card.player === player).length);
  const clockwise = players.map((_, step) => (from + step) % players.length);
  return clockwise.find((seat) => held[seat] === Math.min(...held)) ?? from;
}

/** SS13: the next search begins behind the seat served last. */
function assign({ players, start, cards, add }: Assignment): readonly string[] {
  const held = [...cards];
  let from = players.indexOf(start);
  return add.map((enemy) => {
    const known = held.find((card) => isSameEnemy(card, enemy));
    if (known) return known.player;
    const seat = nextSeat(players, held, from);
    const player = players[seat] ?? start;
    held.push({ ...enemy, player });
    from = seat + 1;
    return player;
  });
}

export const assignOp = gameOp(assignInput, [seatTwice, strangeStart, strangeCard], (input) =>
  ok({ players: assign(input) }),
);
