import type { ChestCard } from '../state/chest';
import type { FigureId, HeroId } from '@/src/rules/base/ids';
import type { CubeColour, CubeCounts } from '@/src/rules/campaign/campaign';
import type { Role } from '@/src/rules/model/catalogue';
import type { Recall } from '../events';
import type { TrapKind } from '../state/adventure';
import type { Affliction, Ground, HeroCubes, HeroImmunity } from '../state/hero';
import type { Tokens, TokenKind } from '../state/tokens';

/** Damage, healing, tokens, terrain and corrections of any figure. */
export type FigureCommand =
  /** Area attacks hit several at once; shields first unless not preventable. */
  | {
      readonly kind: 'harm';
      readonly figures: readonly FigureId[];
      readonly amount: number;
      readonly preventable: boolean;
      /** Tokens that come along with lost HP (W4), or always for spells. */
      readonly tokens?: Tokens;
      readonly always?: boolean;
      readonly by?: string;
    }
  | { readonly kind: 'heal'; readonly figures: readonly FigureId[]; readonly amount: number }
  /** D14 DRAIN HEALTH X. */
  | {
      readonly kind: 'drainHealth';
      readonly from: string;
      readonly to: string;
      readonly amount: number;
    }
  /** D14 PAY X LIFE. */
  | { readonly kind: 'payLife'; readonly hero: HeroId; readonly amount: number }
  /** MOVE X by a skill, a reaction or an instruction: what hampers the figure comes off (C7). */
  | { readonly kind: 'grantMovement'; readonly figure: FigureId; readonly points: number }
  /** D13: raises or lowers both values. */
  | { readonly kind: 'raiseMaxHp'; readonly hero: HeroId; readonly by: number }
  /** D13: how much of his HP comes from one of his skills (Q5). */
  | {
      readonly kind: 'setBonusHp';
      readonly hero: HeroId;
      readonly skill: string;
      readonly hp: number;
    }
  | {
      readonly kind: 'giveTokens';
      readonly figures: readonly FigureId[];
      readonly token: TokenKind;
      readonly count: number;
    }
  /** MARKED by a hero; X11: against each other heroes can be, too. */
  | { readonly kind: 'mark'; readonly monster: FigureId; readonly hero: HeroId | null }
  /** C3 CLEANSE X; `curse`: which of the curse cubes, by index; default the last ones. */
  | {
      readonly kind: 'cleanse';
      readonly hero: HeroId;
      readonly x: number;
      readonly curse?: readonly number[];
    }
  /** Steps onto terrain or darkness, walks on, falls (M2, M4, N11); pushed, swapped, teleported too. */
  | {
      readonly kind: 'enterGround';
      readonly figure: FigureId;
      /** Everything stepped onto on the way. */
      readonly entered: readonly Ground[];
      /** What it stands on in the end. */
      readonly on: readonly Ground[];
      /** Falls from level 2 to 0. */
      readonly falls: number;
    }
  | {
      readonly kind: 'setHp';
      readonly figure: FigureId;
      readonly hp: number;
      readonly maxHp: number;
    }
  | { readonly kind: 'setTokens'; readonly figure: FigureId; readonly tokens: Tokens }
  | { readonly kind: 'dismiss'; readonly figure: FigureId };

