import * as v from 'valibot';
import type { GameState } from '../../rules';
import { HeroSchema } from './events';
import { parseJson } from './json';

const StateSchema = v.strictObject({
  dice: v.strictObject({ seed: v.number(), next: v.number() }),
  campaign: v.strictObject({
    name: v.string(),
    chapter: v.number(),
    notes: v.string(),
    heroes: v.array(HeroSchema),
    heroesSoFar: v.number(),
  }),
});

/** Null: the snapshot is of no use and the state is replayed instead. */
export function readState(text: string): GameState | null {
  const read = v.safeParse(StateSchema, parseJson(text));
  return read.success ? read.output : null;
}
