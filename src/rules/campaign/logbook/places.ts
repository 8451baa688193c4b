import {
  GEAR_SLOTS,
  type GearSlot,
  type ItemFace,
  type PrintedNames,
} from '@/src/rules/model/items';
import type { Campaign } from '../campaign';
import {
  EMPTY_SHEET,
  type ConsequenceType,
  type HeroSheet,
  type ItemPlace,
  type NotedConsequence,
  type OwnedItem,
} from '../sheet';

/** A hero from before the sheets has an empty one. */
export const sheetOf = ({ sheets }: Pick<Campaign, 'sheets'>, hero: string): HeroSheet =>
  sheets[hero] ?? EMPTY_SHEET;

export interface PlacedItem {
  readonly item: OwnedItem;
  readonly place: ItemPlace;
}

/** Everything a hero has, worn things first. */
export const itemsOn = ({ gear, bag, camp }: HeroSheet): readonly PlacedItem[] => [
  ...GEAR_SLOTS.flatMap((place) => {
    const item = gear[place];
    return item === null ? [] : [{ item, place }];
  }),
  ...bag.map((item) => ({ item, place: 'bag' as const })),
  ...camp.map((item) => ({ item, place: 'camp' as const })),
];

export const isGearSlot = (place: ItemPlace): place is GearSlot =>
  place !== 'bag' && place !== 'camp';

/** E4: the side that counts now. */
export const faceOf = ({ side, front, back }: OwnedItem): ItemFace =>
  side === 'back' && back !== null ? back : front;

export const itemNames = (item: OwnedItem): PrintedNames => faceOf(item).names;

export interface PlacedConsequence {
  readonly kind: ConsequenceType;
  readonly entry: NotedConsequence;
}

export const consequencesOn = ({
  aura,
  statuses,
  outcomes,
}: HeroSheet): readonly PlacedConsequence[] => [
  ...(aura === null ? [] : [{ kind: 'aura' as const, entry: aura }]),
  ...statuses.map((entry) => ({ kind: 'status' as const, entry })),
  ...outcomes.map((entry) => ({ kind: 'outcome' as const, entry })),
];
