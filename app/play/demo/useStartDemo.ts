import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { useSnackbar } from '@/src/ui';
import { useGame, useTry } from '@/app/wiring/game';
import { useLanguage } from '@/app/wiring/language';
import { useGuideMark } from '../guide/useGuideMark';

export interface StartDemo {
  /** True when it stands there. */
  readonly start: (how?: { readonly guided: boolean }) => Promise<boolean>;
  readonly busy: boolean;
}

/** One tap: a campaign of its own, four heroes, and the first monsters stand there, on the map too. */
export function useStartDemo(): StartDemo {
  const { t } = useTranslation();
  const language = useLanguage();
  const game = useGame();
  const attempt = useTry();
  const { show } = useSnackbar();
  const { keep } = useGuideMark();
  const [busy, setBusy] = useState(false);
  const run = async (guided: boolean): Promise<boolean> => {
    const [{ demoCommands, demoHeroes }, { demoLayout }] = await Promise.all([
      import('./party'),
      import('./layout'),
    ]);
    const draft = { name: t('tableSetup.demo.campaign'), heroes: demoHeroes(language) };
    const campaign = await attempt(game.create(draft));
    if (campaign === undefined) return false;
    if (guided) keep({ campaign, on: true, seen: [] });
    const begun = await attempt(
      game.dispatch(demoCommands(t('tableSetup.demo.title'), Date.now())),
    );
    const adventure = begun?.state.adventure ?? null;
    if (adventure !== null) await attempt(game.dispatch(demoLayout(adventure), { step: 'same' }));
    return adventure !== null;
  };
  const start: StartDemo['start'] = ({ guided } = { guided: false }) => {
    setBusy(true);
    return run(guided)
      .catch(() => {
        show({ text: t('refusals.part-missing'), refused: true });
        return false;
      })
      .finally(() => setBusy(false));
  };
  return { start, busy };
}
