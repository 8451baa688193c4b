/** The steps of the guided trial adventure, in the order in which they come about. */
export const GUIDE_IDS = [
  'begin',
  'cube',
  'damage',
  'undo',
  'map',
  'target',
  'react',
  'why',
  'rune',
  'darkness',
  'lookup',
] as const;

export type GuideId = (typeof GUIDE_IDS)[number];

export interface GuideStepWords {
  readonly title: string;
  /** What to tap, by the name that stands on it. */
  readonly text: string;
  /** Where the map asks for another tap. */
  readonly onMap?: string;
}

/** A part of the bundle of its own: only whoever is guided needs it. */
export interface GuideWords {
  readonly label: string;
  readonly count: (step: number, of: number) => string;
  readonly next: (title: string) => string;
  readonly until: Readonly<Record<'hero' | 'monster' | 'runes', string>>;
  /** On the map, when somebody has no place there. */
  readonly missing: string;
  readonly skip: string;
  readonly leave: string;
  readonly left: string;
  readonly end: {
    readonly title: string;
    readonly text: string;
    readonly done: string;
    readonly campaign: string;
  };
  readonly steps: Readonly<Record<GuideId, GuideStepWords>>;
}
