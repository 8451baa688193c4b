import { getRandomBytes } from 'expo-crypto';
import { useEffect, useState } from 'react';
import { CATALOGUE } from '../../src/content/drunagor';
import {
  createGame,
  createSettingsStore,
  type Game,
  type GameStorage,
  type Opening,
  type SettingsStore,
} from '../../src/game';
import { openStorage } from '../../src/storage';
import { loadFonts } from './fonts';
import { APP_VERSION } from './version';

/** What the running app works with. */
export interface Session {
  readonly storage: GameStorage;
  readonly settings: SettingsStore;
  readonly game: Game;
}

export type Boot =
  | { readonly kind: 'starting' }
  | { readonly kind: 'ready'; readonly session: Session }
  | Exclude<Opening, { readonly kind: 'ready' }>;

const gameOn = (storage: GameStorage): Game =>
  createGame({
    storage,
    catalogue: CATALOGUE,
    now: () => Date.now(),
    random: getRandomBytes,
    app: APP_VERSION,
  });

/** Settings that cannot be read fall back to the device's; the campaigns must be readable. */
async function sessionOn(storage: GameStorage): Promise<Session> {
  const settings = createSettingsStore(storage.settings);
  const game = gameOn(storage);
  await Promise.all([settings.load().catch(() => undefined), game.load()]);
  void game.backUpIfDue();
  return { storage, settings, game };
}

const bootFrom = async (opening: Opening): Promise<Boot> =>
  opening.kind === 'ready' ? { kind: 'ready', session: await sessionOn(opening.storage) } : opening;

// Once per page: two opens at the same time can leave the files locked (React may mount twice).
let opened: Promise<Opening> | undefined;

export interface BootControls {
  readonly boot: Boot;
  readonly reopen: (opening: Promise<Opening>) => void;
  readonly retry: () => void;
}

/** Fonts and storage load side by side; a missing font never holds the app back. */
export function useBoot(): BootControls {
  const [boot, setBoot] = useState<Boot>({ kind: 'starting' });
  const [pending, setPending] = useState(() => (opened ??= openStorage()));
  useEffect(() => {
    let wanted = true;
    void Promise.all([pending.then(bootFrom), loadFonts()]).then(([next]) => {
      if (wanted) setBoot(next);
    });
    return () => {
      wanted = false;
    };
  }, [pending]);
  const reopen = (opening: Promise<Opening>) => {
    setBoot({ kind: 'starting' });
    setPending(opening);
  };
  return { boot, reopen, retry: () => reopen(openStorage()) };
}
