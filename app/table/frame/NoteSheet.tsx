import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Sheet, TextField } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';

/** A sentence for the history, at the moment it belongs to. */
export function NoteSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const [text, setText] = useState('');
  const save = () => {
    void act({ kind: 'note', figure: adventure.turn?.figure ?? null, text }, { tell: true });
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
