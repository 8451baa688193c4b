/** What one sheet of paper shows: plain words, so that any part of the logbook can be printed. */
export interface PrintPage {
  readonly title: string;
  readonly subtitle: string;
  readonly parts: readonly PrintPart[];
}

export interface PrintPart {
  readonly title: string;
  readonly lines: readonly string[];
}
