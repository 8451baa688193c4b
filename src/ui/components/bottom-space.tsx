import { createContext, useCallback, useContext, useEffect, useId, type ReactNode } from 'react';
import type { LayoutChangeEvent } from 'react-native';
import { useState } from 'react';

export type Reserver = 'tabs' | 'footer';

interface Reservation {
  readonly kind: Reserver;
  readonly height: number;
}

type Reservations = ReadonlyMap<string, Reservation>;
type Reserve = (id: string, reservation: Reservation | undefined) => void;

const ReserveContext = createContext<Reserve>(() => undefined);
const HeightContext = createContext(0);

/** Of each kind only the highest counts: screens behind the shown one stay mounted. */
export function reservedHeight(reservations: Iterable<Reservation>): number {
  const highest = { tabs: 0, footer: 0 };
  for (const { kind, height } of reservations) highest[kind] = Math.max(highest[kind], height);
  return highest.tabs + highest.footer;
}

/** Lets floating messages keep clear of the tab bar and of the main action. */
export function BottomSpaceProvider({ children }: { readonly children: ReactNode }) {
  const [reservations, setReservations] = useState<Reservations>(new Map());
  const reserve = useCallback<Reserve>((id, reservation) => {
    setReservations((before) => {
      const after = new Map(before);
      if (reservation === undefined) after.delete(id);
      else after.set(id, reservation);
      return after;
    });
  }, []);
  return (
    <ReserveContext value={reserve}>
      <HeightContext value={reservedHeight(reservations.values())}>{children}</HeightContext>
    </ReserveContext>
  );
}

export const useBottomSpace = (): number => useContext(HeightContext);

/** Returns the onLayout of the part that takes the space. */
export function useReservedSpace(kind: Reserver): (event: LayoutChangeEvent) => void {
  const id = useId();
  const reserve = useContext(ReserveContext);
  useEffect(() => () => reserve(id, undefined), [id, reserve]);
  return useCallback(
    (event) => reserve(id, { kind, height: event.nativeEvent.layout.height }),
    [id, kind, reserve],
  );
}
