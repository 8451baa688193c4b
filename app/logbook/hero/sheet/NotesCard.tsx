import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_NOTES } from '../../../../src/rules';
import { Button, TextField, useSnackbar } from '../../../../src/ui';
import { useGame, useTry } from '../../../wiring/game';
import { useHeroSheet } from './hero-context';
import { SheetCard } from './SheetCard';

/** Saved when the players say so: one note, one step of the history. */
export function NotesCard() {
  const { t } = useTranslation();
  const { hero } = useHeroSheet();
  return (
    <SheetCard title={t('logbookHero.notes.title')}>
      <NotesField key={hero.notes} />
    </SheetCard>
  );
}

function NotesField() {
  const { t } = useTranslation();
  const { hero } = useHeroSheet();
  const game = useGame();
  const attempt = useTry();
  const { show } = useSnackbar();
  const [draft, setDraft] = useState(hero.notes);
  const save = async () => {
    const change = { notes: draft };
    const done = await attempt(game.dispatch({ kind: 'changeHero', hero: hero.id, change }));
    if (done === undefined) return;
    const undo = () => void attempt(game.undo());
    const action = { label: t('logbookHero.undo'), onPress: undo };
    show({ text: t('logbookHero.notes.saved'), action });
  };
  return (
    <>
      <TextField
        label={t('logbookHero.notes.label', { name: hero.name })}
        placeholder={t('logbookHero.notes.placeholder')}
        value={draft}
        onChangeText={setDraft}
        maxLength={LONGEST_NOTES}
        multiline
      />
      {draft === hero.notes ? null : (
        <Button label={t('logbookHero.notes.save')} size="small" onPress={() => void save()} />
      )}
    </>
  );
}
