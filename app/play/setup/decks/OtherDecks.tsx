import { useEffect, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { deckKey, isWritten, otherDecks, readDecks, type KeptDecks } from '@/src/game';
import { cardIn, monsterIn, type AttackCardDraft } from '@/src/rules';
import { Fold, Row } from '@/src/ui';
import { useSession } from '@/app/wiring/session';
import { useTable } from '@/app/play/context/table-context';

const NONE: KeptDecks = {};

/** Both were kept where a pack's deck differed: here they change places. */
export function OtherDecks({ owner }: { readonly owner: string }) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const { library } = useSession().storage;
  const [kept, setKept] = useState<KeptDecks>(NONE);
  const [open, setOpen] = useState(false);
  const deckHere = adventure.decks[owner];
  useEffect(() => {
    let wanted = true;
    readDecks(library).then(
      (read) => (wanted ? setKept(read) : undefined),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [library, deckHere]);
  const monster = monsterIn(adventure, owner);
  const card = monster && cardIn(adventure, monster.card);
  const others = card === undefined ? [] : otherDecks(kept, deckKey(card));
  if (others.length === 0) return null;
  const lay = async (deck: readonly AttackCardDraft[]) => {
    if (await act({ kind: 'setDeck', owner, deck })) setOpen(false);
  };
  return (
    <Fold label={t('tableSetup.deck.others')} open={open} onToggle={setOpen}>
      {others.map((deck, at) => {
        const written = deck.filter(isWritten);
        const names = written.flatMap(({ name }) => (name === '' ? [] : [name])).join(', ');
        return (
          <Row
            key={at}
            icon="bag"
            title={t('tableSetup.deck.other', { count: written.length, names })}
            onPress={() => void lay(deck)}
          />
        );
      })}
    </Fold>
  );
}
