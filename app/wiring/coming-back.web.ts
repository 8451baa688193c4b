import { AppState } from 'react-native';

/** Tells when the tab is in sight again, or the network is back. Answers how to stop. */
export function whenBack(tell: () => void): () => void {
  const watching = AppState.addEventListener('change', (state) => {
    if (state === 'active') tell();
  });
  window.addEventListener('online', tell);
  return () => {
    watching.remove();
    window.removeEventListener('online', tell);
  };
}
