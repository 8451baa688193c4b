import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_NOTES } from '@/src/rules';
import { Button, TextField, useSnackbar } from '@/src/ui';
import { useGame, useTry } from '@/app/wiring/game';
import { useSavedOnLeave } from '@/app/logbook/forms/useSavedOnLeave';
import { useHeroSheet } from '@/app/logbook/parts/hero-context';
import { SheetCard } from '@/app/logbook/parts/SheetCard';

/** Saved when the players say so or leave: one note, one step of the history. */
export function NotesCard() {
  const { t } = useTranslation();
  const { hero } = useHeroSheet();
  const game = useGame();
  const attempt = useTry();
  const { show } = useSnackbar();
  /** Null: as it is stored. */
  const [draft, setDraft] = useState<string | null>(null);
  const notes = draft ?? hero.notes;
  const changed = notes !== hero.notes;
  const command = { kind: 'changeHero', hero: hero.id, change: { notes } } as const;
  const done = t('logbookHero.notes.saved');
  useSavedOnLeave(changed ? { command, done } : null);
  const save = async () => {
    if ((await attempt(game.dispatch(command))) === undefined) return;
    setDraft(null);
    const undo = () => void attempt(game.undo());
    show({ text: done, action: { label: t('logbookHero.undo'), onPress: undo } });
  };
  return (
    <SheetCard title={t('logbookHero.notes.title')}>
      <TextField
        label={t('logbookHero.notes.label', { name: hero.name })}
        placeholder={t('logbookHero.notes.placeholder')}
        value={notes}
        onChangeText={setDraft}
        maxLength={LONGEST_NOTES}
        multiline
      />
      {changed ? (
        <Button label={t('logbookHero.notes.save')} size="small" onPress={() => void save()} />
      ) : null}
    </SheetCard>
  );
}
