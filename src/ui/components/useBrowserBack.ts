/** Only browsers have a history; elsewhere the back button arrives as a request to close. */
export const useBrowserBack = (_onBack: (() => void) | undefined): void => undefined;
