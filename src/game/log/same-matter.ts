import * as v from 'valibot';
import type { GameCommand } from '@/src/rules';
import { parseJson } from '../schema/json';

const Matter = v.object({ kind: v.string(), figure: v.string() });

/** Whether a command as it was written asks for the same thing of the same figure. */
export function isAboutTheSame(written: string, command: GameCommand): boolean {
  const one = v.safeParse(Matter, parseJson(written));
  const other = v.safeParse(Matter, command);
  return (
    one.success &&
    other.success &&
    one.output.kind === other.output.kind &&
    one.output.figure === other.output.figure
  );
}
