/** One-screen summaries. `[[entry-id]]` or `[[entry-id|words]]` in their texts is a link. */
export const QUICK_SHEETS = [
  'hero-turn',
  'monster-turn',
  'attack',
  'darkness',
  'recall',
  'camp',
  'small-actions',
] as const;
export type QuickSheet = (typeof QUICK_SHEETS)[number];

export type Diagram = 'ranges' | 'heights' | 'climbing' | 'large-monster' | 'darkness';

export type CubeColour = 'yellow' | 'red' | 'green' | 'blue';

export type Block =
  | { readonly kind: 'steps'; readonly title: string; readonly steps: readonly string[] }
  | { readonly kind: 'points'; readonly title: string; readonly points: readonly string[] }
  | { readonly kind: 'figures'; readonly title: string; readonly figures: readonly Figure[] }
  | DiagramBlock;

/** A number worth knowing by heart. */
export interface Figure {
  readonly value: string;
  readonly text: string;
}

export interface DiagramBlock {
  readonly kind: 'diagram';
  readonly diagram: Diagram;
  readonly title: string;
  /** What the picture shows, for those who do not see it. */
  readonly spoken: string;
  readonly legend: readonly { readonly cube?: CubeColour; readonly text: string }[];
}

export interface QuickSheetWords {
  readonly title: string;
  readonly gist: string;
  readonly blocks: readonly Block[];
}

export type QuickSheetsOf<Sheet extends QuickSheet> = Readonly<Record<Sheet, QuickSheetWords>>;
export type AllQuickSheets = QuickSheetsOf<QuickSheet>;
