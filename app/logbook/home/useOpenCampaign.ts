import { useIsFocused } from '@react-navigation/native';
import { useEffect, useState } from 'react';
import type { GameRefusal, OpenCampaign } from '@/src/game';
import { useGame, useGameView } from '@/app/wiring/game';

export type CampaignOpening =
  | { readonly kind: 'open'; readonly open: OpenCampaign }
  | { readonly kind: 'opening' }
  | { readonly kind: 'refused'; readonly refusal: GameRefusal; readonly retry: () => void };

interface Refused {
  readonly id: string;
  readonly refusal: GameRefusal;
}

/**
 * Opens the campaign of the address, once; afterwards the store's view of it. Only while it is looked
 * at: a screen left behind in its tab must not take back what was opened elsewhere.
 */
export function useOpenCampaign(id: string): CampaignOpening {
  const game = useGame();
  const open = useGameView((view) => view.open);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [tries, setTries] = useState(0);
  const here = open?.id === id;
  const focused = useIsFocused();
  useEffect(() => {
    if (here || !focused) return undefined;
    let wanted = true;
    void game.open(id).then((result) => {
      if (wanted && !result.ok) setRefused({ id, refusal: result.error });
    });
    return () => {
      wanted = false;
    };
  }, [game, id, here, focused, tries]);
  if (here) return { kind: 'open', open };
  if (refused?.id !== id) return { kind: 'opening' };
  const retry = () => {
    setRefused(null);
    setTries(tries + 1);
  };
  return { kind: 'refused', refusal: refused.refusal, retry };
}
