import type { Language } from '@/src/i18n';
import type { Plain, SessionPlayer } from '@/src/rules';
import type { GameOps } from '@/src/rules/contract';
import type { HelperField, Tree } from './field';
import type { AskedRules, FieldsFor, Helper, Say } from './helper';

export type HelperWords = Readonly<Record<string, string>>;

/** All there is of a game: its rules, its helpers and their words, in a part of the bundle of its own. */
export interface GameHelpers {
  readonly ops: GameOps;
  readonly helpers: readonly Helper[];
  readonly words: Readonly<Record<Language, HelperWords>>;
}

/** `{{n}} {{n|card|cards}}`: a value, and the word for one of it or for any other number. */
const PLACE = /\{\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}\}/g;

const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(PLACE, (_, name: string, one?: string, many?: string) =>
    one === undefined
      ? String(values[name] ?? '')
      : ((Number(values[name]) === 1 ? one : many) ?? ''),
  );

/** A key without words shows itself: names that players gave are such keys. */
export const sayIn =
  ({ words }: GameHelpers, language: Language): Say =>
  (key, values = {}) =>
    filled(words[language][key] ?? key, values);

/** What is noted, over what a helper begins with. */
export const valueOf = (start: Tree, note: Plain | undefined): Tree =>
  typeof note === 'object' && note !== null && !Array.isArray(note)
    ? { ...start, ...(note as Tree) }
    : start;

/** The fields of a helper as they are now. */
export const fieldsNow = (
  fields: FieldsFor<Tree>,
  players: readonly SessionPlayer[],
  value: Tree,
): readonly HelperField[] => (typeof fields === 'function' ? fields(players, value) : fields);

const fieldsOf = (
  { setup = [], fields }: Helper,
  players: readonly SessionPlayer[],
  value: Tree,
): Tree =>
  Object.fromEntries(
    [...fieldsNow(setup, players, value), ...fieldsNow(fields, players, value)].flatMap(
      ({ key }) => {
        const own = value[key];
        return own === undefined ? [] : [[key, own] as const];
      },
    ),
  );

/** The rules' answer to what is typed in, or the first fault in it. */
export function asked(
  { ops }: GameHelpers,
  helper: Helper,
  value: Tree,
  notes: Readonly<Record<string, Plain>>,
  players: readonly SessionPlayer[],
): AskedRules {
  const op = helper.op === undefined ? undefined : ops.get(helper.op);
  if (op === undefined) return { answer: null, fault: null };
  const answered = op(helper.ask?.(value, notes) ?? fieldsOf(helper, players, value));
  return answered.ok
    ? { answer: answered.value, fault: null }
    : { answer: null, fault: answered.error };
}

/** `targets[2].armour` as the fields name it. */
export const pathOf = (place: string): string => place.replace(/\[(\d+)\]/g, '.$1');
