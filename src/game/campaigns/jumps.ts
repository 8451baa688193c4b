import * as v from 'valibot';
import type { CampaignId, GameStorage } from '../port';
import { parseJson } from '../schema/json';

/** A move over any number of steps: one undo leads back to where it began. */
export interface Jump {
  readonly from: string;
  readonly to: string;
}

const KEY = 'game.jumps';
const MAX_JUMPS = 20;

const JumpsSchema = v.object({
  campaign: v.string(),
  jumps: v.array(v.object({ from: v.string(), to: v.string() })),
});

/** Where the last jump came from, if one still stands where it led. */
export const wayBack = (jumps: readonly Jump[], head: string): string | null => {
  const last = jumps.at(-1);
  return last?.to === head ? last.from : null;
};

export const withJump = (jumps: readonly Jump[], jump: Jump): readonly Jump[] =>
  [...jumps, jump].slice(-MAX_JUMPS);

/** Whoever goes on or back from there by himself does not want to be led back. */
export const withoutJumpTo = (jumps: readonly Jump[], head: string): readonly Jump[] =>
  wayBack(jumps, head) === null ? jumps : jumps.slice(0, -1);

/** Of this campaign only: those of another one are forgotten when it is left. */
export async function readJumps(
  storage: GameStorage,
  campaign: CampaignId,
): Promise<readonly Jump[]> {
  const text = (await storage.settings.read())[KEY];
  const read = v.safeParse(JumpsSchema, parseJson(text ?? ''));
  return read.success && read.output.campaign === campaign ? read.output.jumps : [];
}

// Nobody waits for it: without it an undo goes back by a step.
export const writeJumps = (
  storage: GameStorage,
  campaign: CampaignId,
  jumps: readonly Jump[],
): void =>
  void storage.settings.write(KEY, JSON.stringify({ campaign, jumps })).catch(() => undefined);
