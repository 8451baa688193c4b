import { useEffect, useLayoutEffect, useRef } from 'react';

/** A traversal that was under way when the overlay opened is not meant for it. */
const SETTLED = 300;
/** Afterwards there was nowhere to return to. */
const RETURNED = 500;

interface Waiting {
  readonly back: () => void;
  readonly since: number;
}

/** The last one lies on top. */
const waiting: Waiting[] = [];
let returning = false;

function caught(event: PopStateEvent): void {
  if (returning) {
    returning = false;
    event.stopImmediatePropagation();
    return;
  }
  const top = waiting.at(-1);
  if (top === undefined || performance.now() - top.since < SETTLED) return;
  event.stopImmediatePropagation();
  returning = true;
  setTimeout(() => (returning = false), RETURNED);
  window.history.forward();
  top.back();
}

// Before the navigation's own listener, which would leave the screen beneath.
window.addEventListener('popstate', caught, { capture: true });

/** While there is something to go back to, the browser's back leads there and the page stays. */
export function useBrowserBack(onBack: (() => void) | undefined): void {
  const latest = useRef(onBack);
  useLayoutEffect(() => {
    latest.current = onBack;
  }, [onBack]);
  const active = onBack !== undefined;
  useEffect(() => {
    if (!active) return undefined;
    const entry = { back: () => latest.current?.(), since: performance.now() };
    waiting.push(entry);
    return () => void waiting.splice(waiting.indexOf(entry), 1);
  }, [active]);
}
