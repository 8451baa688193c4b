import { useGame, useGameView, useTry } from '@/app/wiring/game';
import { useStartDemo } from '../demo/useStartDemo';
import { useGuideMark } from '../guide/useGuideMark';

export interface TakeUp {
  /** It was left somewhere, and that adventure is still there. */
  readonly waits: boolean;
  readonly busy: boolean;
  /** On from where it was left, or from its beginning; true when the table shows it. */
  readonly takeUp: () => Promise<boolean>;
}

/** The guide, from wherever somebody asks for it. */
export function useTakeUp(): TakeUp {
  const game = useGame();
  const attempt = useTry();
  const { start, busy } = useStartDemo();
  const { mark, keep } = useGuideMark();
  const waits = useGameView(({ campaigns }) =>
    campaigns.some(({ id }) => mark !== null && id === mark.campaign),
  );
  const goOn = async (): Promise<boolean> => {
    if (mark === null) return false;
    if (game.store.getState().open?.id !== mark.campaign) {
      await attempt(game.open(mark.campaign));
      if (game.store.getState().open?.id !== mark.campaign) return false;
    }
    keep({ ...mark, on: true });
    return true;
  };
  return { waits, busy, takeUp: () => (waits ? goOn() : start({ guided: true })) };
}
