import * as v from 'valibot';
import { CARD_KINDS, type OwnCard } from '@/src/rules';
import type { LibraryPort } from '../port';
import { Face } from '../schema/cards';
import { parseJson } from '../schema/json';
import { Name } from '../schema/parts';

const KIND = 'own-card';

export const OwnCardSchema = v.strictObject({
  kind: v.picklist(CARD_KINDS),
  name: Name,
  face: Face,
  back: v.nullable(Face),
});

/** A card the players once entered, kept for every campaign. */
export interface KeptCard {
  readonly id: string;
  readonly card: OwnCard;
}

/** Keywords are checked by name only, as in a stored adventure. */
const cardFrom = (body: string): OwnCard | undefined => {
  const read = v.safeParse(OwnCardSchema, parseJson(body));
  return read.success ? (read.output as OwnCard) : undefined;
};

/** By name; what cannot be read is left out. */
export async function readOwnCards(library: LibraryPort): Promise<readonly KeptCard[]> {
  const items = await library.list(KIND);
  const { compare } = new Intl.Collator();
  return items
    .flatMap(({ id, body }) => {
      const card = cardFrom(body);
      return card ? [{ id, card }] : [];
    })
    .sort((a, b) => compare(a.card.name, b.card.name));
}

/** Rejects with a `StorageFault` when it could not be kept. */
export const keepOwnCard = (
  library: LibraryPort,
  { id, card }: KeptCard,
  changedAt: number,
): Promise<void> => library.put({ kind: KIND, id, changedAt, body: JSON.stringify(card) });

export const forgetOwnCard = (library: LibraryPort, id: string): Promise<void> =>
  library.remove(KIND, id);
