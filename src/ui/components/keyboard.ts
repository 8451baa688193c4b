/** What components need of a key press; only web and hardware keyboards send it. */
export interface KeyPress {
  readonly key: string;
  readonly preventDefault?: () => void;
  readonly stopPropagation?: () => void;
}

/** React Native's types know no onKeyDown on views; react-native-web and hardware keyboards do. */
export const onKeys = (handler: (press: KeyPress) => void): object => ({
  onKeyDown: (event: KeyPress & { readonly nativeEvent?: { readonly key?: string } }) =>
    handler({
      key: event.key ?? event.nativeEvent?.key ?? '',
      preventDefault: () => event.preventDefault?.(),
      stopPropagation: () => event.stopPropagation?.(),
    }),
});

interface Ring {
  readonly index: number;
  readonly count: number;
  /** Steps of the vertical arrows: 1 in a row, the number of columns in a grid. */
  readonly columns: number;
}

const step = ({ index, count }: Ring, by: number): number => (index + by + count) % count;

const inside = ({ index, count, columns }: Ring, way: 1 | -1): number => {
  if (columns === 1) return step({ index, count, columns }, way);
  const next = index + way * columns;
  return next < 0 || next >= count ? index : next;
};

const MOVES: Readonly<Record<string, (ring: Ring) => number>> = {
  ArrowRight: (ring) => step(ring, 1),
  ArrowLeft: (ring) => step(ring, -1),
  ArrowDown: (ring) => inside(ring, 1),
  ArrowUp: (ring) => inside(ring, -1),
  Home: () => 0,
  End: ({ count }) => count - 1,
};

/** Where an arrow key leads in a ring or grid; undefined for every other key. */
export const nextIndex = (key: string, ring: Ring): number | undefined => MOVES[key]?.(ring);
