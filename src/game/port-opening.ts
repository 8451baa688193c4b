import type { BackupInfo, GameStorage, RescuedCampaign } from './port';
import type { StorageFault } from './port-fault';

/** Safe mode: the main file is damaged. Nothing is changed until the players choose. */
export interface Rescue {
  readonly fault: StorageFault;
  /** The bytes of the damaged file as they are. */
  rawFile(): Promise<Uint8Array>;
  readableCampaigns(): Promise<readonly RescuedCampaign[]>;
  backups(): Promise<readonly BackupInfo[]>;
  restore(backup: number): Promise<Opening>;
  /** An empty storage; the backups stay. */
  startAfresh(): Promise<Opening>;
}

export type Opening =
  | {
      readonly kind: 'ready';
      readonly storage: GameStorage;
      /** A fault that shows only later: closes everything and answers as an opening with it would. */
      readonly giveUp: (fault: StorageFault) => Promise<Trouble>;
    }
  | Trouble;

/** The storage cannot be used right now. */
export type Trouble =
  /**
   * Web: another tab has the database. `takeOver` asks it to leave and opens here once it has;
   * called again, it asks again. A tab that hangs is never done: it must be closed by hand.
   */
  | { readonly kind: 'second-tab'; readonly takeOver: () => Promise<Opening> }
  | { readonly kind: 'damaged'; readonly rescue: Rescue }
  | { readonly kind: 'failed'; readonly fault: StorageFault };
