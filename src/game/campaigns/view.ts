import { createStore, type StoreApi } from 'zustand/vanilla';
import type { GameState } from '@/src/rules';
import { fail, type Result } from '@/src/rules/plain';
import { cardOf, type CampaignCard } from '../log/card';
import type { CampaignId, GameStorage, Persistence, RowId } from '../port';
import type { StorageFaultCode } from '../port-fault';
import { createQueue } from '../port-queue';
import { asRefusal, type GameRefusal } from '../refusals';

/** The open campaign as the screens see it: always what is on disk. */
export interface OpenCampaign {
  readonly id: CampaignId;
  readonly state: GameState;
  /** The log row the state belongs to. */
  readonly head: RowId;
  readonly steps: number;
  readonly canUndo: boolean;
  /** One stands where a jump led: undo leads back to where it began. */
  readonly jumped: boolean;
  readonly canRedo: boolean;
}

export interface GameView {
  readonly persistence: Persistence;
  /** All of them, archived and deleted ones too, the last changed first. */
  readonly campaigns: readonly CampaignCard[];
  readonly open: OpenCampaign | null;
  /** Why the last automatic backup failed; playing goes on. */
  readonly backupFault: StorageFaultCode | null;
  /** Something on disk could not be read: only safe mode can help. */
  readonly damaged: boolean;
  /** The browser cleared what was stored: what is on screen can only be saved as a file. */
  readonly gone: boolean;
  /** Grows when an import, or its undo, changed settings, favourites or weapons. */
  readonly settingsBrought: number;
  /** Counts when a file changed the library, or that was taken back. */
  readonly libraryBrought: number;
}

export type Answered<Value> = Promise<Result<Value, GameRefusal>>;

/** What is shown and in which order things are done: all that a game is before its rules are there. */
export interface GameStage {
  readonly storage: GameStorage;
  readonly store: StoreApi<GameView>;
  /** Runs when everything asked before is done; faults of the storage become refusals. */
  inTurn<Value>(task: () => Answered<Value>): Answered<Value>;
}

export function createGameStage(storage: GameStorage): GameStage {
  const queue = createQueue();
  storage.beforeLeaving(() => queue.drain());
  const store = createStore<GameView>(() => ({
    persistence: storage.persistence,
    campaigns: [],
    open: null,
    backupFault: null,
    damaged: false,
    gone: false,
    settingsBrought: 0,
    libraryBrought: 0,
  }));
  return {
    storage,
    store,
    inTurn: (task) =>
      queue.add(async () => {
        try {
          return await task();
        } catch (cause) {
          const refusal = asRefusal(cause);
          if (refusal.code === 'storage-damaged') store.setState({ damaged: true });
          if (refusal.code === 'storage-gone') store.setState({ gone: true });
          return fail(refusal);
        }
      }),
  };
}

export async function refreshList({ storage, store }: GameStage): Promise<void> {
  const records = await storage.campaigns.list();
  store.setState({ campaigns: records.map(cardOf) });
}
