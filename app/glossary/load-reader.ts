import type * as ReaderModule from './reader';

/** Everything that needs the entries; it weighs half as much as the rest of the app. */
export type Reader = typeof ReaderModule;

/** A chunk of its own on the web, so that the app starts without it. */
export const loadReader = (): Promise<Reader> => import('./reader');
