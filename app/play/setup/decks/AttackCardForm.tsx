import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { IMMUNITIES, LONGEST_NAME, type AttackCardDraft, type Immunity } from '@/src/rules';
import { Chip, Fold, Section, SwitchRow, TextField } from '@/src/ui';
import { Wrap } from '@/app/play/parts/Wrap';
import { useGameWords } from '@/app/play/words/useGameWords';
import { immunityWords } from '../cards/amounts';
import { CardEffectFields } from './CardEffectFields';
import { NumberField } from '@/app/play/parts/NumberField';
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
  const [open, setOpen] = useState(draft.effect !== undefined);
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
      {draft.passive ? (
        <Immunities
          chosen={draft.immunities ?? []}
          onChange={(immunities) => set({ immunities })}
        />
      ) : null}
      <Fold label={t('tableSetup.effect.title')} open={open} onToggle={setOpen}>
        <CardEffectFields effect={draft.effect} onChange={(effect) => set({ effect })} />
      </Fold>
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

interface ImmunitiesProps {
  readonly chosen: readonly Immunity[];
  readonly onChange: (immunities: readonly Immunity[]) => void;
}

/** U3: what the passive text makes its owner immune to, as long as the card lies there. */
function Immunities({ chosen, onChange }: ImmunitiesProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const caption = t('tableSetup.card.immunities');
  return (
    <Section caption={caption}>
      <Wrap label={caption}>
        {IMMUNITIES.map((immunity) => (
          <Chip
            key={immunity}
            label={immunityWords(immunity, words).label}
            selected={chosen.includes(immunity)}
            onPress={() =>
              onChange(IMMUNITIES.filter((one) => chosen.includes(one) !== (one === immunity)))
            }
          />
        ))}
      </Wrap>
    </Section>
  );
}
