import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import type { LayoutChangeEvent } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

export type Reserver = 'tabs' | 'footer' | 'overlay' | 'message';

interface Reservation {
  readonly kind: Reserver;
  readonly height: number;
}

type Reservations = ReadonlyMap<string, Reservation>;
type Reserve = (id: string, reservation: Reservation | undefined) => void;

const ReserveContext = createContext<Reserve>(() => undefined);
const ReservedContext = createContext<Reservations>(new Map());

/** Around a tab: out of sight it takes no space from the one in sight. */
export const TakesSpaceContext = createContext(true);

interface Edges {
  readonly bottom: number;
}

const GAP = 12;

/** What a layer shows above its panel: messages, which its screen would show behind it. */
export const LayerMessageContext = createContext<ReactNode>(null);

function highestOf(reservations: Iterable<Reservation>): Readonly<Record<Reserver, number>> {
  const highest = { tabs: 0, footer: 0, overlay: 0, message: 0 };
  for (const { kind, height } of reservations) highest[kind] = Math.max(highest[kind], height);
  return highest;
}

/**
 * Messages that float keep clear of the tab bar and of the main action; none float while a sheet is
 * open, which has a place of its own for them. Of each kind only the highest counts: screens behind
 * the shown one stay mounted, and of those in other tabs none does. The tab bar keeps the screen's lower edge itself.
 */
export function messagePlace(
  reservations: Iterable<Reservation>,
  edges: Edges,
): { readonly bottom: number } | null {
  const highest = highestOf(reservations);
  if (highest.overlay > 0) return null;
  return { bottom: Math.max(highest.tabs, edges.bottom) + highest.footer + GAP };
}

export function MessagePlaceProvider({ children }: { readonly children: ReactNode }) {
  const [reservations, setReservations] = useState<Reservations>(new Map());
  const reserve = useCallback<Reserve>((id, reservation) => {
    setReservations((before) => {
      // The same height again is no reason to draw every screen's room anew.
      if (before.get(id)?.height === reservation?.height) return before;
      const after = new Map(before);
      if (reservation === undefined) after.delete(id);
      else after.set(id, reservation);
      return after;
    });
  }, []);
  return (
    <ReserveContext value={reserve}>
      <ReservedContext value={reservations}>{children}</ReservedContext>
    </ReserveContext>
  );
}

export function useMessagePlace() {
  const insets = useSafeAreaInsets();
  return messagePlace(useContext(ReservedContext).values(), insets);
}

/** What a screen leaves free above its main action, so that a floating message lies over nothing. */
export function useRoomAboveFooter(footer: string): number {
  const reservations = useContext(ReservedContext);
  const highest = highestOf(reservations.values());
  const below = highest.footer - (reservations.get(footer)?.height ?? 0);
  return highest.message === 0 ? 0 : below + highest.message + 2 * GAP;
}

/** Returns the onLayout of the part that takes the space. */
export function useReservedSpace(
  kind: Reserver,
  name?: string,
): (event: LayoutChangeEvent) => void {
  const own = useId();
  const id = name ?? own;
  const reserve = useContext(ReserveContext);
  const takes = useContext(TakesSpaceContext);
  const height = useRef(0);
  useEffect(() => {
    if (!takes) return undefined;
    if (height.current > 0) reserve(id, { kind, height: height.current });
    return () => reserve(id, undefined);
  }, [takes, id, kind, reserve]);
  return useCallback(
    (event) => {
      height.current = event.nativeEvent.layout.height;
      if (takes) reserve(id, { kind, height: height.current });
    },
    [takes, id, kind, reserve],
  );
}

/** A sheet has no one height: it turns its pages, and the keyboard pushes it. */
export function useCoversMessages(covers: boolean): void {
  const id = useId();
  const reserve = useContext(ReserveContext);
  useEffect(() => {
    if (!covers) return undefined;
    reserve(id, { kind: 'overlay', height: 1 });
    return () => reserve(id, undefined);
  }, [covers, id, reserve]);
}
