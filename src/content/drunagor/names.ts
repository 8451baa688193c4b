/** Official names; null where no German one is known. */
export interface Names {
  readonly en: string;
  readonly de: string | null;
}

/** The English name stands in for a missing German one. */
export const nameIn = (names: Names, language: keyof Names): string => names[language] ?? names.en;
