import { untold } from '@/src/rules/base/event-table';
import type { Position } from '@/src/rules/base/position';
import type { BaseColour, CardFace, SetupStep, TrackSpot } from '@/src/rules/model/catalogue';
import { withMonster } from '../evolve/change';
import { withAttack, withoutActor, withTurn } from '../evolve/turn';
import type { Adventure } from '../state/adventure';
import type { FigureRef } from '../state/hero';
import type { CardInPlay, MonsterFigure } from '../state/monster';
import { inAdventure, adventureLine as line } from './entries';

interface Turned {
  readonly card: string;
  readonly face: CardFace;
  readonly back: CardFace | null;
  readonly spot: TrackSpot | null;
  /** S7: its new place is still ahead, it acts again this round. */
  readonly again: boolean;
}

const cardTurned = (adventure: Adventure, event: Turned): Adventure => ({
  ...adventure,
  cards: adventure.cards.map((card) =>
    card.id === event.card
      ? { ...card, face: event.face, back: event.back, spot: event.spot }
      : card,
  ),
  acted: event.again ? adventure.acted.filter((key) => key !== event.card) : adventure.acted,
});

const monsterDefeated = (adventure: Adventure, gone: string): Adventure => {
  const { [gone]: _, ...decks } = adventure.decks;
  return {
    ...withoutActor(adventure, gone),
    monsters: adventure.monsters.filter(({ id }) => id !== gone),
    decks,
  };
};

/** Monsters and their cards. */
export const MONSTER_EVENTS = {
  stepOpened: inAdventure<{ step: SetupStep; chapter: number }>()({
    v: 1,
    evolve: (adventure, { step }) => ({ ...adventure, steps: [...adventure.steps, step] }),
    line: ({ step }) => (step.kind === 'door' ? line('stepOpened', { number: step.number }) : null),
  }),
  cardPlayed: inAdventure<{ card: CardInPlay }>()({
    v: 1,
    evolve: (adventure, { card }) => ({
      ...adventure,
      cards: [...adventure.cards, card],
      serial: adventure.serial + 1,
    }),
    line: untold,
  }),
  cardChanged: inAdventure<{ card: CardInPlay }>()({
    v: 1,
    evolve: (adventure, { card }) => ({
      ...adventure,
      cards: adventure.cards.map((one) => (one.id === card.id ? card : one)),
    }),
    line: ({ card }) => line('cardChanged', { card: { card: card.face.id, name: card.name } }),
  }),
  cardTurned: inAdventure<Turned>()({
    v: 1,
    evolve: cardTurned,
    line: ({ face }) => line('cardTurned', { card: { card: face.id, name: '' } }),
  }),
  cardLeft: inAdventure<{ card: string; source: string }>()({
    v: 1,
    evolve: (adventure, { card }) => ({
      ...adventure,
      cards: adventure.cards.filter(({ id }) => id !== card),
    }),
    line: untold,
  }),
  monsterSummoned: inAdventure<{ monster: MonsterFigure; who: FigureRef }>()({
    v: 1,
    evolve: (adventure, { monster }) => ({
      ...adventure,
      monsters: [...adventure.monsters, monster],
      serial: adventure.serial + 1,
    }),
    line: ({ who, monster }) => line('monsterSummoned', { who, hp: monster.hp }),
  }),
  monsterDefeated: inAdventure<{ who: FigureRef }>()({
    v: 1,
    evolve: (adventure, { who }) => monsterDefeated(adventure, who.id),
    line: ({ who }) => line('monsterDefeated', { who }),
  }),
  /** D6 counts the attacks of the monster whose turn it is. */
  monsterAttacked: inAdventure<{ who: FigureRef }>()({
    v: 1,
    evolve: (adventure, { who }) => withAttack(adventure, who.id),
    line: untold,
  }),
  /** S4: the way it goes, and whom it means to hit. */
  monsterRan: inAdventure<{
    who: FigureRef;
    way: readonly Position[];
    hits: readonly string[];
  }>()({
    v: 1,
    evolve: (adventure, { who, way, hits }) =>
      withTurn(adventure, (turn) =>
        turn.figure === who.id ? { ...turn, ran: { way, hits } } : turn,
      ),
    line: ({ who, way }) =>
      way.length < 2
        ? line('monsterStands', { who })
        : line('monsterRan', { who, count: way.length - 1 }),
  }),
  baseSet: inAdventure<{ who: FigureRef; base: BaseColour | null }>()({
    v: 1,
    evolve: (adventure, { who, base }) =>
      withMonster(adventure, who.id, (monster) => ({ ...monster, base })),
    line: untold,
  }),
};
