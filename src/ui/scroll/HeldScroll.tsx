import { createContext, use, useState, type Ref } from 'react';
import { ScrollView, type ScrollViewProps } from 'react-native';

const HoldScroll = createContext<(held: boolean) => void>(() => undefined);

/** For something inside that follows fingers itself: iOS would otherwise take them away for scrolling. */
export const useHoldScroll = (): ((held: boolean) => void) => use(HoldScroll);

interface HeldScrollProps extends ScrollViewProps {
  readonly ref?: Ref<ScrollView>;
}

/** A scroll view that keeps still while something inside has asked it to. */
export function HeldScroll(props: HeldScrollProps) {
  const [held, hold] = useState(false);
  return (
    <HoldScroll value={hold}>
      <ScrollView {...props} scrollEnabled={!held} />
    </HoldScroll>
  );
}
