import {
  createContext,
  useCallback,
  useContext,
  useLayoutEffect,
  useState,
  type ReactNode,
} from 'react';
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

interface Shown {
  readonly action: MainAction | null;
  /** How often it was pressed on this screen, by whatever means. */
  readonly pressed: number;
}

type Slot = StoreApi<Shown>;

const SlotContext = createContext<Slot | null>(null);

function useSlot(): Slot {
  const slot = useContext(SlotContext);
  if (slot === null) throw new Error('no main button here');
  return slot;
}

export function MainActionProvider({ children }: { readonly children: ReactNode }) {
  const [slot] = useState<Slot>(() => createStore(() => ({ action: null, pressed: 0 })));
  return <SlotContext value={slot}>{children}</SlotContext>;
}

/** The panel on screen says what the big button does. Before the paint, so nothing flickers. */
export function useMainAction(action: MainAction | null): void {
  const slot = useSlot();
  useLayoutEffect(() => slot.setState({ action }));
}

/** Presses what is on the button now. */
export function useMainPress(): () => void {
  const slot = useSlot();
  return useCallback(() => {
    const { action, pressed } = slot.getState();
    if (action === null || action.disabled === true) return;
    slot.setState({ pressed: pressed + 1 });
    action.onPress();
  }, [slot]);
}

export const useMainWasPressed = (): boolean => useStore(useSlot(), ({ pressed }) => pressed > 0);

/** Only the footer listens: a panel's tap does not redraw the rest. */
export const useShownAction = (): MainAction | null => useStore(useSlot(), ({ action }) => action);
