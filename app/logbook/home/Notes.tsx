import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_NOTES } from '../../../src/rules';
import { Button, Card, Section, TextField } from '../../../src/ui';
import { useGame, useTry } from '../../wiring/game';

/** Saved when the players say so: one note, one step of the history. */
export function Notes({ notes }: { readonly notes: string }) {
  const { t } = useTranslation();
  const game = useGame();
  const attempt = useTry();
  const [draft, setDraft] = useState(notes);
  return (
    <Section caption={t('campaigns.home.notes')}>
      <Card gap={12}>
        <TextField
          label={t('campaigns.home.notes')}
          placeholder={t('campaigns.home.notesPlaceholder')}
          value={draft}
          onChangeText={setDraft}
          maxLength={LONGEST_NOTES}
          multiline
        />
        {draft === notes ? null : (
          <Button
            label={t('campaigns.home.saveNotes')}
            onPress={() => void attempt(game.dispatch({ kind: 'writeNotes', notes: draft }))}
          />
        )}
      </Card>
    </Section>
  );
}
