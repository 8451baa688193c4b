import { NO_VALUES, type ItemDraft, type ItemSlot } from '@/src/rules';

/** A card no table knows, in the players' own words. */
export const ownItem = (name: string, slot: ItemSlot): ItemDraft => ({
  slot,
  categories: [],
  deck: 'camp',
  tier: null,
  front: { catalogue: null, names: { en: name, de: name }, values: NO_VALUES },
  back: null,
  socket: false,
  notes: '',
});
