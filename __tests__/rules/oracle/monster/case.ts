/** The plain JSON of `docs/scenario-format.md`, op `monsterTurn`: what goes in and what comes out. */
export type At = readonly [x: number, y: number];

export interface HeroCase {
  readonly id: string;
  readonly at: At;
  readonly hp: number;
  readonly order: number;
  readonly cubes?: number;
  readonly curse?: number;
  readonly resources?: number;
  readonly hidden?: boolean;
  readonly unconscious?: boolean;
  readonly shield?: number;
}

export interface AllyCase {
  readonly id: string;
  readonly kind: 'animal' | 'companion';
  readonly at: At;
  readonly hidden?: boolean;
}

export interface NpcCase {
  readonly id: string;
  readonly at: At;
}

export type Size = 'small' | 'large';

export interface OtherMonsterCase {
  readonly id: string;
  readonly at: At;
  readonly size: Size;
}

export const OBJECT_KINDS = ['chest', 'interaction', 'door', 'token', 'trap', 'loot'] as const;

export interface ObjectCase {
  readonly kind: (typeof OBJECT_KINDS)[number];
  readonly at: At;
}

export interface BridgeCase {
  readonly at: At;
  readonly size: readonly [width: number, height: number];
  readonly level: number;
}

export interface BoardCase {
  readonly terrain: readonly string[];
  readonly levels?: readonly string[];
  readonly darkness?: readonly At[];
  readonly bridges?: readonly BridgeCase[];
}

export const CRITERIA = ['bloodseeker', 'defiant', 'relentless', 'reckoner', 'covetous'] as const;
export type Criterion = (typeof CRITERIA)[number];

export interface AbilitiesCase {
  readonly cleave?: number;
  readonly strike?: number;
  readonly multishot?: number;
  readonly trample?: number;
  readonly bloodseeker?: boolean;
  readonly defiant?: boolean;
  readonly relentless?: boolean;
  readonly reckoner?: boolean;
  readonly covetous?: boolean;
  readonly slaughter?: boolean;
  readonly jump?: boolean;
  readonly vicious?: boolean;
  readonly attackTwice?: boolean;
  readonly ambush?: boolean;
}

export const IMMUNITIES = [
  'bleed',
  'burn',
  'poison',
  'stun',
  'slow',
  'knock-down',
  'intimidate',
  'stealth',
  'large',
] as const;
export type Immunity = (typeof IMMUNITIES)[number];

export interface TokensCase {
  readonly slow?: boolean;
  readonly knockDown?: boolean;
  readonly stun?: boolean;
  readonly intimidate?: number;
  readonly moveBonus?: number;
  readonly damageBonus?: number;
}

export interface ActingMonsterCase {
  readonly id: string;
  readonly at: At;
  readonly size: Size;
  readonly move: number;
  readonly attack: 'melee' | 'ranged' | 'magic';
  readonly damage: number;
  readonly abilities?: AbilitiesCase;
  readonly immunities?: readonly Immunity[];
  readonly tokens?: TokensCase;
}

export interface MonsterCase {
  readonly board: BoardCase;
  readonly heroes: readonly HeroCase[];
  readonly allies?: readonly AllyCase[];
  readonly npcs?: readonly NpcCase[];
  readonly monsters?: readonly OtherMonsterCase[];
  readonly objects?: readonly ObjectCase[];
  readonly monster: ActingMonsterCase;
  readonly primary?: string;
  readonly mode?: 'coop' | 'pvp';
}

export interface OptionAnswer {
  readonly end: At;
  readonly hits: readonly string[];
  readonly cost: number;
  readonly damage: number;
  readonly onDarkness: boolean;
}

export type ActionAnswer = 'attack' | 'approach' | 'stay' | 'move';

export interface MonsterAnswer {
  readonly ranking: readonly string[];
  readonly action: ActionAnswer;
  readonly options: readonly OptionAnswer[];
  readonly preventable: boolean;
}
