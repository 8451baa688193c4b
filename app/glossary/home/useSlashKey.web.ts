import { useIsFocused } from '@react-navigation/native';
import { useEffect, useEffectEvent } from 'react';

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && /^(input|textarea|select)$/i.test(target.tagName);

/** "/" leads to the search, as in many reference works on the web. */
export function useSlashKey(onSlash: () => void): void {
  const focused = useIsFocused();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) || document.querySelector('[aria-modal=true]') !== null) return;
    event.preventDefault();
    onSlash();
  });
  useEffect(() => {
    if (!focused) return undefined;
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [focused]);
}
