import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGame, useTry } from '@/app/wiring/game';
import { useLanguage } from '@/app/wiring/language';
import { demoCommands, demoHeroes } from './party';

export interface StartDemo {
  readonly start: () => void;
  readonly busy: boolean;
}

/** One tap: a campaign of its own, four heroes, and the first monsters stand there. */
export function useStartDemo(): StartDemo {
  const { t } = useTranslation();
  const language = useLanguage();
  const game = useGame();
  const attempt = useTry();
  const [busy, setBusy] = useState(false);
  const run = async () => {
    const draft = { name: t('tableSetup.demo.campaign'), heroes: demoHeroes(language) };
    const campaign = await attempt(game.create(draft));
    if (campaign === undefined) return;
    await attempt(game.dispatch(demoCommands(t('tableSetup.demo.title'), Date.now())));
  };
  const start = () => {
    setBusy(true);
    void run().finally(() => setBusy(false));
  };
  return { start, busy };
}
