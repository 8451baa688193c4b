/** Phones keep what an app stores until it is removed. */
export const askToKeepStorage = (): void => undefined;
