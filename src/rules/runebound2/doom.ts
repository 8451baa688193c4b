import { ok } from '../base/result';
import { gameOp, impossible } from '../contract/op';
import { whole } from '../contract/read';
import { list, optional, record, type ValueOf } from '../contract/shape';
import { ADVENTURE_COLOURS, colour, movementDie, terrain2, type Colour } from './words';

const doomInput = record({ players: whole(1, 6), returned: list(colour) });

/** RB2-5: cards that fill the track, by the number of players. */
const FULL_TRACK: readonly number[] = [2, 4, 6, 8, 8, 8];
const LAST_COUNTER = 8;

/** RB2-5: the start card counts; the newest of a full track becomes its first. */
export const doomOp = gameOp(doomInput, [], ({ players, returned }) => {
  const full = FULL_TRACK[players - 1] ?? LAST_COUNTER;
  let track: readonly Colour[] = ['green'];
  let counters = 0;
  for (const [index, card] of returned.entries()) {
    if (counters === LAST_COUNTER) return impossible(`returned[${index}]`);
    track = [...track, card];
    if (track.length < full) continue;
    track = [card];
    counters += 1;
  }
  const missing = counters === LAST_COUNTER ? 0 : full - track.length;
  return ok({ track, counters, missing });
});

const hazardInput = record({
  terrain: terrain2,
  dice: list(movementDie, { least: 2, most: 2 }),
  track: optional(list(colour, { most: 8 }), []),
  number: whole(2, 20),
});

type Hazard = ValueOf<typeof hazardInput>;

const SAFE = { safe: true, position: null, colour: null };

/** RB2-6: without a track by two ten-sided dice. */
function byNumber(number: number): Colour {
  const [green, yellow, blue] = ADVENTURE_COLOURS;
  if (number <= 6) return green;
  return number <= 15 ? yellow : blue;
}

/** RB2-6: along the track, round and round. */
function hazard({ terrain, dice, track, number }: Hazard) {
  if (dice.some((die) => die.includes(terrain))) return SAFE;
  if (track.length === 0) return { safe: false, position: null, colour: byNumber(number) };
  const index = (number - 1) % track.length;
  return { safe: false, position: index + 1, colour: track[index] ?? null };
}

export const hazardOp = gameOp(hazardInput, [], (input) => ok(hazard(input)));
