import { useCallback, useEffect, useState } from 'react';
import {
  forgetChestCard,
  keepChestCard,
  readChestCards,
  sameCard,
  type KeptChestCard,
} from '@/src/game';
import { CHEST_CARDS, COPIES, type ChestCard } from '@/src/rules';
import { useSession } from '@/app/wiring/session';

export interface ChestShelf {
  readonly cards: readonly KeptChestCard[];
  readonly keep: (card: KeptChestCard) => void;
  readonly forget: (card: KeptChestCard) => void;
}

/** Z3: the cards of the chest deck, entered once for every campaign. */
export function useChestShelf(): ChestShelf {
  const { library } = useSession().storage;
  const [cards, setCards] = useState<readonly KeptChestCard[]>([]);
  useEffect(() => {
    let wanted = true;
    readChestCards(library).then(
      (read) => (wanted ? setCards(read) : undefined),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [library]);
  const keep = useCallback(
    (card: KeptChestCard) => {
      setCards((before) => [...before.filter((one) => !sameCard(one.name, card.name)), card]);
      void keepChestCard(library, card, Date.now());
    },
    [library],
  );
  const forget = useCallback(
    (card: KeptChestCard) => {
      setCards((before) => before.filter((one) => one !== card));
      void forgetChestCard(library, card);
    },
    [library],
  );
  return { cards, keep, forget };
}

export const copiesOf = ({ rarity }: KeptChestCard): number =>
  rarity === null ? 1 : COPIES[rarity];

export const knownCards = (cards: readonly KeptChestCard[]): readonly ChestCard[] =>
  cards.slice(0, CHEST_CARDS).map((card) => ({ name: card.name, copies: copiesOf(card) }));
