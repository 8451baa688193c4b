import type { HostInstance } from 'react-native';

/** In browsers a view is an element. */
const asElement = (view: HostInstance): HTMLElement => view as unknown as HTMLElement;

/** Browsers know where the focus is. */
export function notePressed(): void {}

export function leaveFocus(): HostInstance | null {
  const { activeElement, body } = document;
  return activeElement === body ? null : (activeElement as unknown as HostInstance | null);
}

export function moveFocus(target: HostInstance | null): () => void {
  target?.focus();
  return () => undefined;
}

/** Into something new, unless a field in it has taken the focus by itself. */
export function enterFocus(target: HostInstance | null): () => void {
  const field = document.activeElement?.closest('input, textarea') ?? null;
  return moveFocus(field === null || field.closest('[inert]') !== null ? target : null);
}

const isThere = (view: HostInstance): boolean =>
  asElement(view).isConnected && asElement(view).closest('[inert]') === null;

export function returnFocus(origins: readonly HostInstance[]): void {
  moveFocus(origins.find(isThere) ?? null);
}
