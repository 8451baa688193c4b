import type { LogRow } from '../game/port';
import type { SharedRecord } from '../game/port-shared';
import type { Holding } from './holding';

/**
 * Rows from the table's line to where this device goes: of a branch that was left behind here the table may know
 * nothing. `said` goes along anyway. Whoever has them passes them over.
 */
export async function wayToTell(
  { seat: { storage }, campaign }: Holding,
  { head }: SharedRecord,
  to: string,
  said: readonly LogRow[],
): Promise<readonly LogRow[]> {
  const rows = new Map(said.map((row) => [row.id, row]));
  const rowOf = async (id: string | null): Promise<LogRow | undefined> =>
    rows.get(id ?? '') ?? (await storage.log.rows(campaign, [id ?? '']))[0];
  const way: LogRow[] = [];
  let theirs = head;
  let ours = to;
  for (let row = rows.get(ours); row !== undefined; row = rows.get(ours)) ours = row.parent ?? '';
  while (theirs !== ours) {
    const [there, here] = [await rowOf(theirs), await rowOf(ours)];
    if (there === undefined || here === undefined) break;
    if (here.depth >= there.depth) {
      way.unshift(here);
      ours = here.parent ?? '';
    } else theirs = there.parent ?? '';
  }
  return way;
}
