import { getRandomBytes } from 'expo-crypto';
import { useCallback, useEffect, useState } from 'react';
import { CATALOGUE } from '../../src/content/drunagor';
import {
  createGame,
  createSettingsStore,
  STORAGE_FAULT_CODES,
  StorageFault,
  type Game,
  type GameStorage,
  type Opening,
  type SettingsStore,
  type Trouble,
} from '../../src/game';
import { openStorage } from '../../src/storage';
import { loadFonts } from './fonts';
import { askToKeepStorage } from './keep-storage';
import { APP_VERSION } from './version';

/** What the running app works with. */
export interface Session {
  readonly storage: GameStorage;
  readonly settings: SettingsStore;
  readonly game: Game;
  /** The stored data proved damaged while playing: leaves the screens, changes nothing. */
  readonly enterSafeMode: () => void;
}

export type Boot =
  { readonly kind: 'starting' } | { readonly kind: 'ready'; readonly session: Session } | Trouble;

type Reopen = (opening: Promise<Opening>) => void;
type Ready = Extract<Opening, { readonly kind: 'ready' }>;

const gameOn = (storage: GameStorage): Game =>
  createGame({
    storage,
    catalogue: CATALOGUE,
    now: () => Date.now(),
    random: getRandomBytes,
    app: APP_VERSION,
  });

/** Whatever went wrong, as the trouble page says it. */
function faultOf(cause: unknown): StorageFault {
  if (cause instanceof StorageFault) return cause;
  return new StorageFault('storage-failed', String(cause));
}

async function loadCampaigns(game: Game): Promise<void> {
  const loaded = await game.load();
  if (loaded.ok) return;
  const code = STORAGE_FAULT_CODES.find((known) => known === loaded.error.code);
  throw new StorageFault(code ?? 'storage-failed', 'the list of campaigns');
}

/** Settings that cannot be read fall back to the device's; the campaigns must be readable. */
async function sessionOn({ storage, giveUp }: Ready, reopen: Reopen): Promise<Session> {
  const settings = createSettingsStore(storage.settings);
  const game = gameOn(storage);
  await Promise.all([settings.load().catch(() => undefined), loadCampaigns(game)]);
  void game.backUpIfDue();
  if (game.store.getState().campaigns.length > 0) askToKeepStorage();
  const damaged = new StorageFault('storage-damaged', 'found while playing');
  return { storage, settings, game, enterSafeMode: () => reopen(giveUp(damaged)) };
}

async function bootFrom(opening: Opening, reopen: Reopen): Promise<Boot> {
  if (opening.kind !== 'ready') return opening;
  try {
    return { kind: 'ready', session: await sessionOn(opening, reopen) };
  } catch (cause) {
    return opening.giveUp(faultOf(cause));
  }
}

// Once per page: two opens at the same time can leave the files locked (React may mount twice).
let opened: Promise<Opening> | undefined;
const openOnce = (): Promise<Opening> => (opened ??= openStorage());

export interface BootControls {
  readonly boot: Boot;
  readonly reopen: Reopen;
  readonly retry: () => void;
}

/** Fonts and storage load side by side; a missing font never holds the app back. */
export function useBoot(open = openOnce, openAgain = openStorage): BootControls {
  const [boot, setBoot] = useState<Boot>({ kind: 'starting' });
  const [pending, setPending] = useState(open);
  const reopen = useCallback<Reopen>((opening) => {
    setBoot({ kind: 'starting' });
    setPending(opening);
  }, []);
  useEffect(() => {
    let wanted = true;
    const next = pending
      .then((opening) => bootFrom(opening, reopen))
      .catch((cause: unknown): Boot => ({ kind: 'failed', fault: faultOf(cause) }));
    void Promise.all([next, loadFonts()]).then(([found]) => {
      if (wanted) setBoot(found);
    });
    return () => {
      wanted = false;
    };
  }, [pending, reopen]);
  return { boot, reopen, retry: () => reopen(openAgain()) };
}
