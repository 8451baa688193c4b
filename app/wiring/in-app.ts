/** The app is open already. */
export const openInApp = (_address: string): (() => void) | null => null;
