import type { LastMoment } from '@/src/game';
import { AppState } from 'react-native';

/** Phones tell an app that it goes into the background, and let it finish. */
export function whenLeaving(run: () => void): () => void {
  const heard = AppState.addEventListener('change', (state) => {
    if (state !== 'active') run();
  });
  return () => heard.remove();
}

export const LAST_MOMENT: LastMoment = { keep: () => undefined, read: () => null };
