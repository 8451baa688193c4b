import type { HistoryItem } from './items';

/** Between two items of the list. */
export const GAP = 2;

interface Height {
  /** Paddings and gaps. */
  readonly fixed: number;
  /** Lines of text, which grow with the players' text size. */
  readonly text: number;
}

const GROUP: Height = { fixed: 20, text: 17 };
const ENTRY: Height = { fixed: 18, text: 43 };
const MARKED_ENTRY: Height = { fixed: 28, text: 43 };
const BRANCH: Height = { fixed: 12, text: 43 };

function usualHeight(item: HistoryItem): Height {
  switch (item.kind) {
    case 'group':
      return GROUP;
    case 'entry':
      return item.entry.phase === 'past' ? ENTRY : MARKED_ENTRY;
    case 'branch':
      return BRANCH;
  }
}

export interface ItemLayout {
  readonly index: number;
  readonly length: number;
  readonly offset: number;
}

/**
 * Where each item usually stands: with it the scroll bar spans the whole log at once, however long
 * it is. A wrapped line makes a row taller than guessed, which only moves what is out of sight.
 */
export function itemLayouts(
  items: readonly HistoryItem[],
  scaled: (size: number) => number,
): readonly ItemLayout[] {
  let offset = 0;
  return items.map((item, index) => {
    const { fixed, text } = usualHeight(item);
    const layout = { index, length: fixed + scaled(text) + GAP, offset };
    offset += layout.length;
    return layout;
  });
}
