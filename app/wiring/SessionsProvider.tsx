import { getRandomBytes } from 'expo-crypto';
import { useEffect, useMemo, type ReactNode } from 'react';
import { CATALOGUE } from '@/src/content/drunagor';
import { createGame, type Game } from '@/src/game';
import { Provide } from '@/src/ui';
import type { AppSession } from './boot';
import { ViewContext } from './game';
import { SessionContext, useSession } from './session';
import { APP_VERSION } from './version';

const made = new WeakMap<AppSession['storage'], Game>();

/** What one of them brought or took away the other's list shows, too. */
function keepTogether(one: Game, other: Game): void {
  one.store.subscribe((now, before) => {
    if (now.campaigns.length !== before.campaigns.length) void other.load();
  });
}

/** Sessions are open beside the campaign: a game of their own on the same storage, made when first asked for. */
function sessionsOn({ storage, game }: AppSession): Game {
  const known = made.get(storage);
  if (known !== undefined) return known;
  const sessions = createGame({
    storage,
    catalogue: CATALOGUE,
    now: () => Date.now(),
    random: getRandomBytes,
    app: APP_VERSION,
    plays: 'sessions',
  });
  made.set(storage, sessions);
  keepTogether(sessions, game);
  keepTogether(game, sessions);
  return sessions;
}

/** Below it, the game is that of the sessions: the same undo, history, export and import. */
export function SessionsProvider({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const game = sessionsOn(session);
  const sessions = useMemo(() => ({ ...session, game }), [session, game]);
  useEffect(() => void game.load(), [game]);
  return (
    <Provide context={SessionContext} value={sessions}>
      <Provide context={ViewContext} value={null}>
        {children}
      </Provide>
    </Provide>
  );
}
