import { smallestPairing } from '../base/pairing';
import { ok } from '../base/result';
import { gameOp } from '../contract/op';
import { matching } from '../contract/read';
import { list, record } from '../contract/shape';
import { diceFor, dieFace, shows } from './faces';

const exploreInput = record({
  dice: list(dieFace, { most: 12 }),
  outcomes: list(matching(/^[PHWFMC]{1,8}$/u), { least: 1, most: 3 }),
});

/** RB3-9: every outcome by itself has all dice. */
export const exploreOp = gameOp(exploreInput, [], ({ dice, outcomes }) =>
  ok({
    outcomes: outcomes.map((symbols) =>
      smallestPairing([...symbols].map((symbol) => diceFor(dice, (face) => shows(face, symbol)))),
    ),
  }),
);
