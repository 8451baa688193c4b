import data from './licences.json';

export interface Licences {
  readonly parts: readonly {
    readonly name: string;
    readonly version: string;
    readonly licence: string;
    /** Index into `texts`: many parts share one. */
    readonly text: number;
  }[];
  readonly texts: readonly string[];
}

/** Written by scripts/project/licences.mjs. */
export const LICENCES: Licences = data;
