import type { LineDraft } from '@/src/rules/model/door-lines';

/** V3: special rules and tasks of the door. */
export type LineCommand =
  /** Belongs to the step that was opened last. */
  | { readonly kind: 'addLine'; readonly line: LineDraft }
  | { readonly kind: 'writeLine'; readonly id: string; readonly line: LineDraft }
  | { readonly kind: 'tickLine'; readonly id: string; readonly done: boolean }
  | { readonly kind: 'setLineCount'; readonly id: string; readonly count: number }
  | { readonly kind: 'dropLine'; readonly id: string };
