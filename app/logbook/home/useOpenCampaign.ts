import { useEffect, useState } from 'react';
import type { OpenCampaign } from '../../../src/game';
import { useGame, useGameView } from '../../wiring/game';

export type Opened = OpenCampaign | 'opening' | 'unknown';

/** Opens the campaign of the address, once; afterwards the store's view of it. */
export function useOpenCampaign(id: string): Opened {
  const game = useGame();
  const open = useGameView((view) => view.open);
  const [failed, setFailed] = useState<string | null>(null);
  const here = open?.id === id;
  useEffect(() => {
    if (here) return undefined;
    let wanted = true;
    void game.open(id).then((result) => {
      if (wanted && !result.ok) setFailed(id);
    });
    return () => {
      wanted = false;
    };
  }, [game, id, here]);
  if (here) return open;
  return failed === id ? 'unknown' : 'opening';
}
