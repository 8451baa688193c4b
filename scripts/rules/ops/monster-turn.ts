import * as v from 'valibot';
import {
  countedTurn,
  createSituation,
  CRITERIA,
  fail,
  monsterTurn,
  SPREADS,
  TRAITS,
} from '@/src/rules';
import { boardOf, tooManyChoices } from '../limits';
import { badInput } from '../problem';
import * as shape from '../shapes';
import { answered, operation } from './operation';

const flags = v.entriesFromList([...CRITERIA, ...TRAITS], shape.flag);
const counts = v.entriesFromList([...SPREADS, 'trample'], v.exactOptional(shape.wholeFrom(1)));

const monster = shape.exactly({
  id: v.string(),
  at: shape.position,
  size: shape.size,
  move: shape.wholeFrom(0, 99),
  attack: v.picklist(['melee', 'ranged', 'magic']),
  damage: shape.damage,
  abilities: v.exactOptional(shape.exactly({ ...flags, ...counts })),
  immunities: v.exactOptional(shape.immunities),
  tokens: v.exactOptional(
    shape.exactly({
      slow: shape.flag,
      knockDown: shape.flag,
      stun: shape.flag,
      intimidate: v.exactOptional(shape.tokens),
      moveBonus: v.exactOptional(shape.count),
      damageBonus: v.exactOptional(shape.count),
    }),
  ),
});

const inputs = shape.exactly({
  board: shape.board,
  heroes: shape.heroes,
  allies: v.exactOptional(shape.allies),
  npcs: v.exactOptional(shape.npcs),
  monsters: v.exactOptional(shape.monsters),
  objects: v.exactOptional(shape.objects),
  monster,
  primary: v.exactOptional(v.string()),
  mode: v.exactOptional(v.picklist(['coop', 'pvp'])),
  trace: shape.flag,
});

export const monsterTurnOp = operation(inputs, ({ board: draft, trace = false, ...figures }) => {
  const board = boardOf(draft);
  if (!board.ok) return board;
  const situation = createSituation({ ...figures, board: board.value });
  if (!situation.ok) return fail(badInput(situation.error.path, situation.error.code));
  const { allies, heroes, npcs, monster: acting } = situation.value;
  const { strike = 1, multishot = 1 } = acting.abilities;
  if (tooManyChoices(Math.max(strike, multishot), heroes.length + npcs.length, allies.length)) {
    return fail(badInput('allies', 'too many choices'));
  }
  return answered(trace ? countedTurn(situation.value) : monsterTurn(situation.value));
});
