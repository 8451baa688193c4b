import * as v from 'valibot';
import { cardIn, heroIn, type Adventure, type GameEvent, type GameState } from '@/src/rules';
import { parseJson } from '../schema/json';

/** What the history groups and filters a row by. */
export interface HistoryMarks {
  readonly chapter: number;
  readonly round: number | null;
  readonly turn: string | null;
  /** Ids of the figures the row is about. */
  readonly figures: readonly string[];
  /** Whose hit points it sets and nothing else: the next such row of the step says it anew. */
  readonly hp?: string | undefined;
}

const MarksSchema = v.object({
  chapter: v.fallback(v.number(), 1),
  round: v.fallback(v.nullable(v.number()), null),
  turn: v.fallback(v.nullable(v.string()), null),
  figures: v.fallback(v.array(v.string()), []),
  hp: v.fallback(v.optional(v.string()), undefined),
});

const NO_MARKS: HistoryMarks = { chapter: 1, round: null, turn: null, figures: [] };

export function readMarks(text: string): HistoryMarks {
  const read = v.safeParse(MarksSchema, parseJson(text));
  return read.success ? read.output : NO_MARKS;
}

/** Every event about a figure names it the same way. */
const subjectOf = (event: GameEvent): readonly string[] => {
  if ('hero' in event) return [typeof event.hero === 'string' ? event.hero : event.hero.id];
  return 'who' in event && event.who ? [event.who.id] : [];
};

const othersIn = (event: GameEvent): readonly string[] => {
  switch (event.type) {
    case 'itemsMoved':
      return event.moves.flatMap(({ from, to }) => [from.hero, to.hero]);
    case 'allyJoined':
      return [event.ally.id];
    case 'harmed':
      return event.by ? [event.by.id] : [];
    case 'threatOpened': {
      const targets = event.threat.targets.map(({ figure }) => figure);
      return event.by ? [event.by.id, ...targets] : targets;
    }
    default:
      return [];
  }
};

/** Whose turn it is: a hero's name, `card:` and a card's id, or the key itself. */
const turnMark = (adventure: Adventure | null): string | null => {
  const key = adventure?.turn?.key;
  if (adventure === null || key === undefined) return null;
  const card = cardIn(adventure, key);
  if (card) return card.name === '' ? `card:${card.face.id}` : card.name;
  return heroIn(adventure, key)?.name ?? key;
};

/** Whose hit points are set, if nothing else happens; null: anything else does. */
export const hpAlone = ([only, ...others]: readonly GameEvent[]): string | null =>
  only?.type === 'hpSet' && others.length === 0 ? only.who.id : null;

function hpOnly(events: readonly GameEvent[]): Pick<HistoryMarks, 'hp'> {
  const hp = hpAlone(events);
  return hp === null ? {} : { hp };
}

export const marksOf = (events: readonly GameEvent[], after: GameState): HistoryMarks => ({
  chapter: after.adventure?.chapter ?? after.campaign.chapter,
  round: after.adventure?.round ?? null,
  turn: turnMark(after.adventure),
  figures: [...new Set(events.flatMap((event) => [...subjectOf(event), ...othersIn(event)]))],
  ...hpOnly(events),
});
