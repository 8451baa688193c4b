import * as v from 'valibot';
import type { AttackCardEvent, MonsterEvent, ThreatEvent } from '@/src/rules';
import {
  AttackCardDraftSchema,
  AttackCardSchema,
  Base,
  CardSchema,
  Chapter,
  Face,
  Spot,
  Step,
} from '../cards';
import { MonsterSchema, ReactionSchema, Ref, ThreatSchema } from '../figures';
import { Field } from '../map';
import { CardIdSchema, Id, List } from '../parts';
import type { EventFields } from './fields';

export const MONSTER_FIELDS: EventFields<MonsterEvent> = {
  stepOpened: { step: Step, chapter: Chapter },
  cardPlayed: { card: CardSchema },
  cardChanged: { card: CardSchema },
  cardTurned: {
    card: Id,
    face: Face,
    back: v.nullable(Face),
    spot: v.nullable(Spot),
    again: v.boolean(),
  },
  cardLeft: { card: Id, source: CardIdSchema },
  monsterSummoned: { monster: MonsterSchema, who: Ref },
  monsterDefeated: { who: Ref },
  monsterAttacked: { who: Ref },
  monsterRan: { who: Ref, way: List(Field, 200), hits: List(Id, 40) },
  baseSet: { who: Ref, base: Base },
};

export const ATTACK_CARD_FIELDS: EventFields<AttackCardEvent> = {
  deckSet: { who: Ref, deck: List(AttackCardDraftSchema, 40) },
  attackCardsLaid: { who: Ref, cards: List(AttackCardSchema, 40) },
  attackCardWritten: { card: AttackCardSchema },
  attackCardLeft: { card: Id },
};

export const THREAT_FIELDS: EventFields<ThreatEvent> = {
  threatOpened: { threat: ThreatSchema, by: v.nullable(Ref) },
  reacted: { who: Ref, reaction: ReactionSchema },
  reactionTakenBack: { who: Ref },
  threatClosed: { applied: v.boolean() },
};
