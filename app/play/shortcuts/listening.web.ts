const FIELDS = 'input, textarea, select, [contenteditable="true"]';
const PRESSABLE = 'button, a, [role], [tabindex]:not([tabindex="-1"])';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(FIELDS) !== null;

/** Enter on something focused is that thing's own. */
const isFocusedPress = (key: string, target: EventTarget | null): boolean =>
  key === 'Enter' &&
  target instanceof Element &&
  target !== document.body &&
  target.matches(PRESSABLE);

const isCovered = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

/** Keys pressed on the page itself: not in a field, not under a sheet, not with a modifier. */
export function listenToKeys(onKey: (key: string) => boolean): () => void {
  const listen = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat)
      return;
    if (isTyping(event.target) || isFocusedPress(event.key, event.target) || isCovered()) return;
    if (onKey(event.key)) event.preventDefault();
  };
  window.addEventListener('keydown', listen);
  return () => window.removeEventListener('keydown', listen);
}
