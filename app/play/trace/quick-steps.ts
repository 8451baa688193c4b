import type { GermanWords } from '@/src/i18n';
import type { QuickTrace, QuickTraceStep } from '@/src/rules';
import { BETWEEN, type NameOf, type Singular } from './sentence';

type Words = GermanWords['tableTurn']['trace'];

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

type Sentence = (step: QuickTraceStep, names: QuickNames) => Said;

const firstSet = ({ after: [set = []] }: QuickTraceStep): readonly string[] => set;

/** Null: nothing worth a line. */
const SENTENCES: Readonly<Partial<Record<QuickTraceStep['rule'], Sentence>>> = {
  K1: (step, { all }) => {
    const gone = left(step);
    return gone.length === 0 ? null : say('tableTurn.trace.seesNot', { gone: all(gone) });
  },
  K2: ranking,
  K3: (step, { all }) => say('tableTurn.trace.primary', { first: all(firstSet(step)) }),
  A1: reach,
  T1: (step) => say('tableTurn.trace.most', { count: firstSet(step).length }),
  T2: (step, { all }) =>
    step.before.length < 2 ? null : say('tableTurn.trace.best', { names: all(firstSet(step)) }),
  T3: allies,
  T4: allies,
  T5: (step, { all }) =>
    step.after.length === 1
      ? say('tableTurn.trace.approach', { name: all(firstSet(step)) })
      : say('tableTurn.trace.nearest'),
  T6: () => say('tableTurn.trace.stays'),
  D6: () => say('tableTurn.trace.again'),
  D7: () => say('tableTurn.trace.ambush'),
};

/** The reasons of a turn without a board, one line a rule that decided something. */
export const quickLines = (trace: QuickTrace, names: QuickNames): readonly QuickLine[] =>
  trace.flatMap((step) => {
    const said = SENTENCES[step.rule]?.(step, names) ?? null;
    return said === null ? [] : [{ rule: step.rule, ...said }];
  });
