import * as v from 'valibot';
import {
  LONGEST_NAME,
  LONGEST_NOTES,
  MAX_CHAPTER,
  MAX_GEAR,
  MAX_HP_LIMIT,
  type DiceEvent,
  type PartyEvent,
} from '@/src/rules';
import { Cubes, DieNumber, HeroIdSchema, Int, Name, SomeOf, TextSchema } from '../parts';
import type { EventFields } from './fields';

const heroEntries = {
  board: v.nullable(TextSchema(LONGEST_NAME)),
  name: Name,
  player: TextSchema(LONGEST_NAME),
  heroClass: TextSchema(LONGEST_NAME),
  maxHp: v.nullable(Int(1, MAX_HP_LIMIT)),
  cubes: v.nullable(Cubes),
  gear: v.pipe(v.array(TextSchema(LONGEST_NAME)), v.maxLength(MAX_GEAR)),
  notes: TextSchema(LONGEST_NOTES),
};
export const HeroSchema = v.strictObject({ ...heroEntries, id: HeroIdSchema });
const HeroChange = SomeOf(heroEntries);
const Chapter = Int(1, MAX_CHAPTER);

export const PARTY_FIELDS: EventFields<PartyEvent> = {
  campaignCreated: { name: Name, seed: Int(0, 0xffff_ffff) },
  campaignRenamed: { from: Name, name: Name },
  notesWritten: { notes: TextSchema(LONGEST_NOTES) },
  chapterSet: { from: Chapter, chapter: Chapter },
  heroAdded: { hero: HeroSchema },
  heroChanged: { hero: HeroIdSchema, name: Name, change: HeroChange },
  playerSet: { hero: HeroIdSchema, name: Name, player: TextSchema(LONGEST_NAME) },
  heroRemoved: { hero: HeroIdSchema, name: Name },
};

export const DICE_FIELDS: EventFields<DiceEvent> = {
  dieRolled: {
    n: DieNumber,
    sides: v.picklist([6, 20]),
    value: Int(1, 20),
    source: v.picklist(['virtual', 'typed']),
  },
};
