import type { Position } from '../base/position';
import { boardColumns, boardFacts, drawPicture } from '../board/text';
import type { Size } from './figures';
import {
  CRITERIA,
  IMMUNITIES,
  SPREADS,
  TRAITS,
  type ActingMonster,
  type Immunity,
} from './monster';
import type { Situation } from './situation';

/** A figure or object ready for the legend: what it is, then its values. */
interface Entry {
  readonly at: Position;
  readonly size: Size;
  readonly words: readonly string[];
  /** Objects of a kind share a symbol. */
  readonly shared: boolean;
}

const SYMBOLS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const NOT_DRAWN = '-';

const quote = (id: string): string => (/^[\p{L}\p{N}_-]+$/u.test(id) ? id : JSON.stringify(id));

/** `hidden` for true, `hp=3` for numbers; false and 0 are left out. */
const values = (facts: Facts): string[] =>
  Object.entries(facts).flatMap(([key, value]) => {
    if (!value) return [];
    return value === true ? [key] : [`${key}=${value}`];
  });

type Facts = Readonly<Record<string, boolean | number | undefined>>;

const inOrder = (keys: readonly string[], facts: Facts): Facts =>
  Object.fromEntries(keys.map((key) => [key, facts[key]]));

const immuneWords = (immunities: readonly Immunity[]): string[] =>
  immunities.length ? [`immune=${IMMUNITIES.filter((i) => immunities.includes(i)).join()}`] : [];

const TOKENS = ['slow', 'knockDown', 'stun', 'intimidate', 'moveBonus', 'damageBonus'];

const actingWords = ({ id, size, attack, move, damage, ...more }: ActingMonster): string[] => [
  'acting',
  quote(id),
  size,
  attack,
  `move=${move}`,
  `damage=${damage}`,
  ...values(inOrder([...CRITERIA, ...TRAITS, ...SPREADS, 'trample'], more.abilities)),
  ...immuneWords(more.immunities),
  ...values(inOrder(TOKENS, { ...more.tokens })),
];

const entriesOf = (situation: Situation): readonly Entry[] => {
  const { heroes, allies, npcs, monsters, objects, monster } = situation;
  const entry = (at: Position, words: readonly string[], size: Size = 'small') => ({
    at,
    size,
    words,
    shared: false,
  });
  return [
    entry(monster.at, actingWords(monster), monster.size),
    ...heroes.map(({ id, at, hp, order, ...more }) =>
      entry(at, ['hero', quote(id), `hp=${hp}`, `order=${order}`, ...values(more)]),
    ),
    ...allies.map(({ id, kind, at, hidden }) =>
      entry(at, [kind, quote(id), ...values({ hidden })]),
    ),
    ...npcs.map(({ id, at }) => entry(at, ['npc', quote(id)])),
    ...monsters.map(({ id, at, size }) => entry(at, [size, quote(id)], size)),
    ...objects.map(({ kind, at }) => ({ ...entry(at, [kind]), shared: true })),
  ];
};

const cellsOf = ({ at: [x, y], size }: Entry): readonly Position[] =>
  size === 'small'
    ? [[x, y]]
    : [
        [x, y],
        [x + 1, y],
        [x, y + 1],
        [x + 1, y + 1],
      ];

/** Gives every entry a symbol; what lies on a field already drawn is given its place in words. */
const draw = (entries: readonly Entry[], rows: string[][]): readonly string[] => {
  const legend: string[] = [];
  const used = new Map<string, string>();
  let next = 0;
  for (const entry of entries) {
    const words = entry.words.join(' ');
    const cells = cellsOf(entry);
    const free = cells.every(([x, y]) => rows[y]?.[x] === '.');
    const known = entry.shared ? used.get(words) : undefined;
    const symbol = free ? (known ?? SYMBOLS[next] ?? NOT_DRAWN) : NOT_DRAWN;
    if (symbol === NOT_DRAWN) {
      legend.push(`${NOT_DRAWN} ${words} @${entry.at.join()}`);
      continue;
    }
    for (const [x, y] of cells) (rows[y] ?? [])[x] = symbol;
    if (known) continue;
    if (entry.shared) used.set(words, symbol);
    legend.push(`${symbol} ${words}`);
    next++;
  }
  return legend;
};

/** The situation as text; `parseSituation` reads it back. */
export const printSituation = (situation: Situation): string => {
  const { board, primary, mode } = situation;
  const rows = Array.from({ length: board.height }, () => Array<string>(board.width).fill('.'));
  const legend = draw(entriesOf(situation), rows);
  const figures = rows.map((row) => row.join(''));
  return [
    drawPicture({ ...boardColumns(board), figures }),
    ...boardFacts(board),
    ...legend,
    ...(primary === undefined ? [] : [`primary ${quote(primary)}`]),
    ...(mode === 'pvp' ? ['mode pvp'] : []),
  ].join('\n');
};
