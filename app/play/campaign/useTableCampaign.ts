import { useEffect, useState } from 'react';
import { useGame, useGameView, useTry } from '@/app/wiring/game';

/** `none`: nothing open and nothing to take up again. */
export type TableCampaign = 'open' | 'opening' | 'none';

/** After a restart the table is as it was left: the campaign last opened opens by itself. */
export function useTableCampaign(): TableCampaign {
  const game = useGame();
  const attempt = useTry();
  const open = useGameView((view) => view.open !== null);
  const [looked, setLooked] = useState(false);
  useEffect(() => {
    if (open || looked) return undefined;
    let wanted = true;
    const look = async () => {
      await attempt(game.takeUp());
      if (wanted) setLooked(true);
    };
    void look();
    return () => {
      wanted = false;
    };
  }, [game, attempt, open, looked]);
  if (open) return 'open';
  return looked ? 'none' : 'opening';
}
