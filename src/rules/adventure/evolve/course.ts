import type { Campaign } from '@/src/rules/campaign/campaign';
import type { ChronicleEntry } from '@/src/rules/campaign/chronicle';
import { fillBag, type Rune } from '@/src/rules/darkness/rune-bag';
import type { Adventure, Outcome } from '../state/adventure';
import type { Versus } from '../state/teams';
import { numbersAtStart } from './numbers';
import { campAfter } from './camp';

interface Start extends Pick<Adventure, 'chapter' | 'title' | 'rules' | 'heroes'> {
  readonly at: number;
  readonly runes: readonly Rune[];
  readonly versus?: Versus;
}

interface End {
  readonly at: number;
  readonly afterwards: string;
  readonly outcome: Outcome;
  readonly carryOver: Campaign['carryOver'];
  readonly story?: Campaign['decisions'];
}

export const started = (before: Campaign, event: Start): Adventure => ({
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
  numbers: numbersAtStart(event.heroes),
  ...(event.versus === undefined ? {} : { versus: event.versus }),
});

const entryOf = (
  adventure: Adventure,
  { at, outcome }: End,
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
  ...(adventure.lines?.length ? { lines: adventure.lines } : {}),
  numbers: adventure.numbers,
  ...(adventure.versus === undefined ? {} : { teams: adventure.versus.teams }),
  ...(outcome.result === 'decided' ? { winners: outcome.winners } : {}),
});

/** V1: everything is final. */
const won = (campaign: Campaign, adventure: Adventure, event: End): Campaign => ({
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
  event: End,
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

export const closed = (campaign: Campaign, adventure: Adventure, event: End): Campaign =>
  (event.outcome.result === 'won' ? won : restored)(campaign, adventure, event);
