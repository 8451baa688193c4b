import * as v from 'valibot';
import {
  canonicalText,
  cardIn,
  monsterIn,
  type Adventure,
  type AttackCardDraft,
  type CardInPlay,
} from '@/src/rules';
import type { LibraryPort } from '../port';
import { AttackCardDraftSchema } from '../schema/cards';
import { parseJson } from '../schema/json';
import { List } from '../schema/parts';

const KIND = 'attack-deck';
export const DeckSchema = List(AttackCardDraftSchema, 20);

/** By `deckKey`. */
export type KeptDecks = Readonly<Record<string, readonly AttackCardDraft[]>>;

/** U3: all commanders share the ten cards of the box; lieutenants and bosses have their own. */
export const deckKey = ({ kind, face }: Pick<CardInPlay, 'kind' | 'face'>): string =>
  kind === 'commander' ? 'commander' : face.id;

/** Read off the printed card, not only its place on the track. */
export const isWritten = (card: AttackCardDraft): boolean =>
  card.name !== '' ||
  card.note !== '' ||
  card.damage !== null ||
  card.effect !== undefined ||
  card.passive ||
  card.activates ||
  card.vicious ||
  card.status;

export async function readDecks(library: LibraryPort): Promise<KeptDecks> {
  const items = await library.list(KIND);
  return Object.fromEntries(
    items.flatMap(({ id, body }) => {
      const read = v.safeParse(DeckSchema, parseJson(body));
      return read.success ? [[id, read.output] as const] : [];
    }),
  );
}

const isOther = (id: string, key: string): boolean =>
  id.startsWith(`${key} (`) && /^\d{1,3}\)$/u.test(id.slice(key.length + 2));

/** What packs brought beside the deck of that key. */
export const otherDecks = (kept: KeptDecks, key: string): readonly (readonly AttackCardDraft[])[] =>
  Object.entries(kept).flatMap(([id, deck]) => (isOther(id, key) ? [deck] : []));

const decksOf = (adventure: Adventure) =>
  Object.entries(adventure.decks).flatMap(([owner, deck]) => {
    const monster = monsterIn(adventure, owner);
    const card = monster && cardIn(adventure, monster.card);
    return card && deck.some(isWritten) ? [{ key: deckKey(card), deck }] : [];
  });

// A convenience: losing it costs typing, so a full disk does not stop the adventure.
export async function rememberDecks(
  library: LibraryPort,
  adventure: Adventure,
  changedAt: number,
): Promise<void> {
  const before = await readDecks(library).catch((): KeptDecks => ({}));
  for (const { key, deck } of decksOf(adventure)) {
    if (canonicalText(before[key]) === canonicalText(deck)) continue;
    const put = (id: string, cards: KeptDecks[string]): Promise<void> =>
      library
        .put({ kind: KIND, id, changedAt, body: JSON.stringify(cards) })
        .catch(() => undefined);
    // One that stood beside it was chosen: they change places, and none is lost.
    const chosen = Object.keys(before).find(
      (id) => isOther(id, key) && canonicalText(before[id]) === canonicalText(deck),
    );
    const old = before[key];
    if (chosen !== undefined && old !== undefined) await put(chosen, old);
    await put(key, deck);
  }
}
