import * as v from 'valibot';
import type { LogRow } from '../port';
import { parseJson } from '../schema/json';

const AttackSchema = v.object({
  kind: v.literal('monsterAttacks'),
  figure: v.string(),
  targets: v.array(v.string()),
  onDarkness: v.boolean(),
  damage: v.optional(v.number()),
});

/** What a monster's attack was asked for with. */
export type AttackOfRow = Readonly<v.InferOutput<typeof AttackSchema>>;

const KindSchema = v.object({ kind: v.string() });

type Command = Pick<LogRow, 'command'>;

/** Null: the row is about something else. */
export function attackOfRow({ command }: Command): AttackOfRow | null {
  const read = v.safeParse(AttackSchema, parseJson(command));
  return read.success ? read.output : null;
}

export function isNextTurn({ command }: Command): boolean {
  const read = v.safeParse(KindSchema, parseJson(command));
  return read.success && read.output.kind === 'nextTurn';
}
