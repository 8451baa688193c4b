import type { HeroId } from '../base/ids';
import type { Role, RuneColour } from '../model/catalogue';
import type { DoorLine } from '../model/door-lines';
import type { AdventureNumbers } from './numbers';
import type { StoryDecision } from './camp';

export interface ChronicleEntry {
  readonly chapter: number;
  readonly title: string;
  readonly result: 'won' | 'lost' | 'abandoned' | 'decided' | 'draw';
  readonly startedAt: number;
  readonly endedAt: number;
  readonly rounds: number;
  readonly heroes: readonly {
    readonly hero: HeroId;
    readonly name: string;
    readonly role: Role | null;
  }[];
  /** In the adventure and after it, up to the next one; also those a defeat took back (V1). */
  readonly decisions: readonly StoryDecision[];
  /** V3: special rules and tasks of its doors; absent: none were typed. */
  readonly lines?: readonly DoorLine[];
  readonly numbers: AdventureNumbers;
  /** X2, X10: heroes against heroes, and whose fight it was; absent: all played together. */
  readonly teams?: readonly (readonly HeroId[])[];
  readonly winners?: readonly HeroId[];
}

/** X2: heroes against heroes, no try at a chapter. */
export const isFight = ({ teams }: Pick<ChronicleEntry, 'teams'>): boolean => teams !== undefined;

/** Those that were played together. */
export const adventuresIn = ({
  chronicle,
}: {
  readonly chronicle: readonly ChronicleEntry[];
}): readonly ChronicleEntry[] => chronicle.filter((entry) => !isFight(entry));

/** V1: told as it was, with what the defeat undid; what was decided before the adventure holds. */
export const storyOfDefeat = (
  before: readonly StoryDecision[],
  now: readonly StoryDecision[],
): readonly StoryDecision[] => [
  ...before,
  ...now.slice(before.length).map((one) => ({ ...one, takenBack: true }) as const),
];

/** V2: what goes from one adventure straight into the next. */
export interface CarryOver {
  readonly heroes: readonly {
    readonly hero: HeroId;
    readonly role: Role | null;
    readonly curse: number;
    readonly trauma: number;
    /** Resource tokens by kind. */
    readonly resources: Readonly<Record<string, number>>;
  }[];
  readonly companions: readonly {
    readonly hero: HeroId | null;
    readonly name: string;
    readonly toughness: number | null;
  }[];
  /** How many runes lay on the track; as many are taken at random. */
  readonly runes: Readonly<Record<RuneColour, number>>;
}
