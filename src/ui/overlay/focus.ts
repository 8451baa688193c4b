import { AccessibilityInfo, Keyboard, TextInput, type HostInstance } from 'react-native';

/** Screen readers look for a view that is on screen, and new ones get there a moment later. */
const SETTLES_MS = 150;

/** Phones do not tell where the screen reader is: whoever opens something has just pressed something. */
let pressed: HostInstance | null = null;

export function notePressed(view: HostInstance): void {
  pressed = view;
}

/** Answers what the focus leaves; a field behind a sheet keeps no keyboard. */
export function leaveFocus(): HostInstance | null {
  Keyboard.dismiss();
  return pressed;
}

/** Taken hold of at once: what comes a moment later must not be the first to load it. */
const screenReader = AccessibilityInfo;

/** Answers how to call it off. */
export function moveFocus(target: HostInstance | null): () => void {
  if (target === null) return () => undefined;
  const focus = () => screenReader.sendAccessibilityEvent(target, 'focus');
  const timer = setTimeout(focus, SETTLES_MS);
  return () => clearTimeout(timer);
}

/** Into something new, unless a field in it has taken the focus by itself. */
export const enterFocus = (target: HostInstance | null): (() => void) =>
  moveFocus(TextInput.State.currentlyFocusedInput() === null ? target : null);

export function returnFocus(origins: readonly HostInstance[]): void {
  moveFocus(origins.find(({ isConnected }) => isConnected) ?? null);
}
