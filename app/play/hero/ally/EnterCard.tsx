import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import type { AdventureAlly } from '@/src/rules';
import { Button, Fold } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';
import { AllyCardForm, NEW_CARD } from './AllyCardForm';
import { cardNamed, useAllyShelf } from './useAllyShelf';

/** F4: its card, entered late or set right. */
export function EnterCard({ ally }: { readonly ally: AdventureAlly }) {
  const { t } = useTranslation();
  const { act } = useTable();
  const shelf = useAllyShelf();
  const [open, setOpen] = useState<boolean | null>(null);
  const [typed, setTyped] = useState<AdventureAlly['card']>(undefined);
  const { id, kind, name, toughness } = ally;
  const card = typed ?? ally.card ?? cardNamed(shelf.kept, ally)?.card ?? NEW_CARD;
  const enter = () => {
    void act({ kind: 'setAllyCard', ally: id, card });
    shelf.keep({ kind, name, toughness, card });
    setOpen(false);
  };
  return (
    <Fold
      label={t('tableHero.allies.values')}
      open={open ?? ally.card === undefined}
      onToggle={setOpen}
    >
      <AllyCardForm card={card} onChange={setTyped} />
      <Button size="small" label={t('tableFigure.set')} onPress={enter} />
    </Fold>
  );
}
