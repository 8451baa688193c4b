import type { PrintedConsequence } from '@/app/logbook/consequences/load-consequences';
import type { PrintedItem } from '@/app/play/logbook/load-items';
import { consequenceDraft } from '@/src/content/drunagor/consequence-parts';
import { AURAS, OUTCOMES, STATUSES } from '@/src/content/drunagor/consequences';
import { isBack, printedItem } from '@/src/content/drunagor/item-drafts';
import { ITEMS } from '@/src/content/drunagor/items';

/** Jest has no chunks to load: the same tables, the short way. */
export const loadItems = async (): Promise<readonly PrintedItem[]> =>
  ITEMS.filter((item) => !isBack(item)).map((item) => ({
    en: item.en,
    de: item.de,
    draft: () => printedItem(item),
  }));

export const loadConsequences = async (): Promise<readonly PrintedConsequence[]> =>
  [...STATUSES, ...AURAS, ...OUTCOMES].map((row) => ({
    en: row.en,
    de: row.de,
    kind: row.kind,
    draft: () => consequenceDraft(row),
  }));
