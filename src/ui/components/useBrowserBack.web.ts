import { useEffect, useLayoutEffect, useRef } from 'react';
import { createBackStack } from './back-stack';

/** The navigation marks every entry of the history with an id. */
const idOf = (state: unknown): unknown => (state as { readonly id?: unknown } | null)?.id;

const stack = createBackStack({
  here: () => idOf(window.history.state),
  forward: () => window.history.forward(),
});

// The navigation goes back this way; no event tells its steps from those of the browser's button.
const go = window.history.go.bind(window.history);
window.history.go = (delta) => {
  stack.travels();
  go(delta);
};

// Before the navigation's own listener, which would leave the screen beneath.
window.addEventListener(
  'popstate',
  (event) => {
    if (stack.arrives(idOf(event.state))) event.stopImmediatePropagation();
  },
  { capture: true },
);

/** While there is something to go back to, the browser's back leads there and the page stays. */
export function useBrowserBack(onBack: (() => void) | undefined): void {
  const latest = useRef(onBack);
  useLayoutEffect(() => {
    latest.current = onBack;
  }, [onBack]);
  const active = onBack !== undefined;
  useEffect(() => (active ? stack.open(() => latest.current?.()) : undefined), [active]);
}
