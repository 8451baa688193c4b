import { useEffect, useState } from 'react';

/** The address with what stands behind the hash; it may change while the page stays. */
export function useOpenedAddress(): string | null {
  const [address, setAddress] = useState(window.location.href);
  useEffect(() => {
    const look = () => {
      if (window.location.hash !== '') setAddress(window.location.href);
    };
    window.addEventListener('hashchange', look);
    return () => window.removeEventListener('hashchange', look);
  }, []);
  return address;
}
