import { fail, TOKEN_KINDS, type Result } from '@/src/rules';
import { parseJson } from '../schema/json';
import type { SharedBoard } from './board';
import { checkedBoard, type ShareRefusal } from './link';
import { MAX_UNPACKED } from './pack';
import type { TakeParts } from './take';
import { printShared } from './text-print';
import { readPosition, readValues, unquote, wordsIn, type Values } from './text-words';

/** Anything at all: the schema says afterwards whether it is a board. */
type Draft = Record<string, unknown>;

interface Gathered {
  title: unknown;
  chapter: unknown;
  readonly heroes: Draft[];
  readonly allies: Draft[];
  readonly monsters: Draft[];
  readonly sheets: Draft[];
  readonly trays: Draft[];
  readonly bridges: Draft[];
  readonly objects: Draft[];
  readonly darkness: Draft[];
}

const at = (values: Values): unknown => readPosition(values.text('at') ?? '');
const rows = (values: Values): unknown => values.text('print')?.split('/');
const name = (values: Values): string => values.text('name') ?? '';
const sizeIn = (values: Values): unknown => values.text('size')?.split('x').map(Number);

const tokensIn = (values: Values): Draft =>
  Object.fromEntries(
    TOKEN_KINDS.flatMap((kind) => {
      const count = values.number(kind);
      return count === null ? [] : [[kind, count]];
    }),
  );

type Reader = (found: Gathered, id: string, values: Values, rest: readonly string[]) => void;

const PIECES: Readonly<Record<string, Reader>> = {
  sheet: ({ sheets }, id, v) =>
    sheets.push({
      id,
      name: name(v),
      size: v.text('size'),
      at: at(v),
      turn: v.number('turn'),
      raised: v.flag('raised'),
      print: rows(v),
    }),
  tray: ({ trays }, id, v) =>
    trays.push({ id, tray: v.number('tray'), at: at(v), turn: v.number('turn') }),
  span: ({ bridges }, id, v) =>
    bridges.push({
      id,
      name: name(v),
      at: at(v),
      size: sizeIn(v),
      level: v.number('level'),
      print: rows(v),
    }),
  thing: ({ objects }, id, v) =>
    objects.push({
      id,
      kind: v.text('kind'),
      at: at(v),
      name: name(v),
      charges: v.number('charges'),
      safe: v.flag('safe'),
      blocks: v.flag('blocks'),
    }),
  tile: ({ darkness }, id, _, rest) =>
    darkness.push({
      id,
      cells: rest.map((word) => ({
        at: readPosition(word.replace(/^below:/u, '')),
        below: word.startsWith('below:'),
      })),
    }),
};

const health = (v: Values): Draft => ({
  hp: v.number('hp'),
  maxHp: v.number('max'),
  tokens: tokensIn(v),
  at: at(v),
});

const ally =
  (kind: 'animal' | 'companion'): Reader =>
  ({ allies }, called, v) =>
    allies.push({ kind, name: called, toughness: v.number('toughness'), at: at(v) });

const FIGURES: Readonly<Record<string, Reader>> = {
  hero: ({ heroes }, called, v) =>
    heroes.push({ name: called, board: v.text('board'), role: v.text('role'), ...health(v) }),
  animal: ally('animal'),
  companion: ally('companion'),
  monster: ({ monsters }, called, v) => {
    const own = v.text('own');
    const card = own === null ? called : parseJson(own);
    monsters.push({ card, as: v.text('as'), base: v.text('base'), ...health(v) });
  },
};

const readerOf = (table: Readonly<Record<string, Reader>>, key: string): Reader | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

function readLine(found: Gathered, line: string): void {
  const [first = '', second = '', third = '', ...rest] = wordsIn(line);
  if (first === 'title') found.title = unquote(second);
  else if (first === 'chapter') found.chapter = Number(second);
  const piece = readerOf(PIECES, first);
  if (piece)
    return piece(found, second, readValues([third, ...rest]), [third, ...rest].filter(Boolean));
  const figure = first.length === 1 ? readerOf(FIGURES, second) : undefined;
  figure?.(found, unquote(third) ?? '', readValues(rest), rest);
}

function draftFrom(text: string): Draft {
  const found: Gathered = {
    title: '',
    chapter: 1,
    heroes: [],
    allies: [],
    monsters: [],
    sheets: [],
    trays: [],
    bridges: [],
    objects: [],
    darkness: [],
  };
  for (const line of text.split(/\r?\n/u)) {
    if (!line.trimStart().startsWith('|')) readLine(found, line.trim());
  }
  const { title, chapter, heroes, allies, monsters, ...map } = found;
  return { title, chapter, heroes, allies, monsters, map };
}

const lines = (text: string): string =>
  text
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');

/** Picture and lines must say the same: whoever changes one by hand is told so. */
export function readText(
  parts: TakeParts,
  text: string,
  isLarge: (card: string) => boolean,
): Result<SharedBoard, ShareRefusal> {
  if (text.length > MAX_UNPACKED) return fail({ code: 'share-too-long' });
  if (!/^\s*(sheet|tray)\s/mu.test(text)) return fail({ code: 'share-foreign' });
  const read = checkedBoard(parts, draftFrom(text));
  if (!read.ok) return read;
  const same = lines(printShared(read.value, isLarge)) === lines(text);
  return same ? read : fail({ code: 'share-mismatch' });
}
