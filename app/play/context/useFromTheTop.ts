import { useEffect, useRef } from 'react';
import type { NativeScrollEvent, NativeSyntheticEvent, ScrollView } from 'react-native';

/** Whatever is new is seen from its beginning; a panel that nobody scrolled is not measured for it. */
export function useFromTheTop(moment: string) {
  const ref = useRef<ScrollView>(null);
  const away = useRef(false);
  useEffect(() => {
    if (away.current) ref.current?.scrollTo({ y: 0, animated: false });
  }, [moment]);
  const onScroll = ({ nativeEvent }: NativeSyntheticEvent<NativeScrollEvent>) => {
    away.current = nativeEvent.contentOffset.y > 0;
  };
  return { ref, onScroll, scrollEventThrottle: 32 };
}
