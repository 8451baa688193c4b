import { useTranslation } from 'react-i18next';
import { LONGEST_NAME, type AttackCardDraft } from '@/src/rules';
import { SwitchRow, TextField } from '@/src/ui';
import { NumberField } from '../cards/NumberField';
import { SpotPill } from '../cards/CardValues';
import { SpotChoice } from '../cards/SpotChoice';

interface AttackCardFormProps {
  readonly draft: AttackCardDraft;
  /** U12: a boss's cards may lie anywhere; of the ten each has its place (U11). */
  readonly free: boolean;
  readonly onChange: (draft: AttackCardDraft) => void;
}

const MAX_DAMAGE = 99;
const LONGEST_TEXT = 500;
const FLAGS = ['vicious', 'activates', 'passive', 'status'] as const;

/** What an attack card says. */
export function AttackCardForm({ draft, free, onChange }: AttackCardFormProps) {
  const { t } = useTranslation();
  const set = (change: Partial<AttackCardDraft>) => onChange({ ...draft, ...change });
  return (
    <>
      {free ? (
        <SpotChoice
          value={draft.spot}
          none={false}
          onChange={(spot) => (spot === null ? undefined : set({ spot }))}
        />
      ) : (
        <SpotPill spot={draft.spot} />
      )}
      <TextField
        label={t('tableSetup.deck.name')}
        value={draft.name}
        onChangeText={(name) => set({ name })}
        maxLength={LONGEST_NAME}
      />
      <NumberField
        label={t('tableSetup.deck.damage')}
        hint={t('tableSetup.deck.damageHint')}
        value={draft.damage}
        least={0}
        most={MAX_DAMAGE}
        onChange={(damage) => set({ damage })}
      />
      {FLAGS.filter((flag) => free || flag !== 'status').map((flag) => (
        <SwitchRow
          key={flag}
          title={t(`tableSetup.deck.${flag}`)}
          subtitle={t(`tableSetup.deck.${flag}Hint`)}
          value={draft[flag]}
          onChange={(value) => set({ [flag]: value })}
        />
      ))}
      <TextField
        label={t('tableSetup.deck.note')}
        value={draft.note}
        onChangeText={(note) => set({ note })}
        maxLength={LONGEST_TEXT}
        multiline
      />
    </>
  );
}
