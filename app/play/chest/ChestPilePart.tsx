import { useTranslation } from '@/src/i18n/translation';
import { CHEST_CARDS, chestPile, type Adventure, type ChestPile } from '@/src/rules';
import { Button, Live, Text } from '@/src/ui';
import { useTable } from '../context/table-context';
import { Wrap } from '../parts/Wrap';
import { knownCards, type ChestShelf } from './useChestShelf';

/** Z3: nobody has asked for the pile yet: it is as the adventure began. */
const pileOf = ({ chest, before, found }: Adventure): ChestPile =>
  chest ?? { left: chestPile(before, found, []), drawn: null };

interface ChestPilePartProps {
  readonly shelf: ChestShelf;
  /** What lies in it is a sheet of its own. */
  readonly onDeck: () => void;
}

/** Z3: how many are left, and the app's hand on the pile where it shuffles the cards. */
export function ChestPilePart({ shelf, onDeck }: ChestPilePartProps) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const { left, drawn } = pileOf(adventure);
  const lay = {
    kind: 'layChestDeck',
    cards: knownCards(shelf.cards),
  } as const;
  return (
    <>
      <Text variant="label">
        {left.length === 0
          ? t('tableHero.chest.pileEmpty')
          : t('tableHero.chest.pile', { count: left.length, of: CHEST_CARDS })}
      </Text>
      <Live empty={drawn === null}>
        <Text>
          {drawn ? t('tableHero.chest.drawn', { item: drawn }) : t('tableHero.chest.drawnNew')}
        </Text>
      </Live>
      <Wrap>
        {adventure.rules.cards === 'table' || drawn !== null ? null : (
          <Button
            size="small"
            icon="chest"
            label={t('tableHero.chest.draw')}
            disabled={left.length === 0}
            onPress={() => void act([lay, { kind: 'drawChestCard' }])}
          />
        )}
        <Button
          kind="quiet"
          size="small"
          icon="edit"
          label={t('tableHero.chest.deck')}
          onPress={onDeck}
        />
      </Wrap>
    </>
  );
}
