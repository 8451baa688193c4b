import { choice, flagField, group, listField, number, options, nameField } from '../model/field';
import {
  change,
  helper,
  noteLine,
  type Act,
  type HelperAt,
  type HelperStep,
} from '../model/helper';

interface Power {
  readonly id: string;
  readonly hourglasses: number;
}

const PHASES = ['time', 'heroes', 'event'] as const;

interface Value {
  readonly powers: readonly Power[];
  readonly event: { readonly cards: number; readonly faceUp: boolean };
  readonly phase: (typeof PHASES)[number];
  /** The hero whose turn it is, by seat. */
  readonly seat: number;
  readonly enemies: boolean;
  readonly round: number;
}

interface Answer {
  readonly ready: readonly string[];
  readonly waiting: readonly Power[];
  readonly event: { readonly do: string; readonly cards: number; readonly faceUp: boolean };
}

type Here = HelperAt<Value, Answer>;

/** SS11: one hourglass: ready; the others lose one. */
const timePhase = ({ value, answer, say }: Here): Act => ({
  id: 'timeDone',
  label: say('act.timeDone'),
  main: true,
  book: () => ({
    changes: [
      change('powers', answer?.waiting ?? value.powers),
      change('phase', 'heroes'),
      change('seat', 0),
    ],
    line: noteLine('line.timeDone', { ready: answer?.ready.join(', ') || say('nobody') }),
  }),
});

/** After each hero an activation card, while an enemy is in play. */
const heroDone = ({ value, players, say }: Here): Act => {
  const last = value.seat + 1 >= players.length;
  const name = players[value.seat]?.name ?? say('hero');
  return {
    id: 'heroDone',
    label: say('act.heroDone', { name }),
    ...(value.enemies ? { hint: say('act.activation') } : {}),
    main: true,
    book: () => ({
      changes: last ? [change('phase', 'event')] : [change('seat', value.seat + 1)],
      line: noteLine(value.enemies ? 'line.heroAndEnemy' : 'line.heroDone', { name }),
    }),
  };
};

const eventPhase = ({ value, answer, say }: Here): Act => ({
  id: 'eventDone',
  label: say(`act.event.${answer?.event.do ?? 'none'}`),
  main: true,
  book: () => ({
    changes: [
      change('event', {
        cards: answer?.event.cards ?? value.event.cards,
        faceUp: answer?.event.faceUp ?? false,
      }),
      change('phase', 'time'),
      change('round', value.round + 1),
    ],
    line: noteLine(`line.event.${answer?.event.do ?? 'none'}`, { round: value.round }),
  }),
});

const DUE: Readonly<Record<Value['phase'], (at: Here) => Act>> = {
  time: timePhase,
  heroes: heroDone,
  event: eventPhase,
};

function tellPhase({ value, answer, players, say }: Here): readonly HelperStep[] {
  const name = players[value.seat]?.name ?? '';
  const due = say(`due.${value.phase}`, { name, round: value.round });
  if (answer === null) return [{ rule: 'SS11', text: due }];
  return [
    { rule: 'SS11', text: due, strong: true },
    { rule: 'SS11', text: say('powersReady', { ready: answer.ready.join(', ') || say('nobody') }) },
    ...answer.waiting.map(({ id, hourglasses }) => ({
      rule: 'SS11',
      text: say('powerWaits', { id, n: hourglasses }),
    })),
    { rule: 'SS11', text: say(`eventWill.${answer.event.do}`, { cards: answer.event.cards }) },
  ];
}

export const round = helper<Value, Answer>({
  id: 'round',
  icon: 'history',
  op: 'swordsorcery.round',
  start: () => ({
    powers: [],
    event: { cards: 10, faceUp: false },
    phase: 'time',
    seat: 0,
    enemies: true,
    round: 1,
  }),
  setup: [
    listField('powers', [nameField('id'), number('hourglasses', 9, 1)], (n) => ({
      id: `#${n + 1}`,
      hourglasses: 1,
    })),
    group('event', [number('cards'), flagField('faceUp')]),
  ],
  fields: [choice('phase', options(PHASES, 'phase.')), flagField('enemies')],
  ask: ({ powers, event }) => ({
    powers: powers.map((one) => ({ ...one })),
    event: { ...event },
  }),
  tell: tellPhase,
  acts: (at) => [DUE[at.value.phase](at)],
});
