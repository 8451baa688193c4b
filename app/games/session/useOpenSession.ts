import { useIsFocused } from '@react-navigation/native';
import { useEffect, useState } from 'react';
import type { OpenCampaign } from '@/src/game';
import { useGame, useGameView } from '@/app/wiring/game';

/** In the place of an id: the session of the game that was played last. */
export const LAST_SESSION = 'last';

/** Whether all sessions there are have been listed: until then nobody knows that there is none. */
function useListed(): boolean {
  const sessions = useGame();
  const [listed, setListed] = useState(false);
  useEffect(() => {
    let wanted = true;
    void sessions.load().then(() => wanted && setListed(true));
    return () => {
      wanted = false;
    };
  }, [sessions]);
  return listed;
}

type Asked = OpenCampaign | 'unknown' | 'none' | null;

/** The session an address means; `null` while it opens, `none` while the game has no session at all. */
export function useOpenSession(game: string, asked: string): Asked {
  const sessions = useGame();
  const open = useGameView((view) => view.open);
  const newest = useGameView(
    ({ campaigns }) => campaigns.find((card) => card.game === game && card.deletedAt === null)?.id,
  );
  const id = asked === LAST_SESSION ? newest : asked;
  const listed = useListed();
  const [refused, setRefused] = useState<string | null>(null);
  const focused = useIsFocused();
  const here = open?.id === id && open?.state.session?.game === game;
  useEffect(() => {
    if (here || !focused || id === undefined) return undefined;
    let wanted = true;
    void sessions.open(id).then((result) => {
      if (wanted && !result.ok) setRefused(id);
    });
    return () => {
      wanted = false;
    };
  }, [sessions, id, here, focused]);
  if (here) return open;
  if (id === undefined) return listed ? 'none' : null;
  const foreign = open !== null && open.id === id;
  return refused === id || foreign ? 'unknown' : null;
}
