import { createContext, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The one big button: what the players most likely do next. */
export interface MainAction {
  readonly label: string;
  readonly onPress: () => void;
  readonly kind?: 'primary' | 'quiet';
  readonly disabled?: boolean;
  readonly spoken?: string;
  /** A second, quieter button to its left. */
  readonly beside?: { readonly label: string; readonly onPress: () => void };
}

type Slot = StoreApi<{ readonly action: MainAction | null }>;

const SlotContext = createContext<Slot | null>(null);

function useSlot(): Slot {
  const slot = useContext(SlotContext);
  if (slot === null) throw new Error('no main button here');
  return slot;
}

export function MainActionProvider({ children }: { readonly children: ReactNode }) {
  const [slot] = useState<Slot>(() => createStore(() => ({ action: null })));
  return <SlotContext value={slot}>{children}</SlotContext>;
}

/** The panel on screen says what the big button does. Before the paint, so nothing flickers. */
export function useMainAction(action: MainAction | null): void {
  const slot = useSlot();
  useLayoutEffect(() => slot.setState({ action }));
}

/** For what presses it without showing it. */
export const useMainSlot = useSlot;

/** Only the footer listens: a panel's tap does not redraw the rest. */
export const useShownAction = (): MainAction | null => useStore(useSlot(), ({ action }) => action);
