import type { KeptCard } from '@/src/game';
import type { Summons } from '@/src/rules';
import type { WantedStep } from './steps/find-setup';

/** Where in the summon sheet the players are. */
export type Page =
  | { readonly kind: 'home' }
  | { readonly kind: 'step'; readonly wanted: WantedStep }
  | { readonly kind: 'free'; readonly picks: readonly Summons[] }
  /** `card` null: a new one. `picks`: what was chosen before. */
  | {
      readonly kind: 'own-card';
      readonly card: KeptCard | null;
      readonly picks: readonly Summons[];
    }
  /** Figures that stood there before; the others are new. */
  | { readonly kind: 'done'; readonly before: readonly string[] }
  | { readonly kind: 'deck'; readonly owner: string }
  | { readonly kind: 'attack-card'; readonly owner: string; readonly at: number }
  | { readonly kind: 'card'; readonly card: string };

export type GoTo = (page: Page) => void;

export const HOME: Page = { kind: 'home' };

/** Where "back" leads. */
export const pageBefore = (page: Page): Page | null => {
  switch (page.kind) {
    case 'home':
      return null;
    case 'own-card':
      return { kind: 'free', picks: page.picks };
    case 'attack-card':
      return { kind: 'deck', owner: page.owner };
    case 'step':
    case 'free':
    case 'done':
    case 'deck':
    case 'card':
      return HOME;
  }
};
