import { createContext } from 'react';

/** Told of a tap that was made before what it hit was on screen. */
export const MissedTapContext = createContext<() => void>(() => undefined);
