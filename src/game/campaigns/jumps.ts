import * as v from 'valibot';
import type { CampaignId, GameStorage } from '../port';
import { parseJson } from '../schema/json';

/** A move over any number of steps: one undo leads back to where it began. */
interface Jump {
  readonly from: string;
  readonly to: string;
}

/** Each with the last one at the end; those taken back wait to be made again. */
export interface Jumps {
  readonly done: readonly Jump[];
  readonly undone: readonly Jump[];
}

export const NO_JUMPS: Jumps = { done: [], undone: [] };

/** Sessions are open beside a campaign, and so are their jumps. */
const KEYS = { campaigns: 'game.jumps', sessions: 'game.sessionJumps' } as const;

interface Place {
  readonly plays: keyof typeof KEYS;
  readonly storage: GameStorage;
}

const MAX_JUMPS = 20;

const JumpListSchema = v.array(v.object({ from: v.string(), to: v.string() }));
const JumpsSchema = v.object({
  campaign: v.string(),
  jumps: JumpListSchema,
  undone: v.optional(JumpListSchema, []),
});

/** Where the last jump came from, if one still stands where it led. */
export const wayBack = ({ done }: Jumps, head: string): string | null => {
  const last = done.at(-1);
  return last?.to === head ? last.from : null;
};

/** Where the jump taken back last led, if one stands again where it began. */
export const wayAgain = ({ undone }: Jumps, head: string): string | null => {
  const last = undone.at(-1);
  return last?.from === head ? last.to : null;
};

const last = (jumps: readonly Jump[]): readonly Jump[] => jumps.slice(-MAX_JUMPS);

export const withJump = ({ done }: Jumps, jump: Jump): Jumps => ({
  done: last([...done, jump]),
  undone: [],
});

export const jumpUndone = ({ done, undone }: Jumps): Jumps => ({
  done: done.slice(0, -1),
  undone: last([...undone, ...done.slice(-1)]),
});

export const jumpAgain = ({ done, undone }: Jumps): Jumps => ({
  done: last([...done, ...undone.slice(-1)]),
  undone: undone.slice(0, -1),
});

/** Whoever goes on or back from there by himself does not want to be led back. */
export const withoutJumpTo = (jumps: Jumps, head: string): Jumps =>
  wayBack(jumps, head) === null ? jumps : { ...jumps, done: jumps.done.slice(0, -1) };

/** Something new was done: what was taken back before it is not made again. */
export const withoutUndone = (jumps: Jumps): Jumps =>
  jumps.undone.length === 0 ? jumps : { ...jumps, undone: [] };

/** Of this campaign only: those of another one are forgotten when it is left. */
export async function readJumps({ plays, storage }: Place, campaign: CampaignId): Promise<Jumps> {
  const text = (await storage.settings.read())[KEYS[plays]];
  const read = v.safeParse(JumpsSchema, parseJson(text ?? ''));
  if (!read.success || read.output.campaign !== campaign) return NO_JUMPS;
  return { done: read.output.jumps, undone: read.output.undone };
}

// Nobody waits for it: without it an undo goes back by a step.
export function writeJumps({ plays, storage }: Place, campaign: CampaignId, jumps: Jumps): void {
  const text = JSON.stringify({ campaign, jumps: jumps.done, undone: jumps.undone });
  void storage.settings.write(KEYS[plays], text).catch(() => undefined);
}
