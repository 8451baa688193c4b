import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_NOTES } from '@/src/rules';
import { Button, Card, Section, TextField } from '@/src/ui';
import { useGame, useTry } from '@/app/wiring/game';
import { useSavedOnLeave } from '../forms/useSavedOnLeave';

/** Saved when the players say so or leave: one note, one step of the history. */
export function Notes({ notes: stored }: { readonly notes: string }) {
  const { t } = useTranslation();
  const game = useGame();
  const attempt = useTry();
  /** Null: as it is stored. */
  const [draft, setDraft] = useState<string | null>(null);
  const notes = draft ?? stored;
  const command = { kind: 'writeNotes', notes } as const;
  const done = t('logbookHero.notes.saved');
  useSavedOnLeave(notes === stored ? null : { command, done });
  const save = async () => {
    if ((await attempt(game.dispatch(command))) !== undefined) setDraft(null);
  };
  return (
    <Section caption={t('campaigns.home.notes')}>
      <Card gap={12}>
        <TextField
          label={t('campaigns.home.notes')}
          placeholder={t('campaigns.home.notesPlaceholder')}
          value={notes}
          onChangeText={setDraft}
          maxLength={LONGEST_NOTES}
          multiline
        />
        {notes === stored ? null : (
          <Button label={t('campaigns.home.saveNotes')} onPress={() => void save()} />
        )}
      </Card>
    </Section>
  );
}
