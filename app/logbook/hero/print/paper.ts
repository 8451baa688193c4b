/** What one sheet of paper shows: plain words, so that any part of the logbook can be printed. */
export interface PrintPage {
  readonly title: string;
  readonly subtitle: string;
  readonly parts: readonly PrintPart[];
}

export interface PrintPart {
  readonly title: string;
  readonly lines: readonly PrintLine[];
}

export type PrintLine = string | TickLine;

/** Boxes to tick, as in the paper logbook; with a pencil the empty ones can be ticked later. */
export interface TickLine {
  readonly label: string;
  readonly boxes: readonly { readonly label: string; readonly ticked: boolean }[];
}

/** Only browsers print. */
export const CAN_PRINT: boolean = false;

/** Lays pages ready for the printer; answers how to take them away again. */
export const preparePages =
  (_pages: () => readonly PrintPage[]): (() => void) =>
  () =>
    undefined;

export const print = (): void => undefined;
