import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSnackbar } from '@/src/ui';
import { useGame, useTry } from '@/app/wiring/game';
import { useLanguage } from '@/app/wiring/language';
import { demoLayout } from './layout';

export interface StartDemo {
  readonly start: () => void;
  readonly busy: boolean;
}

/** One tap: a campaign of its own, four heroes, and the first monsters stand there, on the map too. */
export function useStartDemo(): StartDemo {
  const { t } = useTranslation();
  const language = useLanguage();
  const game = useGame();
  const attempt = useTry();
  const { show } = useSnackbar();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    const { demoCommands, demoHeroes } = await import('./party');
    const draft = { name: t('tableSetup.demo.campaign'), heroes: demoHeroes(language) };
    const campaign = await attempt(game.create(draft));
    if (campaign === undefined) return;
    const begun = await attempt(
      game.dispatch(demoCommands(t('tableSetup.demo.title'), Date.now())),
    );
    const adventure = begun?.state.adventure ?? null;
    if (adventure !== null) await attempt(game.dispatch(demoLayout(adventure), { step: 'same' }));
  };
  const start = () => {
    setBusy(true);
    void run()
      .catch(() => show({ text: t('refusals.part-missing'), refused: true }))
      .finally(() => setBusy(false));
  };
  return { start, busy };
}
