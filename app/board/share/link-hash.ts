import { useLinkingURL } from 'expo-linking';
import { packIn } from '@/src/game/share';

/** Phones: the address the app was opened with. */
export function useLinkHash(): string | null {
  const url = useLinkingURL();
  return url === null ? null : packIn(url);
}

/** Others open it in the app: no server has to be there. */
export const LINK_ORIGIN = 'drunagor://';
