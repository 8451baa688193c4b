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

type Move = (index: number, count: number) => number;

const forward: Move = (index, count) => (index + 1) % count;
const backward: Move = (index, count) => (index + count - 1) % count;

const MOVES: Readonly<Record<string, Move>> = {
  ArrowRight: forward,
  ArrowDown: forward,
  ArrowLeft: backward,
  ArrowUp: backward,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Where an arrow key leads in a ring of `count` items; undefined for every other key. */
export const nextIndex = (key: string, index: number, count: number): number | undefined =>
  MOVES[key]?.(index, count);
