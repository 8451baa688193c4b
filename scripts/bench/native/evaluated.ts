import { sinceBegun } from './clock';

/** Imported right after what the start needs: the time it took to evaluate it. */
export const EVALUATED_MS = sinceBegun();
