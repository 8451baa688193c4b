import type { Campaign } from '@/src/rules/campaign/campaign';
import type { ChronicleEntry } from '@/src/rules/campaign/chronicle';
import { fillBag } from '@/src/rules/darkness/rune-bag';
import type { AdventureEvent } from '../events';
import type { Adventure, Turn } from '../state/adventure';
import { OUT_OF_ORDER } from '../track';
import { campAfter } from './camp';

type Of<Type extends AdventureEvent['type']> = Extract<AdventureEvent, { type: Type }>;

export const started = (before: Campaign, event: Of<'adventureStarted'>): Adventure => ({
  chapter: event.chapter,
  title: event.title,
  startedAt: event.at,
  before,
  rules: event.rules,
  heroes: event.heroes,
  allies: [],
  cards: [],
  monsters: [],
  attackCards: [],
  decks: {},
  runes: fillBag(event.runes),
  drawn: [],
  drawnBy: null,
  runeCardSide: 'A',
  round: 0,
  turn: null,
  interrupted: [],
  acted: [],
  threat: null,
  traps: [],
  interactions: [],
  found: [],
  steps: [],
  counters: [],
  map: null,
  serial: 0,
  outcome: null,
});

const entryOf = (
  adventure: Adventure,
  { at, outcome }: Of<'adventureClosed'>,
  decisions: ChronicleEntry['decisions'],
): ChronicleEntry => ({
  chapter: adventure.chapter,
  title: adventure.title,
  result: outcome.result,
  startedAt: adventure.startedAt,
  endedAt: at,
  rounds: adventure.round,
  heroes: adventure.heroes.map(({ id, name, role }) => ({ hero: id, name, role })),
  decisions,
});

/** V1: everything is final. */
const won = (campaign: Campaign, adventure: Adventure, event: Of<'adventureClosed'>): Campaign => ({
  ...campaign,
  chronicle: [...campaign.chronicle, entryOf(adventure, event, campaign.decisions)],
  carryOver: event.carryOver,
  decisions: [],
  camp: event.afterwards === 'camp' ? campAfter(adventure) : campaign.camp,
});

/** V1: the state at the start comes back, with the story of the attempt told. */
const restored = (
  { chronicle, decisions }: Campaign,
  adventure: Adventure,
  event: Of<'adventureClosed'>,
): Campaign => {
  const { before } = adventure;
  const tried = decisions.slice(before.decisions.length);
  const entry = entryOf(adventure, event, event.story ?? tried);
  return {
    ...before,
    chronicle: [...chronicle, entry],
    decisions: event.story ? [] : before.decisions,
  };
};

export const closed = (
  campaign: Campaign,
  adventure: Adventure,
  event: Of<'adventureClosed'>,
): Campaign => (event.outcome.result === 'won' ? won : restored)(campaign, adventure, event);

/** A turn out of order sets the running one aside (D8). */
export const turnBegan = (adventure: Adventure, event: Of<'turnBegan'>): Adventure => ({
  ...adventure,
  interrupted:
    event.place === OUT_OF_ORDER && adventure.turn !== null
      ? [...adventure.interrupted, adventure.turn]
      : adventure.interrupted,
  turn: {
    key: event.key,
    place: event.place,
    figure: event.who?.id ?? null,
    waiting: event.waiting,
    loses: event.loses,
    tasks: [],
    over: false,
    attacks: 0,
    ran: null,
    actions: [],
    focused: [],
    furious: [],
    touched: {},
  },
});

/** The key has acted when none of its figures waits. The token stays until the next turn begins. */
const keyEnded = (adventure: Adventure, key: string): Adventure => ({
  ...withTurn(adventure, (turn) => ({ ...turn, over: true })),
  acted:
    adventure.turn?.waiting.length === 0 && !adventure.acted.includes(key)
      ? [...adventure.acted, key]
      : adventure.acted,
});

const resumed = (adventure: Adventure): Adventure => ({
  ...adventure,
  turn: adventure.interrupted.at(-1) ?? null,
  interrupted: adventure.interrupted.slice(0, -1),
});

export const turnEnded = (adventure: Adventure, { key }: Of<'turnEnded'>): Adventure =>
  adventure.turn?.place === OUT_OF_ORDER ? resumed(adventure) : keyEnded(adventure, key);

export const withTurn = (adventure: Adventure, change: (turn: Turn) => Turn): Adventure =>
  adventure.turn === null ? adventure : { ...adventure, turn: change(adventure.turn) };

/** Whoever is gone neither acts nor waits. */
export const withoutActor = (adventure: Adventure, id: string): Adventure => {
  const without = (turn: Turn): Turn => ({
    ...turn,
    figure: turn.figure === id ? null : turn.figure,
    waiting: turn.waiting.filter((other) => other !== id),
  });
  return { ...withTurn(adventure, without), interrupted: adventure.interrupted.map(without) };
};

export const ticked = (adventure: Adventure, event: Of<'actionTicked'>): Adventure =>
  withTurn(adventure, (turn) => {
    const others = turn.actions.filter((action) => action !== event.action);
    return { ...turn, actions: event.used ? [...others, event.action] : others };
  });

export const touched = (adventure: Adventure, { who, kinds }: Of<'touched'>): Adventure =>
  withTurn(adventure, (turn) => ({
    ...turn,
    touched: { ...turn.touched, [who.id]: [...(turn.touched[who.id] ?? []), ...kinds] },
  }));

export const counted = (adventure: Adventure, { name, value }: Of<'counterSet'>): Adventure => {
  const known = adventure.counters.some((counter) => counter.name === name);
  const counters =
    value === null
      ? adventure.counters.filter((counter) => counter.name !== name)
      : known
        ? adventure.counters.map((one) => (one.name === name ? { name, value } : one))
        : [...adventure.counters, { name, value }];
  return { ...adventure, counters };
};
