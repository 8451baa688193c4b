import { ok } from '../base/result';
import { gameOp, impossible } from '../contract/op';
import { count, matching, whole } from '../contract/read';
import { list, maybe, optional, record, type ValueOf } from '../contract/shape';
import { duelOdds } from './duel-odds';
import { blocksOf, dealsOf, duellist, duelResult, DUEL_ROUNDS, type Duelling } from './duel-rules';

/** Nothing, special, so many blocks, so much damage. */
const face = matching(/^(?:-|S|[RD][1-9])$/u);

const field = record({ face, deals: maybe(count), blocks: maybe(count) });

const duelInput = record({
  attacker: duellist,
  defender: duellist,
  rounds: optional(list(record({ attacker: field, defender: field }), { most: DUEL_ROUNDS }), []),
  deck: optional(list(record({ count: whole(1, 30), face }), { most: 9 }), []),
});

type Duel = ValueOf<typeof duelInput>;
type Field = ValueOf<typeof field>;

const FATE_CARDS = 30;

const tooHurt = ({ attacker, defender }: Duel): string | undefined => {
  if (attacker.damage >= attacker.health) return 'attacker.damage';
  return defender.damage >= defender.health ? 'defender.damage' : undefined;
};

const tooManyCards = ({ deck }: Duel): string | undefined =>
  deck.reduce((sum, { count: cards }) => sum + cards, 0) > FATE_CARDS ? 'deck' : undefined;

/** RW-12: what the other deals less the own blocks; what is typed in counts instead of the face. */
const suffered = (own: Field, other: Field, enemy: Duel['attacker']): number =>
  Math.max(0, (other.deals ?? dealsOf(other.face, enemy)) - (own.blocks ?? blocksOf(own.face)));

/** RW-12: both at once. */
export const duelOp = gameOp(duelInput, [tooHurt, tooManyCards], (duel) => {
  const { attacker, defender, rounds, deck } = duel;
  let now: Duelling = { attacker: attacker.damage, defender: defender.damage };
  for (const [index, round] of rounds.entries()) {
    if (duelResult(duel, now, index) !== null) return impossible(`rounds[${index}]`);
    now = {
      attacker: now.attacker + suffered(round.attacker, round.defender, defender),
      defender: now.defender + suffered(round.defender, round.attacker, attacker),
    };
  }
  const result = duelResult(duel, now, rounds.length);
  return ok({
    round: result === null ? rounds.length + 1 : null,
    ...now,
    result,
    odds: result === null ? duelOdds(duel, now, rounds.length, deck) : null,
  });
});
