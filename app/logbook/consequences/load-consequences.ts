import type { Names } from '@/src/content/drunagor';
import type { ConsequenceDraft, ConsequenceType } from '@/src/rules';

export interface PrintedConsequence extends Names {
  readonly kind: ConsequenceType;
  readonly draft: () => ConsequenceDraft;
}

/** Spoilers stay out of the app's memory until somebody enters a consequence. */
export async function loadConsequences(): Promise<readonly PrintedConsequence[]> {
  const [{ AURAS, OUTCOMES, STATUSES }, { consequenceDraft }] = await Promise.all([
    import('@/src/content/drunagor/consequences'),
    import('@/src/content/drunagor/consequence-parts'),
  ]);
  return [...STATUSES, ...AURAS, ...OUTCOMES].map((row) => ({
    en: row.en,
    de: row.de,
    kind: row.kind,
    draft: () => consequenceDraft(row),
  }));
}
