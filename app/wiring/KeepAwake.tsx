import { activateKeepAwakeAsync, deactivateKeepAwake } from 'expo-keep-awake';
import { useEffect } from 'react';
import { AppState } from 'react-native';
import { useSettingsValues } from './settings';

const TAG = 'table';

/** Browsers drop the wake lock when the tab is hidden, so it is asked for again on return. */
export function KeepAwake() {
  const { keepAwake } = useSettingsValues();
  useEffect(() => {
    if (!keepAwake) return undefined;
    const hold = () => void activateKeepAwakeAsync(TAG).catch(() => undefined);
    hold();
    const listening = AppState.addEventListener('change', (state) => {
      if (state === 'active') hold();
    });
    return () => {
      listening.remove();
      void deactivateKeepAwake(TAG).catch(() => undefined);
    };
  }, [keepAwake]);
  return null;
}
