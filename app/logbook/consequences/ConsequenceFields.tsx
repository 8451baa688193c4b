import { useTranslation } from '@/src/i18n/translation';
import { LONGEST_NOTES } from '@/src/rules';
import { TextField } from '@/src/ui';
import { withSign } from '@/app/play/logbook/item-words';
import { ValueStepper } from '../items/ValueStepper';

interface ConsequenceFieldsProps {
  readonly notes: string;
  readonly hp: number;
  readonly onChange: (change: { notes?: string; hp?: number }) => void;
}

const MAX_VALUE = 99;

/** What the adventure book says about it, in the players' words. */
export function ConsequenceFields({ notes, hp, onChange }: ConsequenceFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        label={t('logbookHero.consequences.notes')}
        value={notes}
        onChangeText={(text) => onChange({ notes: text })}
        maxLength={LONGEST_NOTES}
        multiline
      />
      <ValueStepper
        label={t('logbookHero.consequences.hp')}
        value={hp}
        first={0}
        min={-MAX_VALUE}
        max={MAX_VALUE}
        shown={withSign(hp)}
        onChange={(value) => onChange({ hp: value })}
      />
    </>
  );
}
