import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { useGame, useTry } from '@/app/wiring/game';
import { useSession } from '@/app/wiring/session';
import { useHabits } from '../setup/useHabits';
import { fightCommands } from './fight-commands';
import { LINE_UP, rollsDue, type Contender, type LineUp } from './line-up';

export interface BeginFight {
  /** In the open campaign; true once they stand there. */
  readonly begin: (fighters: readonly Contender[], lineUp: LineUp) => Promise<boolean>;
  readonly busy: boolean;
}

/** X3: one step; undo leads back to the line-up. */
export function useBeginFight(): BeginFight {
  const { t } = useTranslation();
  const game = useGame();
  const attempt = useTry();
  const habits = useHabits();
  const { typing } = useSession();
  const [busy, setBusy] = useState(false);
  const begin: BeginFight['begin'] = async (fighters, lineUp) => {
    const { open } = game.store.getState();
    if (open === null || habits === null) return false;
    setBusy(true);
    const title = lineUp.battlefield.trim() || t('versus.title');
    const fight = { fighters, lineUp, habits, title, at: Date.now() };
    const keys = fighters.map(({ key }) => key);
    const { dice } = rollsDue(keys, lineUp.rolls);
    const begun = await attempt(
      game.dispatch(
        fightCommands(open.state.campaign, fight),
        lineUp.roller === 'table' ? { dice } : {},
      ),
    );
    setBusy(false);
    if (begun === undefined) return false;
    typing.change(`${LINE_UP} of ${open.id}`, { ...lineUp, fights: true, said: {}, rolls: {} });
    return true;
  };
  return { begin, busy };
}
