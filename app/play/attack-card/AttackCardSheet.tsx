import { useTranslation } from '@/src/i18n/translation';
import { LONGEST_NAME, type AttackCard } from '@/src/rules';
import { Button, Sheet, SwitchRow, TextField } from '@/src/ui';
import { useTable } from '../context/table-context';
import { EditorLine } from '../parts/ValueEditor';
import { useNames } from '../turn/names';
import { useCampaignChangeDraft } from '@/app/wiring/useDraft';

interface AttackCardSheetProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** U3, U11: entered once, known for the rest of the adventure. */
export function AttackCardSheet({ id, onClose }: AttackCardSheetProps) {
  const { adventure } = useTable();
  const card = adventure.attackCards.find((one) => one.id === id);
  return card === undefined ? null : <Form card={card} onClose={onClose} />;
}

const FLAGS = [
  ['vicious', 'isVicious'],
  ['activates', 'isHaste'],
  ['status', 'isStatus'],
  ['passive', 'isPassive'],
] as const;

const MAX_DAMAGE = 99;
const LONGEST_NOTE = 400;

function Form({ card, onClose }: { readonly card: AttackCard; readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { act } = useTable();
  const names = useNames();
  const owner = names.one(card.owner);
  const { id, owner: _owner, ...printed } = card;
  const [draft, setDraft, finish] = useCampaignChangeDraft(`attack ${id}`, printed);
  const save = async () => {
    if (!(await act({ kind: 'writeAttackCard', card: id, draft }))) return;
    finish();
    onClose();
  };
  const fixed = draft.damage !== null;
  return (
    <Sheet
      visible
      onClose={onClose}
      title={t('tableTurn.card.rewrite')}
      caption={t('tableTurn.card.of', { owner })}
      closeLabel={t('ui.close')}
      footer={<Button grow label={t('tableTurn.card.save')} onPress={() => void save()} />}
    >
      <TextField
        label={t('tableTurn.card.name')}
        value={draft.name}
        maxLength={LONGEST_NAME}
        onChangeText={(name) => setDraft({ ...draft, name })}
      />
      <SwitchRow
        title={t('tableTurn.card.fixedDamage')}
        value={fixed}
        onChange={(on) => setDraft({ ...draft, damage: on ? 1 : null })}
      />
      {draft.damage === null ? null : (
        <EditorLine
          label={t('tableTurn.other.damage')}
          value={draft.damage}
          max={MAX_DAMAGE}
          onChange={(damage) => setDraft({ ...draft, damage })}
        />
      )}
      {FLAGS.map(([flag, word]) => (
        <SwitchRow
          key={flag}
          title={t(`tableTurn.card.${word}`, { owner })}
          value={draft[flag]}
          onChange={(on) => setDraft({ ...draft, [flag]: on })}
        />
      ))}
      <TextField
        label={t('tableTurn.card.note')}
        value={draft.note}
        multiline
        maxLength={LONGEST_NOTE}
        onChangeText={(note) => setDraft({ ...draft, note })}
      />
    </Sheet>
  );
}
