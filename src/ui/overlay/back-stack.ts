/** What it needs of the browser's history. */
export interface Traversal {
  /** Which entry of the history is shown now. */
  readonly here: () => unknown;
  /** Undoes a step back; the arrival comes later. */
  readonly forward: () => void;
}

/** Overlays that want the browser's back for themselves, the last one on top. */
export interface BackStack {
  /** Answers how to take the overlay off again. */
  readonly open: (back: () => void) => () => void;
  /** The app itself goes through the history: the next arrival is not meant for an overlay. */
  readonly travels: () => void;
  /** The history arrived at an entry; true: nobody else may hear of it. */
  readonly arrives: (at: unknown) => boolean;
}

export function createBackStack({ here, forward }: Traversal): BackStack {
  const overlays: (() => void)[] = [];
  /** The entry the overlays lie on. */
  let home: unknown;
  let travelling = false;
  let returning = false;

  const returned = (at: unknown): boolean => {
    returning = false;
    // A second step back may overtake the return: it is for the screen only once no overlay is left.
    return at === home || overlays.length > 0;
  };

  return {
    open: (back) => {
      const overlay = () => back();
      home = here();
      overlays.push(overlay);
      return () => void overlays.splice(overlays.indexOf(overlay), 1);
    },
    travels: () => {
      travelling = true;
    },
    arrives: (at) => {
      if (travelling) {
        travelling = false;
        home = at;
        return false;
      }
      if (returning && returned(at)) return true;
      const top = overlays.at(-1);
      if (top === undefined) return false;
      returning = true;
      forward();
      top();
      return true;
    },
  };
}
