import { ok } from '../base/result';
import { firstWrong, gameOp } from '../contract/op';
import { count, flag, orNull, text, word } from '../contract/read';
import { list, optional, record, type ValueOf } from '../contract/shape';

const SLOTS = 6;

const knockoutInput = record({
  cause: word('knockout', 'escape'),
  fight: word('challenge', 'hazard', 'endgame', 'other'),
  gold: optional(count, 0),
  cards: optional(
    list(record({ id: text(), cost: count, kept: optional(flag, false) }), { unique: 'id' }),
    [],
  ),
  lighter: optional(flag, false),
  track: optional(
    list(orNull(count), { least: SLOTS, most: SLOTS }),
    Array<null>(SLOTS).fill(null),
  ),
});

type Knockout = ValueOf<typeof knockoutInput>;

interface KnockoutStep {
  readonly do: string;
  readonly [more: string]: unknown;
}

const noEscape = ({ cause, fight }: Knockout): string | undefined =>
  cause === 'escape' && (fight === 'hazard' || fight === 'endgame') ? 'cause' : undefined;

const slotTwice = ({ track }: Knockout): string | undefined =>
  firstWrong(
    track,
    (age, index) => age !== null && track.indexOf(age) < index,
    (index) => `track[${index}]`,
  );

/** RB2-9: the dearest card; rewards that are kept are never lost. */
function loss({ cards, lighter }: Knockout): readonly KnockoutStep[] {
  const losable = cards.filter(({ kept }) => !kept);
  if (lighter || losable.length === 0) return [];
  const dearest = Math.max(...losable.map(({ cost }) => cost));
  const from = losable.filter(({ cost }) => cost === dearest).map(({ id }) => id);
  return [{ do: 'lose', from }];
}

/** RB2-9: the lowest free slot, else the oldest card's, which goes back. */
function trackSteps(track: Knockout['track']): readonly KnockoutStep[] {
  const free = track.indexOf(null);
  if (free >= 0) return [{ do: 'track', slot: free + 1 }];
  const oldest = Math.min(...track.map((age) => age ?? 0));
  return [{ do: 'track', slot: track.indexOf(oldest) + 1 }, { do: 'return' }];
}

function placing({ fight, track }: Knockout): readonly KnockoutStep[] {
  if (fight === 'challenge') return trackSteps(track);
  return fight === 'hazard' ? [{ do: 'return' }] : [];
}

/** RB2-9 */
function steps(input: Knockout): readonly KnockoutStep[] {
  const after = [...placing(input), { do: 'end-turn' }];
  if (input.cause === 'escape') return [{ do: 'back' }, ...after];
  if (input.fight === 'endgame') return [{ do: 'out' }, { do: 'shuffle' }];
  return [
    { do: 'heal' },
    { do: 'pay', gold: input.gold },
    ...loss(input),
    { do: 'city' },
    ...after,
  ];
}

export const knockoutOp = gameOp(knockoutInput, [noEscape, slotTwice], (input) =>
  ok({ steps: steps(input) }),
);
