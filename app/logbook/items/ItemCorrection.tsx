import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { nameIn } from '@/src/content/drunagor';
import { faceOf, itemNames, type ItemDraft, type PlacedItem } from '@/src/rules';
import { Button, Fold } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { useHeroSheet } from '../parts/hero-context';
import { useLogbook } from '../parts/useLogbook';
import { OwnItemForm } from './OwnItemForm';
import { SidesForm } from './SidesForm';
import { useCampaignChangeDraft } from '@/app/wiring/useDraft';

/** Values read off the card later; an item of the players' own in every part. */
export function ItemCorrection({ placed: { item } }: { readonly placed: PlacedItem }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { hero } = useHeroSheet();
  const write = useLogbook();
  const [open, setOpen] = useState(false);
  const [draft, setDraft, finish] = useCampaignChangeDraft<ItemDraft>(`item ${item.id}`, item);
  const { slot, categories, deck, tier, front, back, socket, notes } = draft;
  const save = async () => {
    const change = { slot, categories, deck, tier, front, back, socket, notes };
    const done = t('logbookHero.item.saved', { item: nameIn(itemNames(item), language) });
    if (await write({ kind: 'changeItem', hero: hero.id, item: item.id, change }, done)) finish();
  };
  return (
    <Fold label={t('logbookHero.item.values')} open={open} onToggle={setOpen}>
      {faceOf(item).catalogue === null ? <OwnItemForm item={draft} onChange={setDraft} /> : null}
      <SidesForm item={draft} first={item.side} onChange={setDraft} />
      <Button label={t('logbookHero.item.save')} size="small" onPress={() => void save()} />
    </Fold>
  );
}
