import { evolveBy, type EventsOf } from '@/src/rules/base/event-table';
import type { PlayState } from '../state/play-state';
import { ATTACK_CARD_EVENTS } from './attack-cards';
import { CHEST_EVENTS } from './chests';
import { COMPANY_EVENTS } from './company';
import { COURSE_EVENTS } from './course';
import { HARM_EVENTS } from './harm';
import { HERO_EVENTS } from './heroes';
import { LINE_EVENTS } from './lines';
import { MAP_EVENTS } from './map';
import { MONSTER_EVENTS } from './monsters';
import { RUNE_EVENTS } from './runes';
import { THREAT_EVENTS } from './threats';
import { TURN_EVENTS } from './turns';

export { TRAP_FACES, type TrapFace } from './company';
export { AFTERWARDS, BEATEN_BY, type Afterwards, type BeatenBy } from './course';
export type { LineValue } from './entries';
export { RECALLS, type Recall } from './heroes';

export const ADVENTURE_EVENTS = {
  ...COURSE_EVENTS,
  ...LINE_EVENTS,
  ...TURN_EVENTS,
  ...HARM_EVENTS,
  ...HERO_EVENTS,
  ...CHEST_EVENTS,
  ...COMPANY_EVENTS,
  ...MONSTER_EVENTS,
  ...ATTACK_CARD_EVENTS,
  ...THREAT_EVENTS,
  ...RUNE_EVENTS,
  ...MAP_EVENTS,
};

export type CourseEvent = EventsOf<typeof COURSE_EVENTS>;
export type LineEvent = EventsOf<typeof LINE_EVENTS>;
export type TurnEvent = EventsOf<typeof TURN_EVENTS>;
export type HarmEvent = EventsOf<typeof HARM_EVENTS>;
export type HeroEvent = EventsOf<typeof HERO_EVENTS>;
export type ChestEvent = EventsOf<typeof CHEST_EVENTS>;
export type CompanyEvent = EventsOf<typeof COMPANY_EVENTS>;
export type MonsterEvent = EventsOf<typeof MONSTER_EVENTS>;
export type AttackCardEvent = EventsOf<typeof ATTACK_CARD_EVENTS>;
export type ThreatEvent = EventsOf<typeof THREAT_EVENTS>;
export type RuneEvent = EventsOf<typeof RUNE_EVENTS>;
export type MapEvent = EventsOf<typeof MAP_EVENTS>;

/** What happens in an adventure. Values are absolute, so that replaying needs no rules. */
export type AdventureEvent =
  | CourseEvent
  | LineEvent
  | TurnEvent
  | HarmEvent
  | HeroEvent
  | ChestEvent
  | CompanyEvent
  | MonsterEvent
  | AttackCardEvent
  | ThreatEvent
  | RuneEvent
  | MapEvent;

export const evolveAdventure = (state: PlayState, event: AdventureEvent): PlayState =>
  evolveBy(ADVENTURE_EVENTS, state, event);
