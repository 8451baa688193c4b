import { useTranslation } from '@/src/i18n/translation';
import { cardIn, monsterIn, type AttackCard, type AttackCardDraft } from '@/src/rules';
import { Button, Sheet } from '@/src/ui';
import { useCampaignChangeDraft } from '@/app/wiring/useDraft';
import { useTable } from '../context/table-context';
import { AttackCardForm } from '../setup/decks/AttackCardForm';
import { useNames } from '../turn/names';

interface AttackCardSheetProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** U3, U11: entered once, known for the rest of the adventure and in every campaign. */
export function AttackCardSheet({ id, onClose }: AttackCardSheetProps) {
  const { adventure } = useTable();
  const card = adventure.attackCards.find((one) => one.id === id);
  return card === undefined ? null : <Form card={card} onClose={onClose} />;
}

function Form({ card, onClose }: { readonly card: AttackCard; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const names = useNames();
  const { id, owner, ...printed } = card;
  const [draft, setDraft, finish] = useCampaignChangeDraft<AttackCardDraft>(
    `attack ${id}`,
    printed,
  );
  const monster = monsterIn(adventure, owner);
  const kind = monster && cardIn(adventure, monster.card)?.kind;
  const save = async () => {
    if (!(await act({ kind: 'writeAttackCard', card: id, draft }))) return;
    finish();
    onClose();
  };
  return (
    <Sheet
      visible
      onClose={onClose}
      title={t('tableTurn.card.rewrite')}
      caption={t('tableTurn.card.of', { owner: names.one(owner) })}
      closeLabel={t('ui.close')}
      footer={<Button grow label={t('tableTurn.card.save')} onPress={() => void save()} />}
    >
      <AttackCardForm draft={draft} free={kind === 'boss'} onChange={setDraft} />
    </Sheet>
  );
}
