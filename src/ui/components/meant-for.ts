/** Phones hand a touch to what lay under it; only browsers look for it when they come to it. */
export const useMeant = (): ((press: unknown) => boolean) => always;

const always = (): boolean => true;
