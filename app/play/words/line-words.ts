import { nameIn } from '@/src/content/drunagor';
import type { HistoryLine } from '@/src/game';
import type { Language, Translate } from '@/src/i18n';
import {
  TRAP_FACES,
  type LineValue,
  type LogbookValue,
  type Position,
  type TokenKind,
  type Tokens,
} from '@/src/rules';
import { fieldName } from '@/src/ui/board/coordinates';
import { cellWords, terrainWords, thingWords } from './map-things';
import { cardName, nameOfFigure, roleName, tokenName } from './names';

export type HistoryWords = (line: HistoryLine) => string;

/** `Bluten 2, kein Gift mehr`; what there can be only one of stands without a number. */
const tokenWords = (tokens: Tokens, language: Language, t: Translate): string =>
  (Object.entries(tokens) as [TokenKind, number][])
    .map(([kind, count]) => {
      const token = tokenName(kind, language);
      if (count === 0) return t('words.tokenGone', { token });
      return count === 1 ? token : `${token} ${count}`;
    })
    .join(', ');

const textWords = (text: string, t: Translate): string => {
  const face = TRAP_FACES.find((one) => one === text);
  return face ? t(`words.trapFace.${face}`) : text;
};

/** The map's names are those of the endless table, so that the history may use them later, too. */
const fieldsName = ([x, y]: Position, to?: Position): string =>
  to === undefined ? fieldName(x, y) : `${fieldName(x, y)}–${fieldName(to[0], to[1])}`;

type Value = LineValue | LogbookValue;

const MAP_KEYS = ['field', 'cells', 'terrain', 'object'] as const;
type MapValue = Extract<
  LineValue,
  { [Key in (typeof MAP_KEYS)[number]]: Readonly<Record<Key, unknown>> }[(typeof MAP_KEYS)[number]]
>;
const isOfMap = (value: Extract<Value, object>): value is MapValue =>
  MAP_KEYS.some((key) => key in value);

/** Where on the map, and what lies there. */
function mapWords(value: MapValue, t: Translate): string {
  if ('field' in value) return fieldsName(value.field, value.to);
  if ('cells' in value) return value.cells.map((cell) => cellWords(cell, t)).join(', ');
  if ('terrain' in value) return terrainWords(value.terrain, t);
  return thingWords({ kind: value.object, name: value.name }, t);
}

// Which values a line has is settled where it is made; the words' test compares both.
type Say = (key: string, values?: Readonly<Record<string, string>>) => string;

export function lineValueWords(value: Value, language: Language, t: Translate): string {
  if (typeof value !== 'object') return String(value);
  if ('tokens' in value) return tokenWords(value.tokens, language, t);
  if ('runes' in value) return value.runes.map((rune) => t(`words.rune.${rune}`)).join(', ');
  if ('figures' in value) return value.figures.map((one) => nameOfFigure(one, language)).join(', ');
  if ('role' in value) return roleName(value.role, language);
  if (isOfMap(value)) return mapWords(value, t);
  if ('names' in value) return value.names.map((names) => nameIn(names, language)).join(', ');
  if ('word' in value) return (t as Say)(`historyLogbook.${value.word}`);
  return 'id' in value ? nameOfFigure(value, language) : cardName(value.card, value.name, language);
}

/** A line of the history as a sentence. */
export function lineWords({ key, values }: HistoryLine, language: Language, t: Translate): string {
  const said = Object.entries<Value>({ ...values }).map(([name, value]) => [
    name,
    name === 'face' ? textWords(String(value), t) : lineValueWords(value, language, t),
  ]);
  return (t as Say)(key, Object.fromEntries(said) as Record<string, string>);
}
