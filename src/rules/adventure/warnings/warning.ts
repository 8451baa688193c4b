import type { AdventureCommand } from '../commands';
import type { Adventure, HeroAction, StartTask } from '../state/adventure';

/** What the rules doubt but the table may know better: shown beside the button, never in its way. */
export type Warning =
  /** Nobody's turn, or somebody else's. */
  | { readonly code: 'not-its-turn' }
  /** S2, N1: the start of this turn asks for something that is not done yet. */
  | { readonly code: 'task-open'; readonly task: StartTask['kind'] }
  /** T7: STUN takes the attack of this turn. */
  | { readonly code: 'stunned'; readonly figure: string }
  /** It has attacked already, as often as its card says (D6). */
  | { readonly code: 'no-attack-left'; readonly most: number }
  /** D6: ATTACK TWICE, and only one attack was made. */
  | { readonly code: 'attack-left'; readonly figure: string }
  /** A2: more targets than its attack may take. */
  | { readonly code: 'too-many-targets'; readonly most: number }
  /** K1, A3: STEALTH, and the monster is not immune to it. */
  | { readonly code: 'cannot-be-seen'; readonly name: string }
  /** D11: nothing touches an unconscious hero. */
  | { readonly code: 'unconscious'; readonly name: string }
  /** C4: the effect will be ignored. */
  | { readonly code: 'immune'; readonly figure: string; readonly token: string }
  /** C1: some of it will be lost. */
  | { readonly code: 'token-limit'; readonly token: string; readonly most: number }
  /** M4, N11: touched in this turn already; nothing more comes. */
  | { readonly code: 'touched-already'; readonly figure: string }
  /** D13: the maximum stops at 16. */
  | { readonly code: 'max-hp-limit'; readonly most: number }
  /** D10: shields or other reactions take all of it already; the reaction is allowed all the same. */
  | { readonly code: 'nothing-left-to-prevent'; readonly name: string }
  /** Q8: one focus technique per turn of any figure. */
  | { readonly code: 'focus-used'; readonly name: string }
  /** Q8: one FURY per turn or reaction. */
  | { readonly code: 'fury-used'; readonly name: string }
  /** Q1: two cube actions a turn, one after STUN. */
  | { readonly code: 'no-cube-action-left'; readonly most: number }
  /** Q1: each small action once a turn. */
  | { readonly code: 'action-used'; readonly action: HeroAction }
  /** W6: no ranged weapon attack next to an enemy. */
  | { readonly code: 'bound'; readonly name: string }
  /** Q5: a cube lies on this skill already. */
  | { readonly code: 'skill-blocked'; readonly skill: string }
  /** V3: these monsters came once before. */
  | { readonly code: 'step-opened-before' }
  /** V3: somebody typed that a door is locked, and it is not ticked yet. */
  | { readonly code: 'door-locked'; readonly text: string }
  /** U11: ten cards, one for each rune and arrow. */
  | { readonly code: 'deck-not-complete'; readonly most: number }
  /** Q1: farther than the free movement. */
  | { readonly code: 'too-far'; readonly points: number; readonly most: number }
  /** F3: companions act after their hero only. */
  | { readonly code: 'no-extra-turn' }
  /** U3. */
  | { readonly code: 'one-card-per-hero'; readonly most: number };

/** One area's doubts, by command kind; kinds without an entry have none. */
export type Doubts = {
  readonly [Kind in AdventureCommand['kind']]?: (
    adventure: Adventure,
    command: Extract<AdventureCommand, { readonly kind: Kind }>,
  ) => readonly Warning[];
};
