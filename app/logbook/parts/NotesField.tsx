import { useTranslation } from '@/src/i18n/translation';
import { LONGEST_NOTES, type CampaignCommand } from '@/src/rules';
import { Button, TextField } from '@/src/ui';
import { useTypedText } from '@/app/wiring/useTypedText';

interface NotesFieldProps {
  /** Whose notes, over restarts too. */
  readonly of: string;
  readonly label: string;
  readonly placeholder: string;
  readonly stored: string;
  readonly commandFor: (notes: string) => CampaignCommand;
}

/** Saved as it is typed; there is a button only for what could not be saved. */
export function NotesField({ of, label, placeholder, stored, commandFor }: NotesFieldProps) {
  const { t } = useTranslation();
  const { text, change, leave, retry } = useTypedText(`notes of ${of}`, stored, commandFor);
  return (
    <>
      <TextField
        label={label}
        placeholder={placeholder}
        hint={t('logbookHero.notes.byItself')}
        value={text}
        onChangeText={change}
        onBlur={leave}
        maxLength={LONGEST_NOTES}
        multiline
      />
      {retry === null ? null : (
        <Button label={t('logbookHero.notes.save')} size="small" onPress={retry} />
      )}
    </>
  );
}
