import * as v from 'valibot';
import type { CampaignId, CampaignRecord, GameStorage, LogOutline, RowId } from '../port';
import type { LogPlace } from '../log/session';
import { parseJson } from '../schema/json';
import type { GameContext } from './context';
import type { MoveBack } from './move-back';

const MAX_MOVES = 50;
const MovesSchema = v.array(v.object({ at: v.string(), to: v.string() }));

export function readMoves(text: string): readonly MoveBack[] {
  const read = v.safeParse(MovesSchema, parseJson(text));
  return read.success ? read.output : [];
}

type End = Pick<LogPlace | LogOutline, 'id' | 'depth'>;

/** After a move of the head that wrote nothing: back is kept for a redo, the same way forward takes it off. */
export function movedHead(moves: readonly MoveBack[], from: End, to: End): readonly MoveBack[] {
  if (to.depth < from.depth) return [...moves, { at: to.id, to: from.id }].slice(-MAX_MOVES);
  const last = moves.at(-1);
  return last?.at === from.id && last.to === to.id ? moves.slice(0, -1) : [];
}

/**
 * Where a redo leads. At a shared table rows of others may lie on any row: it takes the last move back again, and never
 * lands on what somebody else tried there.
 */
export async function nextAfter(
  { redo, storage }: Pick<GameContext, 'redo' | 'storage'>,
  { id, shared }: CampaignRecord,
  row: RowId,
): Promise<RowId | null> {
  if (shared === undefined) return storage.log.after(id, row);
  const last = redo.at(-1);
  return last?.at === row ? last.to : null;
}

/** The table's moves back, and those of this device it has not heard of yet. */
export async function redoOf(
  storage: GameStorage,
  campaign: CampaignId,
): Promise<readonly MoveBack[]> {
  const shared = await storage.shared.find(campaign);
  const unsaid = await storage.shared.unsaid(campaign);
  const ends = unsaid.flatMap(({ from, to }) => [from, to]);
  const rows = new Map((await storage.log.rows(campaign, ends)).map((row) => [row.id, row]));
  return unsaid.reduce<readonly MoveBack[]>(
    (moves, said) => {
      const [from, to] = [rows.get(said.from), rows.get(said.to)];
      if (from === undefined || to === undefined || said.rows.length > 0) return [];
      return movedHead(moves, from, to);
    },
    readMoves(shared?.redo ?? '[]'),
  );
}
