import { useEffectEvent, useLayoutEffect } from 'react';
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

/** Newer browsers say it; older ones only know how many entries there are, whosever they be. */
function isFirstEntry(): boolean {
  const { navigation } = window as { readonly navigation?: { readonly canGoBack: boolean } };
  return navigation === undefined ? window.history.length === 1 : !navigation.canGoBack;
}

/** On the first entry a step back would leave the app: the same entry once more is left instead. */
function standOnSomething(): void {
  if (isFirstEntry()) window.history.pushState(window.history.state, '');
}

/** Fields keep their keys to themselves, so the way up is heard; whoever used the way down prevents it. */
function listenToEscape(onEscape: () => void): () => void {
  let down: KeyboardEvent | null = null;
  const press = (event: KeyboardEvent) => {
    down = event;
  };
  const release = (event: KeyboardEvent) => {
    const meant = down?.key === 'Escape' && !down.defaultPrevented && !down.isComposing;
    down = null;
    if (event.key === 'Escape' && meant) onEscape();
  };
  window.addEventListener('keydown', press, { capture: true });
  window.addEventListener('keyup', release);
  return () => {
    window.removeEventListener('keydown', press, { capture: true });
    window.removeEventListener('keyup', release);
  };
}

/**
 * While there is something to go back to, Escape and the browser's back lead there and the page stays.
 * From before it is seen: whoever presses at once is heard.
 */
export function useSystemBack(onBack: (() => void) | undefined): void {
  const back = useEffectEvent(() => onBack?.());
  const active = onBack !== undefined;
  useLayoutEffect(() => {
    if (!active) return undefined;
    standOnSomething();
    const leave = stack.open(() => back());
    const mute = listenToEscape(() => back());
    return () => {
      leave();
      mute();
    };
  }, [active]);
}
