/** The keys of the table, on keyboards only. One table for the hook and for the help sheet. */
export const SHORTCUTS = {
  n: 'main',
  Enter: 'main',
  u: 'undo',
  r: 'redo',
  h: 'history',
  d: 'dice',
  g: 'glossary',
  '?': 'help',
} as const;

export type ShortcutKey = keyof typeof SHORTCUTS;
export type ShortcutName = (typeof SHORTCUTS)[ShortcutKey];
export type Pressed =
  | { readonly kind: 'shortcut'; readonly name: ShortcutName }
  | { readonly kind: 'target'; readonly index: number };

const isShortcut = (key: string): key is ShortcutKey => Object.hasOwn(SHORTCUTS, key);

/** What a key means at the table; null: nothing. */
export function pressedAt(key: string): Pressed | null {
  if (/^[1-9]$/.test(key)) return { kind: 'target', index: Number(key) - 1 };
  const known = key.length === 1 ? key.toLowerCase() : key;
  return isShortcut(known) ? { kind: 'shortcut', name: SHORTCUTS[known] } : null;
}
