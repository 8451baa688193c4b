import { useEffect, useState } from 'react';
import { packIn } from '@/src/game/share';

const hashNow = (): string | null => packIn(window.location.href);

/** What stands behind the hash; the address line may change while the page stays. */
export function useLinkHash(): string | null {
  const [hash, setHash] = useState(hashNow);
  useEffect(() => {
    const look = () => setHash((before) => hashNow() ?? before);
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  return hash;
}

export const LINK_ORIGIN = `${window.location.origin}/`;
