import { useCallback, useEffect, useState } from 'react';
import { loadReader, type Reader } from './load-reader';

export type { Reader };
export type Loading = 'loading' | 'failed';

let loaded: Reader | undefined;

async function load(): Promise<Reader> {
  loaded = await loadReader();
  return loaded;
}

/** The reader as soon as somebody wants it; once loaded it is there at once. */
export function useReader(wanted = true): {
  readonly reader: Reader | Loading;
  readonly retry: () => void;
} {
  const [reader, setReader] = useState<Reader | Loading>(loaded ?? 'loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!wanted) return undefined;
    let listening = true;
    load().then(
      (ready) => listening && setReader(ready),
      () => listening && setReader('failed'),
    );
    return () => {
      listening = false;
    };
  }, [wanted, attempt]);
  const retry = useCallback(() => {
    setReader('loading');
    setAttempt((count) => count + 1);
  }, []);
  return { reader: loaded ?? reader, retry };
}
