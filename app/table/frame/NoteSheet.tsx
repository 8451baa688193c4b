import { useTranslation } from '@/src/i18n/translation';
import { Button, Sheet, TextField } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';
import { useCampaignDraft } from '@/app/wiring/useDraft';

/** A sentence for the history, at the moment it belongs to. */
export function NoteSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const [text, setText, finish] = useCampaignDraft('table note', '');
  const save = () => {
    const note = { kind: 'note', figure: adventure.turn?.figure ?? null, text } as const;
    void act(note).then((noted) => noted && finish());
    onClose();
  };
  return (
    <Sheet visible onClose={onClose} title={t('table.menu.note')} closeLabel={t('ui.close')}>
      <TextField label={t('table.note.text')} value={text} onChangeText={setText} multiline />
      <Button
        size="small"
        label={t('table.note.save')}
        disabled={text.trim() === ''}
        onPress={save}
      />
    </Sheet>
  );
}
