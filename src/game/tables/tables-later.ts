import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Result } from '@/src/rules';
import type { Game } from '../game';
import type { GameRefusal } from '../refusals';
import {
  NO_TABLE,
  type Joined,
  type Me,
  type OwnPlace,
  type TableFault,
  type TableNews,
} from './view';

export type TableAnswer<Value> = Promise<
  Result<Value, GameRefusal | { readonly code: TableFault }>
>;

/** Shared tables, as the screens ask for them. */
export interface Tables {
  /** The table of the open campaign. */
  readonly store: StoreApi<TableNews>;
  /**
   * Shares the open campaign at this server (`https://…`), if somebody answers there; answers the links. Again: renews
   * them.
   */
  share(server: string): TableAnswer<NonNullable<TableNews['links']>>;
  /**
   * Adds the table's campaign; it never replaces one. It is opened if this game plays it: a session's own screen opens
   * a session.
   */
  join(link: string): TableAnswer<Joined>;
  /** The links of the open campaign's table were renewed: by the new one it is at its table again. */
  rejoin(link: string): TableAnswer<void>;
  /** The open campaign goes on alone, with all that is there. */
  leave(): TableAnswer<void>;
  /** So much was played alone: bring it along, or set it aside as a line of its own? */
  answer(answer: 'bring' | 'aside'): void;
  dismiss(refusal: string): Promise<void>;
  /** Who plays here; kept on the device, shown to the others. */
  introduce(me: Partial<Omit<Me, 'device'>>): Promise<void>;
  me(): Promise<Me>;
  /** What this device shows, and whose heroes are played on it. */
  take(place: Partial<OwnPlace>): Promise<void>;
  /** A hero of this device does nothing about the threat. */
  pass(threat: string, hero: string): void;
  /** The app came back into sight. */
  wake(): void;
  /** Sits down anew at the table of the open campaign: whatever kept it away may be mended. */
  again(): Promise<void>;
  close(): void;
}

/** Behind it: the part of the bundle that knows of servers. */
export interface TableDesk extends Omit<Tables, 'store'> {
  /** Another campaign is open, or none. */
  follow(): void;
}

const isAtTable = ({ store }: Game): boolean => {
  const { open, campaigns } = store.getState();
  return campaigns.find(({ id }) => id === open?.id)?.shared !== undefined;
};

/** Nothing of shared tables is loaded before one is asked for, or a campaign of one is opened. */
export function createTablesLater(
  game: Game,
  fetchDesk: (store: StoreApi<TableNews>) => Promise<TableDesk>,
): Tables {
  const store = createStore<TableNews>(() => NO_TABLE);
  let fetched: Promise<TableDesk> | null = null;
  let desk: TableDesk | null = null;
  const whole = (): Promise<TableDesk> =>
    (fetched ??= fetchDesk(store).then(
      (found) => (desk = found),
      (cause: unknown) => {
        fetched = null;
        throw cause;
      },
    ));
  const follow = (): void => {
    if (desk !== null) desk.follow();
    else if (isAtTable(game))
      void whole().then(
        (found) => found.follow(),
        () => undefined,
      );
  };
  const unsubscribe = game.store.subscribe(follow);
  return {
    store,
    share: async (server) => (await whole()).share(server),
    join: async (link) => (await whole()).join(link),
    rejoin: async (link) => (await whole()).rejoin(link),
    leave: async () => (await whole()).leave(),
    answer: (answer) => desk?.answer(answer),
    dismiss: async (refusal) => (await whole()).dismiss(refusal),
    introduce: async (me) => (await whole()).introduce(me),
    me: async () => (await whole()).me(),
    take: async (place) => (await whole()).take(place),
    pass: (threat, hero) => desk?.pass(threat, hero),
    wake: () => desk?.wake(),
    again: async () => (await whole()).again(),
    close: () => {
      unsubscribe();
      desk?.close();
    },
  };
}
