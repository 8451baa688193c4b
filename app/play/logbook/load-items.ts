import type { Names } from '@/src/content/drunagor';
import type { ItemDraft } from '@/src/rules';

export interface PrintedItem extends Names {
  readonly draft: () => ItemDraft;
}

/** Spoilers stay out of the app's memory until somebody enters an item. */
export async function loadItems(): Promise<readonly PrintedItem[]> {
  const [{ ITEMS }, { isBack, printedItem }] = await Promise.all([
    import('@/src/content/drunagor/items'),
    import('@/src/content/drunagor/item-drafts'),
  ]);
  return ITEMS.filter((item) => !isBack(item)).map((item) => ({
    en: item.en,
    de: item.de,
    draft: () => printedItem(item),
  }));
}
