import { createStore } from 'zustand/vanilla';

/** What the guide can point at; each is framed by a `GuideFrame` inside it. */
export type GuideTarget =
  'main' | 'cubes' | 'monsters' | 'undo' | 'ranking' | 'react' | 'why' | 'map';

interface Pointing {
  /** Null: nobody is guided, or the next tap is outside of the screen. */
  readonly at: GuideTarget | null;
  /** Frames on the screen, whether pointed at or not. */
  readonly inSight: readonly GuideTarget[];
  /** How many lines of a trace were opened since the guide came. */
  readonly reasons: number;
  /** How often an entry was opened or a word searched in the glossary since the guide came. */
  readonly lookups: number;
}

/** What the guide and the screens around it tell each other. */
const NOTHING_SEEN = { reasons: 0, lookups: 0 } as const;

export const pointing = createStore<Pointing>(() => ({
  at: null,
  inSight: [],
  ...NOTHING_SEEN,
}));

export const pointAt = (at: GuideTarget | null): void => pointing.setState({ at });

/** Returns how it goes out of sight again. */
export function comeInSight(target: GuideTarget): () => void {
  pointing.setState(({ inSight }) => ({ inSight: [...inSight, target] }));
  return () =>
    pointing.setState(({ inSight }) => {
      const place = inSight.lastIndexOf(target);
      return { inSight: inSight.filter((_, index) => index !== place) };
    });
}

export const noteReason = (): void =>
  pointing.setState(({ reasons }) => ({ reasons: reasons + 1 }));

export const noteLookup = (): void =>
  pointing.setState(({ lookups }) => ({ lookups: lookups + 1 }));

export const forgetSeen = (): void => pointing.setState(NOTHING_SEEN);
