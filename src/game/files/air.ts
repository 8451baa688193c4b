/** Longer than this nothing holds up the screen in one piece. */
const PIECE_MS = 30;

export interface Air {
  readonly isDue: () => boolean;
  readonly taken: () => Promise<void>;
}

/** Long work gives way to taps and frames: phones interpret it, and it takes seconds. */
export function createAir(): Air {
  let since = Date.now();
  return {
    isDue: () => Date.now() - since > PIECE_MS,
    taken: async () => {
      await new Promise<void>((resolve) => setTimeout(() => resolve(), 0));
      since = Date.now();
    },
  };
}
