import { useTranslation } from '@/src/i18n/translation';
import type { ItemDraft, ItemSlot } from '@/src/rules';
import { useLanguage } from '@/app/wiring/language';
import { kindWords } from '@/app/play/logbook/item-words';
import { loadItems } from '@/app/play/logbook/load-items';
import { NameFinder } from '@/app/play/logbook/NameFinder';
import { ownItem } from '@/app/play/logbook/own-item';
import { useLoaded } from '@/app/play/logbook/useLoaded';

interface ItemFinderProps {
  /** For an item of the players' own. */
  readonly slot?: ItemSlot;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
  readonly onFound: (item: ItemDraft) => void;
}

/** A printed item by its name in either language, or one of the players' own. */
export function ItemFinder({ slot = 'weapon', typed, onTyped, onFound }: ItemFinderProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const items = useLoaded(loadItems);
  return (
    <NameFinder
      label={t('logbookHero.find.item')}
      hint={t('logbookHero.find.itemHint')}
      rows={items}
      typed={typed}
      onTyped={onTyped}
      subtitle={(row) => kindWords(row.draft(), language, t)[0] ?? ''}
      ownLabel={(name) => t('logbookHero.find.ownItem', { name })}
      onPick={(row) => onFound(row.draft())}
      onOwn={(name) => onFound(ownItem(name, slot))}
    />
  );
}
