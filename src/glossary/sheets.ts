/** One-screen summaries. `[[entry-id]]` or `[[entry-id|words]]` in their texts is a link. */
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

/** Pictures the app can draw; all of them are of Drunagor's board. */
export type Diagram = 'ranges' | 'heights' | 'climbing' | 'large-monster' | 'darkness';

type CubeColour = 'yellow' | 'red' | 'green' | 'blue';

export interface DiagramBlock {
  readonly kind: 'diagram';
  readonly diagram: Diagram;
  readonly title: string;
  /** What the picture shows, for those who do not see it. */
  readonly spoken: string;
  readonly legend: readonly { readonly cube?: CubeColour; readonly text: string }[];
}

export interface SheetWords {
  readonly title: string;
  readonly gist: string;
  readonly blocks: readonly Block[];
}

/** The other language's words for the same sheets: a missing one is a type error. */
export type SameSheets<Sheets> = Readonly<Record<keyof Sheets, SheetWords>>;
