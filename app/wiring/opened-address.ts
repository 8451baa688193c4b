import { useLinkingURL } from 'expo-linking';

/** Phones: the address the app was opened with. */
export const useOpenedAddress = (): string | null => useLinkingURL();