/** A hero's cubes, skills, attacks and small actions: Q, W, Z, E, F. */
export type HeroCommand =
  /** W1–W4, W6. The die: rolled by the app, or typed in through the dice of the dispatch. */
  | {
      readonly kind: 'weaponAttack';
      readonly hero: HeroId;
      readonly targets: readonly { readonly figure: FigureId; readonly level: number }[];
      readonly level: number;
      readonly modifier: number;
      readonly bonuses: readonly number[];
      readonly accuracy: number;
      readonly damage: number;
      readonly bonusDamage: number;
      readonly crit: number;
      readonly doubleDamage: boolean;
      readonly onDarkness: boolean;
      /** Collateral tokens (W4). */
      readonly tokens: Tokens;
      /** Q8: 1 FURY for +1 damage after a hit. */
      readonly fury: boolean;
      /** W5 REROLL: a miss is rolled once again. */
      readonly repeat?: boolean;
      /** W6: for warnings only. */
      readonly ranged?: boolean;
      readonly bound?: boolean;
      /** W4: the skill of his logbook it is made with, for what waits for the die. */
      readonly skill?: string;
    }
  | {
      readonly kind: 'spellAttack';
      readonly hero: HeroId;
      readonly targets: readonly string[];
      readonly damage: number;
      readonly tokens: Tokens;
      readonly fury?: boolean;
      /** SPLIT: how much of it each target gets; one attack all the same (D10). */
      readonly shares?: readonly { readonly figure: FigureId; readonly x: number }[];
    }
  /** W5: a check. */
  | {
      readonly kind: 'check';
      readonly hero: HeroId;
      readonly bonus: number;
      readonly difficulty: number;
      /** The matching path succeeds at once. */
      readonly path: boolean;
      /** REROLL. */
      readonly repeat?: boolean;
    }
  /** Q2: a skill of his logbook; `colour`: of a joker's cube; `targets`: of what it gives, else himself. */
  | {
      readonly kind: 'useSkill';
      readonly hero: HeroId;
      readonly skill: string;
      readonly colour?: CubeColour;
      readonly targets?: readonly FigureId[];
      /** SPLIT: how much of it each gets. */
      readonly shares?: readonly { readonly figure: FigureId; readonly x: number }[];
    }
  | { readonly kind: 'freeSkill'; readonly hero: HeroId; readonly skill: string }
  | {
      readonly kind: 'placeCube';
      readonly hero: HeroId;
      readonly colour: CubeColour;
      readonly count?: number;
    }
  | { readonly kind: 'spendCube'; readonly hero: HeroId; readonly colour: CubeColour }
  | { readonly kind: 'freeCube'; readonly hero: HeroId; readonly colour: CubeColour }
  /** Q4; `cubes`: the hero's choice, needed when there are more than X of several colours. */
  | {
      readonly kind: 'fatigue';
      readonly hero: HeroId;
      readonly x: number;
      readonly cubes?: CubeCounts;
    }
  | { readonly kind: 'disarm'; readonly hero: HeroId }
  | { readonly kind: 'silence'; readonly hero: HeroId }
  | {
      readonly kind: 'recall';
      readonly hero: HeroId;
      readonly recall: Recall;
      /** Skills the curse cubes block (Q5, Q6). */
      readonly blocks?: readonly string[];
    }
  | { readonly kind: 'curse'; readonly hero: HeroId; readonly x: number }
  | { readonly kind: 'trauma'; readonly hero: HeroId; readonly x: number }
  /** Which skill a cube blocks: chosen late, or moved. */
  | {
      readonly kind: 'block';
      readonly hero: HeroId;
      readonly cube: 'curse' | 'trauma';
      readonly index: number;
      readonly skill: string | null;
    }
  | { readonly kind: 'setCurse'; readonly hero: HeroId; readonly curse: readonly Affliction[] }
  | { readonly kind: 'setTrauma'; readonly hero: HeroId; readonly trauma: readonly Affliction[] }
  | {
      readonly kind: 'setLimits';
      readonly hero: HeroId;
      readonly curseLimit: number;
      readonly traumaLimit: number;
    }
  | { readonly kind: 'setCubes'; readonly hero: HeroId; readonly cubes: HeroCubes | null }
  /** For heroes without tracking, when a card ranks by it (K2). */
  | { readonly kind: 'sayCubes'; readonly hero: HeroId; readonly available: number }
  | { readonly kind: 'setRole'; readonly hero: HeroId; readonly role: Role | null }
  | {
      readonly kind: 'setImmunities';
      readonly hero: HeroId;
      readonly immunities: readonly HeroImmunity[];
    }
  /** Q9: `count` FOCUS as printed, 1 unless said otherwise. */
  | { readonly kind: 'focusTechnique'; readonly hero: HeroId; readonly count?: number }
  /** FRUIT OF LIFE: HEAL 2 for himself (Q8). */
  | { readonly kind: 'eatFruit'; readonly hero: HeroId }
  /** X6: HEAL 2 and CLEANSE 1 for one cube; `colour`: which, where the app keeps them. */
  | {
      readonly kind: 'versusAction';
      readonly hero: HeroId;
      readonly colour?: CubeColour;
      readonly curse?: readonly number[];
    }
  /** FRUIT OF LIFE handed to another hero by an exchange (E2). */
  | { readonly kind: 'giveFruit'; readonly hero: HeroId; readonly to: HeroId }
  | { readonly kind: 'spendKi'; readonly hero: HeroId }
  | {
      readonly kind: 'searchChest';
      readonly hero: HeroId;
      /** Empty: not entered. */
      readonly item: string;
      /** Z4: a LOOT or safe chest has no die. */
      readonly safe: boolean;
      /** The chest on the map, which says by itself whether it is safe, and leaves (Z3). */
      readonly object?: string;
    }
  /** Z3: what the players know of the pile; drawn by the app, then searched. */
  | { readonly kind: 'layChestDeck'; readonly cards: readonly ChestCard[] }
  | { readonly kind: 'drawChestCard' }
  /** Z1, R2: the trap die for any figure. */
  | { readonly kind: 'rollTrapDie'; readonly figure: FigureId }
  | {
      readonly kind: 'layTrap';
      readonly hero: HeroId | null;
      readonly trap: TrapKind;
      readonly zone: string;
    }
  /** Z2: every enemy in the zone. */
  | { readonly kind: 'springTrap'; readonly trap: string; readonly figures: readonly FigureId[] }
  | { readonly kind: 'removeTrap'; readonly trap: string }
  | { readonly kind: 'addInteraction'; readonly name: string; readonly charges: number }
  | {
      readonly kind: 'interact';
      readonly hero: HeroId;
      readonly interaction: string;
      readonly option: string;
    };
