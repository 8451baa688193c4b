import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { forgetOwnCard, keepOwnCard, readOwnCards, type KeptCard } from '@/src/game';
import { useSnackbar } from '@/src/ui';
import { useSession } from '@/app/wiring/session';

export interface OwnCardShelf {
  readonly cards: readonly KeptCard[];
  /** True when it is kept. */
  readonly keep: (card: KeptCard) => Promise<boolean>;
  readonly forget: (card: KeptCard) => Promise<boolean>;
}

/** The library of own cards; what cannot be saved is said. */
export function useOwnCards(): OwnCardShelf {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  const { library } = useSession().storage;
  const [cards, setCards] = useState<readonly KeptCard[]>([]);
  useEffect(() => {
    let wanted = true;
    readOwnCards(library).then(
      (read) => (wanted ? setCards(read) : undefined),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [library]);
  const save = useCallback(
    async (saving: Promise<void>): Promise<boolean> => {
      try {
        await saving;
        return true;
      } catch {
        show({ text: t('tableSetup.own.notSaved'), refused: true });
        return false;
      }
    },
    [show, t],
  );
  const keep = useCallback(
    (card: KeptCard) => save(keepOwnCard(library, card, Date.now())),
    [library, save],
  );
  const forget = useCallback(
    async (card: KeptCard) => {
      const gone = await save(forgetOwnCard(library, card.id));
      if (gone) {
        show({
          text: t('tableSetup.own.forgotten', { name: card.card.name }),
          action: {
            label: t('table.undo'),
            onPress: () => void save(keepOwnCard(library, card, Date.now())),
          },
        });
      }
      return gone;
    },
    [library, save, show, t],
  );
  return { cards, keep, forget };
}
