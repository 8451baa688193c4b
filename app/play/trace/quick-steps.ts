import type { WORDS } from '@/src/i18n';
import type { QuickTrace, QuickTraceStep } from '@/src/rules';
import { BETWEEN, type NameOf, type Singular } from './sentence';

type Words = typeof WORDS.de.tableTurn.trace;

export type QuickKey = `tableTurn.trace.${Singular<keyof Words> & string}`;

/** One reason of a turn without a board; the words themselves live in i18n. */
export interface QuickLine {
  readonly rule: string;
  readonly key: QuickKey;
  readonly values: Readonly<Record<string, string | number>>;
}

export interface QuickNames {
  readonly one: NameOf;
  readonly all: (ids: readonly string[]) => string;
  /** What the card ranks by, in words. */
  readonly by: string;
}

type Said = Pick<QuickLine, 'key' | 'values'> | null;

const say = (key: QuickKey, values: QuickLine['values'] = {}): Said => ({ key, values });

const left = ({ before, after }: QuickTraceStep): readonly string[] => {
  const kept = new Set(after.flat());
  return before.flat().filter((id) => !kept.has(id));
};

const UNKNOWN = '?';

/** `Jaheen (10), Elros (8)`. */
const ranking = ({ before, after, values }: QuickTraceStep, { one, by }: QuickNames): Said => {
  const ids = before.flat();
  const entry = (id: string) => `${one(id)} (${values[ids.indexOf(id)] ?? UNKNOWN})`;
  const ranked = after.flat();
  return ranked.length === 0
    ? null
    : say('tableTurn.trace.ranking', { by, ranking: ranked.map(entry).join(BETWEEN) });
};

const reach = (step: QuickTraceStep, { all }: QuickNames): Said => {
  if (step.after.length === 0) return say('tableTurn.trace.reachesNobody');
  const gone = left(step);
  return gone.length === 0 ? null : say('tableTurn.trace.reachesNot', { gone: all(gone) });
};

const allies = (step: QuickTraceStep, { all }: QuickNames): Said => {
  const [set = []] = step.after;
  const alone = step.rule === 'T3';
  const heroes = new Set(alone ? [] : step.before.flat());
  const along = set.filter((id) => !heroes.has(id));
  if (along.length === 0) return say('tableTurn.trace.noAllies');
  return say(alone ? 'tableTurn.trace.alliesAlone' : 'tableTurn.trace.alliesAlong', {
    names: all(along),
  });
};

/** Null: nothing worth a line. */
function sentenceOf(step: QuickTraceStep, names: QuickNames): Said {
  const [set = []] = step.after;
  switch (step.rule) {
    case 'K1': {
      const gone = left(step);
      return gone.length === 0 ? null : say('tableTurn.trace.seesNot', { gone: names.all(gone) });
    }
    case 'K2':
      return ranking(step, names);
    case 'K3':
      return say('tableTurn.trace.primary', { first: names.all(set) });
    case 'A1':
      return reach(step, names);
    case 'T1':
      return say('tableTurn.trace.most', { count: set.length });
    case 'T2':
      return step.before.length < 2 ? null : say('tableTurn.trace.best', { names: names.all(set) });
    case 'T3':
    case 'T4':
      return allies(step, names);
    case 'T5':
      return step.after.length === 1
        ? say('tableTurn.trace.approach', { name: names.all(set) })
        : say('tableTurn.trace.nearest');
    case 'T6':
      return say('tableTurn.trace.stays');
    case 'D6':
      return say('tableTurn.trace.again');
    case 'D7':
      return say('tableTurn.trace.ambush');
    default:
      return null;
  }
}

/** The reasons of a turn without a board, one line a rule that decided something. */
export const quickLines = (trace: QuickTrace, names: QuickNames): readonly QuickLine[] =>
  trace.flatMap((step) => {
    const said = sentenceOf(step, names);
    return said === null ? [] : [{ rule: step.rule, ...said }];
  });
