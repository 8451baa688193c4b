import type { RefObject } from 'react';

const ALWAYS: RefObject<number> = { current: 0 };

export const useShownAt = (_what: unknown): RefObject<number> => ALWAYS;

/** Phones hand a touch to what lay under it; only browsers look for it when they come to it. */
export const useMeant = (_shownAt?: RefObject<number>): ((press: unknown) => boolean) => always;

const always = (): boolean => true;
