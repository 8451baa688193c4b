/** Official names; null where no German one is known. */
export interface Names {
  readonly en: string;
  readonly de: string | null;
}

export type Language = keyof Names;

/** The English name stands in for a missing German one. */
export const nameIn = (names: Names, language: Language): string => names[language] ?? names.en;
