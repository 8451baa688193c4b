import { getRandomBytes } from 'expo-crypto';
import { useEffect, useMemo, type ReactNode } from 'react';
import { CATALOGUE } from '@/src/content/drunagor';
import { createGame, type Game } from '@/src/game';
import { Provide } from '@/src/ui';
import { tablesOn, type AppSession } from './boot';
import { whenBack } from './coming-back';
import { ViewContext } from './game';
import { SessionContext, useSession } from './session';
import { APP_VERSION } from './version';

type Sessions = Pick<AppSession, 'game' | 'tables'>;

const made = new WeakMap<AppSession['storage'], Sessions>();

// Whoever sits at a table of a storage that was given up has nothing to say about the next one.
let stopWaking = (): void => undefined;

/** What one of them brought or took away the other's list shows, too. */
function keepTogether(one: Game, other: Game): void {
  one.store.subscribe((now, before) => {
    if (now.campaigns.length !== before.campaigns.length) void other.load();
  });
}

/** Sessions are open beside the campaign: a game of their own on the same storage, made when first asked for. */
function sessionsOn({ storage, game }: AppSession): Sessions {
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
  const tables = tablesOn(sessions);
  storage.beforeLeaving(async () => tables.close());
  stopWaking();
  stopWaking = whenBack(tables.wake);
  made.set(storage, { game: sessions, tables });
  keepTogether(sessions, game);
  keepTogether(game, sessions);
  return { game: sessions, tables };
}

/** Below it, the game is that of the sessions: the same undo, history, export, import and shared tables. */
export function SessionsProvider({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const { game, tables } = sessionsOn(session);
  const sessions = useMemo(() => ({ ...session, game, tables }), [session, game, tables]);
  useEffect(() => void game.load(), [game]);
  return (
    <Provide context={SessionContext} value={sessions}>
      <Provide context={ViewContext} value={null}>
        {children}
      </Provide>
    </Provide>
  );
}
