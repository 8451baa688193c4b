import type { LastMoment } from '@/src/game';

/** `hidden` is the last word of a page on phones, `pagehide` that of a tab which is closed. */
export function whenLeaving(run: () => void): () => void {
  const look = () => {
    if (document.visibilityState === 'hidden') run();
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pagehide', run);
  return () => {
    document.removeEventListener('visibilitychange', look);
    window.removeEventListener('pagehide', run);
  };
}

const KEY = 'drunagor.typed';

/** The database answers too late for a page that closes; this is written before it is gone. */
export const LAST_MOMENT: LastMoment = {
  keep: (text) => {
    try {
      if (text === null) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, text);
    } catch {
      // Storage denied: what was typed in the last moment is what a lost page costs.
    }
  },
  read: () => {
    try {
      return localStorage.getItem(KEY);
    } catch {
      return null;
    }
  },
};
