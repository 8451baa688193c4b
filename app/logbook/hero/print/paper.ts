import type { PrintPage } from './print-page';

/** Only browsers print. */
export const CAN_PRINT: boolean = false;

/** Lays pages ready for the printer; answers how to take them away again. */
export const preparePages =
  (_pages: () => readonly PrintPage[]): (() => void) =>
  () =>
    undefined;

export const print = (): void => undefined;
