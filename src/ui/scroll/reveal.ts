import { createContext, useContext } from 'react';
import type { View } from 'react-native';

export type Reveal = (view: View) => void;

/** A `FieldScroll` says how; elsewhere everything is in sight. */
export const RevealContext = createContext<Reveal>(() => undefined);

/** Scrolls a part of a screen into sight, only as far as needed and at once. */
export const useReveal = (): Reveal => useContext(RevealContext);
