import { useEffect, useRef, type RefObject } from 'react';
import { AccessibilityInfo, Platform, type View } from 'react-native';

/** What was pressed has gone: the focus goes on to what came in its place. */
export function useArrival(): RefObject<View | null> {
  const view = useRef<View>(null);
  useEffect(() => {
    if (view.current === null) return;
    if (Platform.OS === 'web') view.current.focus();
    else AccessibilityInfo.sendAccessibilityEvent(view.current, 'focus');
  }, []);
  return view;
}
