import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Position } from '@/src/rules';
import { Provide } from '@/src/ui';
import { EMPTY_HAND, type Hand } from './hand';

export type Shown = 'picture' | 'list';
/** `door`: built in the middle of a turn, which waits. */
export type DeskMode = 'play' | 'build' | 'door';
export const BUILD_PARTS = ['pieces', 'paint', 'things'] as const;
export type BuildPart = (typeof BUILD_PARTS)[number];

/** What the players do at the board right now; nothing of it is part of the game. */
export interface Desk {
  readonly shown: Shown;
  readonly mode: DeskMode;
  readonly part: BuildPart;
  /** The number of the door being opened, where the map knows it. */
  readonly door: number | null;
  readonly hand: Hand;
  /** The figure under the finger and the field it is over. */
  readonly hover: Hover | null;
  /** Fields the brush has gone over, until the finger is up. */
  readonly stroke: readonly Position[];
}

export interface Hover {
  readonly figure: string;
  readonly to: Position;
}

export interface DeskMoves {
  readonly show: (shown: Shown) => void;
  readonly enter: (mode: DeskMode, door?: number) => void;
  readonly open: (part: BuildPart) => void;
  readonly take: (hand: Hand) => void;
  readonly letGo: () => void;
  readonly hover: (hover: Hover | null) => void;
  readonly brush: (stroke: readonly Position[]) => void;
}

const NO_FIELDS: readonly Position[] = [];

const FIRST: Desk = {
  shown: 'picture',
  mode: 'play',
  part: 'pieces',
  door: null,
  hand: EMPTY_HAND,
  hover: null,
  stroke: NO_FIELDS,
};

type Slot = StoreApi<Desk>;

const SlotContext = createContext<Slot | null>(null);

function useSlot(): Slot {
  const slot = useContext(SlotContext);
  if (slot === null) throw new Error('no board here');
  return slot;
}

export function DeskProvider({ children }: { readonly children: ReactNode }) {
  const [slot] = useState<Slot>(() => createStore(() => FIRST));
  return (
    <Provide context={SlotContext} value={slot}>
      {children}
    </Provide>
  );
}

export const useDesk = <Part,>(select: (desk: Desk) => Part): Part => useStore(useSlot(), select);

export const useHand = (): Hand => useDesk(({ hand }) => hand);

/** For what is done now and must not redraw whoever does it. */
export function useDeskNow(): () => Desk {
  const slot = useSlot();
  return slot.getState;
}

export const useIsBuilding = (): boolean => useDesk(({ mode }) => mode !== 'play');

export function useDeskMoves(): DeskMoves {
  const slot = useSlot();
  return useMemo(
    () => ({
      show: (shown) => slot.setState({ shown }),
      enter: (mode, door) =>
        slot.setState({ mode, part: 'pieces', door: door ?? null, hand: EMPTY_HAND }),
      open: (part) => slot.setState({ part, hand: EMPTY_HAND }),
      take: (hand) => slot.setState({ hand }),
      letGo: () => slot.setState({ hand: EMPTY_HAND }),
      hover: (hover) => slot.setState({ hover }),
      brush: (stroke) => slot.setState({ stroke }),
    }),
    [slot],
  );
}
