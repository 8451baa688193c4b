/** Phones have one bundle: nothing to fetch. */
export {};
