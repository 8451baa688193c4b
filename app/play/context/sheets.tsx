import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { Provide } from '@/src/ui';

/** Draws a sheet; it is told how to close itself. */
export type DrawSheet = (close: () => void) => ReactNode;

type Slot = StoreApi<{ readonly draw: DrawSheet | null; readonly serial: number }>;

const SlotContext = createContext<Slot | null>(null);

function useSlot(): Slot {
  const slot = useContext(SlotContext);
  if (slot === null) throw new Error('no sheets here');
  return slot;
}

export function SheetsProvider({ children }: { readonly children: ReactNode }) {
  const [slot] = useState<Slot>(() => createStore(() => ({ draw: null, serial: 0 })));
  return (
    <Provide context={SlotContext} value={slot}>
      {children}
    </Provide>
  );
}

export interface SheetControls {
  /** A sheet over the table; one at a time, the new one takes the place of the old. */
  readonly open: (draw: DrawSheet) => void;
  readonly close: () => void;
}

export function useSheets(): SheetControls {
  const slot = useSlot();
  return useMemo(
    () => ({
      open: (draw) => slot.setState(({ serial }) => ({ draw, serial: serial + 1 })),
      close: () => slot.setState({ draw: null }),
    }),
    [slot],
  );
}

/** Only the host listens: opening a sheet does not redraw the table. */
export function SheetHost() {
  const { draw, serial } = useStore(useSlot());
  const { close } = useSheets();
  if (draw === null) return null;
  return <Fresh key={serial}>{draw(close)}</Fresh>;
}

const Fresh = ({ children }: { readonly children: ReactNode }) => children;
