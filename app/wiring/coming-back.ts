import { AppState } from 'react-native';

/** Tells when the app, or the tab, is in sight again. Answers how to stop. */
export function whenBack(tell: () => void): () => void {
  const watching = AppState.addEventListener('change', (state) => {
    if (state === 'active') tell();
  });
  return () => watching.remove();
}
