import { createContext, useContext, useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ShownMessage, SnackbarMessage } from './snackbar-message';

/** Whoever taps fast reads afterwards what was said meanwhile. */
const MAX_SAID = 12;

interface Said {
  readonly message: ShownMessage | undefined;
  /** Stands until it is answered: what is said meanwhile only covers it. */
  readonly waiting: ShownMessage | undefined;
  /** The newest messages, the last one first. */
  readonly said: readonly ShownMessage[];
  /** Strips in sight: while there is one, nothing floats. */
  readonly strips: number;
}

export interface SnackbarControls {
  /** A new message takes the place of the one shown. */
  readonly show: (message: SnackbarMessage) => void;
  readonly hide: () => void;
  /** Something was done: what was refused before is no longer news. */
  readonly done: () => void;
  /** This is open from now on: what was said about another one is over. */
  readonly turnTo: (about: string) => void;
}

interface Messages extends SnackbarControls {
  readonly store: StoreApi<Said>;
  readonly addStrip: () => () => void;
}

const shown = ({ said, ...rest }: Said, next: SnackbarMessage): Said => {
  const ids = [said[0], rest.message, rest.waiting].map((one) => one?.id ?? 0);
  const message = { ...next, id: Math.max(...ids) + 1, inStrip: rest.strips > 0 };
  const waiting = waits(message) ? message : rest.waiting;
  return { ...rest, message, waiting, said: [message, ...said].slice(0, MAX_SAID) };
};

const waits = ({ duration }: SnackbarMessage): boolean => duration === Number.POSITIVE_INFINITY;

/** Answered or over; what waits below is seen again. */
const hidden = ({ message, waiting }: Said): Partial<Said> =>
  message?.id === waiting?.id ? { message: undefined, waiting: undefined } : { message: waiting };

const turned = (now: Said, about: string): Partial<Said> => {
  const isOver = (one: ShownMessage) => one.about !== undefined && one.about !== about;
  const { message, waiting } = now;
  return {
    message: message !== undefined && isOver(message) ? waiting : message,
    said: now.said.filter((one) => !isOver(one)),
  };
};

export function createMessages(): Messages {
  const store = createStore<Said>(() => ({
    message: undefined,
    waiting: undefined,
    said: [],
    strips: 0,
  }));
  const count = (by: number) => store.setState(({ strips }) => ({ strips: strips + by }));
  return {
    store,
    show: (next) => store.setState((now) => shown(now, next)),
    hide: () => store.setState(hidden),
    done: () => {
      if (store.getState().message?.refused === true) store.setState(hidden);
    },
    turnTo: (about) => store.setState((now) => turned(now, about)),
    addStrip: () => {
      count(1);
      return () => count(-1);
    },
  };
}

const NOBODY_LISTENS = createMessages();

export const MessagesContext = createContext<Messages>(NOBODY_LISTENS);

export const useSnackbar = (): SnackbarControls => useContext(MessagesContext);

export const useMessages = <Part>(select: (said: Said) => Part): Part =>
  useStore(useContext(MessagesContext).store, select);

/** What was said lately, the newest first. */
export const useSaidLately = (): readonly ShownMessage[] => useMessages(({ said }) => said);

/** A place on the screen where messages stand and cover nothing. */
export function useStrip(inSight: boolean): void {
  const { addStrip } = useContext(MessagesContext);
  useEffect(() => (inSight ? addStrip() : undefined), [addStrip, inSight]);
}
