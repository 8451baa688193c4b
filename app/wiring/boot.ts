import { useCallback, useEffect, useState } from 'react';
import {
  createGameLater,
  createSettingsStore,
  createGameStage,
  createTablesLater,
  createTyping,
  STORAGE_FAULT_CODES,
  StorageFault,
  type Game,
  type GameStorage,
  type Opening,
  type RescuedCampaign,
  type SettingsStore,
  type Tables,
  type Trouble,
  type Typing,
} from '@/src/game/start';
import { openStorage } from '@/src/storage';
import { loadFonts } from './fonts';
import { askToKeepStorage } from './keep-storage';
import { whenBack } from './coming-back';
import { LAST_MOMENT, whenLeaving } from './leaving';

/** What the running app works with. */
export interface AppSession {
  readonly storage: GameStorage;
  readonly settings: SettingsStore;
  readonly typing: Typing;
  readonly game: Game;
  /** Shared tables; nothing of it is loaded, and nothing asked of any network, before a campaign is shared. */
  readonly tables: Tables;
  /** The stored data proved damaged while playing: leaves the screens, changes nothing. */
  readonly enterSafeMode: () => void;
}

export type Boot =
  | { readonly kind: 'starting' }
  | { readonly kind: 'ready'; readonly session: AppSession }
  | Trouble;

/** An opening, and what was rescued from the file it replaces. */
interface Pending {
  readonly opening: Promise<Opening>;
  readonly rescued: readonly RescuedCampaign[];
}

export type Reopen = (opening: Promise<Opening>, rescued?: Pending['rescued']) => void;
type Ready = Extract<Opening, { readonly kind: 'ready' }>;

/** The rules, the schemas and the tables come with the first thing that needs them. */
function gameOn(storage: GameStorage): Game {
  const stage = createGameStage(storage);
  return createGameLater(stage, async () => (await import('./whole-game')).wholeGame(stage));
}

// Who types into a storage that was given up has nothing to say about the next one.
let stopListening = (): void => undefined;
let stopWaking = (): void => undefined;

/** The rest of it is a part of the bundle of its own. */
export const tablesOn = (game: Game): Tables =>
  createTablesLater(game, async (store) => (await import('@/src/sync')).openDesk(game, store));

function typingOn(storage: GameStorage): Typing {
  const typing = createTyping(storage.settings, LAST_MOMENT);
  storage.beforeLeaving(typing.leave);
  stopListening();
  stopListening = whenLeaving(() => void typing.leave());
  return typing;
}

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
async function sessionOn(
  { storage, giveUp }: Ready,
  rescued: Pending['rescued'],
  reopen: Reopen,
): Promise<AppSession> {
  const settings = createSettingsStore(storage.settings);
  const game = gameOn(storage);
  const typing = typingOn(storage);
  const tables = tablesOn(game);
  storage.beforeLeaving(async () => tables.close());
  stopWaking();
  stopWaking = whenBack(tables.wake);
  await Promise.all([
    settings.load().catch(() => undefined),
    typing.load().catch(() => undefined),
    loadCampaigns(game),
  ]);
  game.store.subscribe((now, before) => {
    if (now.settingsBrought !== before.settingsBrought) void settings.load().catch(() => undefined);
  });
  if (rescued.length > 0) await game.adopt(rescued);
  if (game.store.getState().campaigns.length > 0) {
    void game.backUpIfDue();
    void askToKeepStorage();
  }
  const damaged = new StorageFault('storage-damaged', 'found while playing');
  return { storage, settings, typing, game, tables, enterSafeMode: () => reopen(giveUp(damaged)) };
}

async function bootFrom(pending: Pending, reopen: Reopen): Promise<Boot> {
  const opening = await pending.opening;
  if (opening.kind !== 'ready') return opening;
  try {
    return { kind: 'ready', session: await sessionOn(opening, pending.rescued, reopen) };
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
  const [pending, setPending] = useState<Pending>(() => ({ opening: open(), rescued: [] }));
  const reopen = useCallback<Reopen>((opening, rescued = []) => {
    setBoot({ kind: 'starting' });
    setPending({ opening, rescued });
  }, []);
  useEffect(() => {
    let wanted = true;
    const next = bootFrom(pending, reopen).catch((cause: unknown): Boot => ({
      kind: 'failed',
      fault: faultOf(cause),
    }));
    void Promise.all([next, loadFonts()]).then(([found]) => {
      if (wanted) setBoot(found);
    });
    return () => {
      wanted = false;
    };
  }, [pending, reopen]);
  return { boot, reopen, retry: () => reopen(openAgain()) };
}
