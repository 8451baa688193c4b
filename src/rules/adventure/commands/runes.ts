import type { FigureId } from '@/src/rules/base/ids';
import type { RuneColour, Side } from '@/src/rules/model/catalogue';

/** The bag, the rune card and what darkness does without a board: N. */
export type RuneCommand =
  /** `runes`: what the players drew, by id; absent: the app draws. */
  | {
      readonly kind: 'drawRunes';
      readonly by: 'card' | 'instruction';
      readonly count: number;
      readonly runes?: readonly string[];
    }
  /** The tiles lie: who was reached (N10); the runes go onto the track, the card turns over. */
  | {
      readonly kind: 'settleRunes';
      readonly reached: readonly string[];
      /** Which of those drawn; absent: all of them. */
      readonly runes?: readonly string[];
      /** N3: for how many of them every hero stood on darkness; absent: as the app knows it (N14). */
      readonly crushed?: number;
    }
  | { readonly kind: 'takeRune'; readonly rune?: string }
  | { readonly kind: 'layTakenRune'; readonly rune: string }
  | { readonly kind: 'returnRunes'; readonly runes: readonly string[] }
  | { readonly kind: 'returnColour'; readonly colour: RuneColour }
  /** S2e: shows a rune and does what the card says to `reached` heroes. */
  | {
      readonly kind: 'manifest';
      readonly figure: FigureId;
      readonly reached: readonly string[];
      readonly rune?: string;
    }
  | { readonly kind: 'turnRuneCard'; readonly side: Side };
