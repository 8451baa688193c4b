import type { Language, Translate } from '@/src/i18n';
import { canonicalText, type DoorLine, type LineKind, type SetupStep } from '@/src/rules';
import type { IconName } from '@/src/ui';

export const LINE_ICONS: Readonly<Record<LineKind, IconName>> = {
  rule: 'book-open',
  // A check mark would look like the chosen one of several.
  task: 'interaction',
  locked: 'door',
  objective: 'star',
  counter: 'plus',
  end: 'skull',
};

export const countWords = ({ count, goal }: DoorLine, t: Translate): string =>
  goal === null ? String(count) : t('lines.countOf', { count, goal });

/** Where it was read: the start, door 3, page 41. */
export function stepWords(step: SetupStep | null, language: Language, t: Translate): string {
  if (step === null) return t('lines.atStart');
  switch (step.kind) {
    case 'start':
      return t('lines.atStart');
    case 'door':
      return t('lines.door', { number: step.number });
    case 'named-door':
      return step[language] || t('lines.atStart');
    case 'page':
      return t('lines.page', { page: step.page });
  }
}

interface AtOneStep {
  readonly step: SetupStep | null;
  readonly lines: readonly DoorLine[];
}

const sameStep = (one: SetupStep | null, other: SetupStep | null): boolean =>
  canonicalText([one]) === canonicalText([other]);

/** The newest step first: what was read last counts most. */
export function byStep(lines: readonly DoorLine[]): readonly AtOneStep[] {
  const steps: AtOneStep[] = [];
  for (const line of lines) {
    const known = steps.findIndex(({ step }) => sameStep(step, line.step));
    const before = steps[known];
    if (before === undefined) steps.unshift({ step: line.step, lines: [line] });
    else steps[known] = { ...before, lines: [...before.lines, line] };
  }
  return steps;
}

/** Typed at the same step in an earlier attempt, and not here yet. */
export const typedBefore = (
  earlier: readonly DoorLine[],
  here: readonly DoorLine[],
  step: SetupStep | null,
): readonly DoorLine[] =>
  earlier.filter(
    (line, index) =>
      sameStep(line.step, step) &&
      !here.some(({ text }) => text === line.text) &&
      earlier.findIndex(({ text, step: at }) => text === line.text && sameStep(at, step)) === index,
  );
