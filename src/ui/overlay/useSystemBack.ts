import { useEffect, useEffectEvent } from 'react';
import { BackHandler } from 'react-native';

/** While there is something to go back to, Android's button and gesture lead there and nowhere else. */
export function useSystemBack(onBack: (() => void) | undefined): void {
  const back = useEffectEvent(() => {
    onBack?.();
    return true;
  });
  const active = onBack !== undefined;
  useEffect(() => {
    if (!active) return undefined;
    const listening = BackHandler.addEventListener('hardwareBackPress', () => back());
    return () => listening.remove();
  }, [active]);
}
