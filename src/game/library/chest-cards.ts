import * as v from 'valibot';
import { RARITIES, type ItemDraft, type Rarity } from '@/src/rules';
import type { LibraryPort } from '../port';
import { parseJson } from '../schema/json';
import { ItemDraftSchema } from '../schema/logbook-parts';
import { Name } from '../schema/parts';

const KIND = 'chest-card';

export const ChestCardSchema = v.strictObject({
  name: Name,
  rarity: v.nullable(v.picklist(RARITIES)),
  item: ItemDraftSchema,
});

/** Z3: a card of the chest deck as the players found it, kept for every campaign. */
export interface KeptChestCard {
  readonly name: string;
  /** Null: nobody has said; then one of it is known. */
  readonly rarity: Rarity | null;
  readonly item: ItemDraft;
}

const keyOf = (name: string): string => name.trim().toLowerCase();

export const sameCard = (one: string, other: string): boolean => keyOf(one) === keyOf(other);

/** By name; what cannot be read is left out. */
export async function readChestCards(library: LibraryPort): Promise<readonly KeptChestCard[]> {
  const { compare } = new Intl.Collator();
  const items = await library.list(KIND);
  return items
    .flatMap(({ body }) => {
      const read = v.safeParse(ChestCardSchema, parseJson(body));
      return read.success ? [read.output as KeptChestCard] : [];
    })
    .sort((a, b) => compare(a.name, b.name));
}

// A convenience: losing it costs typing, so a full disk does not stop the search.
export const keepChestCard = (
  library: LibraryPort,
  card: KeptChestCard,
  changedAt: number,
): Promise<void> =>
  library
    .put({ kind: KIND, id: keyOf(card.name), changedAt, body: JSON.stringify(card) })
    .catch(() => undefined);

export const forgetChestCard = (library: LibraryPort, { name }: KeptChestCard): Promise<void> =>
  library.remove(KIND, keyOf(name)).catch(() => undefined);
