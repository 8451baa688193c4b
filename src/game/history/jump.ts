import { lineOf, type EventLine, type GameEvent } from '@/src/rules';
import type { CampaignId, LogOutline, LogPort, LogRow } from '../port';
import { readEvents } from '../schema/events';
import { parseJson } from '../schema/json';

/** What a jump takes back or brings back: how much, and what of it one would miss. */
export interface JumpPart {
  readonly steps: number;
  readonly lines: readonly EventLine[];
  /** There is more than is listed. */
  readonly more: boolean;
}

export interface JumpPreview {
  readonly back: JumpPart;
  readonly forward: JumpPart;
}

const MAX_LINES = 6;
/** Rows that are read for it, those nearest to where one stands first. */
const MAX_READ = 300;

const NOTABLE: ReadonlySet<GameEvent['type']> = new Set<GameEvent['type']>([
  ...(['campaignCreated', 'chapterSet', 'heroAdded', 'heroRemoved', 'singleBegan'] as const),
  ...(['adventureStarted', 'adventureClosed', 'outcomeReached', 'stepOpened'] as const),
  ...(['campBegan', 'campEnded', 'rewardNoted', 'rewardTaken'] as const),
  ...(['skillSet', 'roleSkillsSet', 'treeSet', 'itemsGained', 'itemLost'] as const),
  ...(['consequenceGained', 'consequenceLost', 'monsterDefeated', 'fell'] as const),
]);

type Rows = readonly Pick<LogOutline, 'id' | 'parent' | 'step' | 'depth'>[];

/** From one row to another: up to where both ways meet, and down again; nearest first. */
export function wayBetween(rows: Rows, from: string, to: string): { back: Rows; forward: Rows } {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const back: Rows[number][] = [];
  const forward: Rows[number][] = [];
  let here = byId.get(from);
  let there = byId.get(to);
  while (here !== undefined && there !== undefined && here.id !== there.id) {
    if (here.depth >= there.depth) {
      back.push(here);
      here = byId.get(here.parent ?? '');
    } else {
      forward.push(there);
      there = byId.get(there.parent ?? '');
    }
  }
  return { back, forward: forward.reverse() };
}

const notableLines = (row: LogRow): readonly EventLine[] => {
  const events = readEvents(parseJson(row.events));
  if (!events.ok) return [];
  return events.value
    .filter(({ type }) => NOTABLE.has(type))
    .map(lineOf)
    .filter((line) => line !== null);
};

async function partOf(log: LogPort, campaign: CampaignId, rows: Rows): Promise<JumpPart> {
  const near = rows.slice(0, MAX_READ).map(({ id }) => id);
  const read = new Map((await log.rows(campaign, near)).map((row) => [row.id, row]));
  const lines = near.flatMap((id) => {
    const row = read.get(id);
    return row === undefined ? [] : notableLines(row);
  });
  return {
    steps: new Set(rows.map(({ step }) => step)).size,
    lines: lines.slice(0, MAX_LINES),
    more: lines.length > MAX_LINES || rows.length > near.length,
  };
}

export async function previewJump(
  log: LogPort,
  campaign: CampaignId,
  head: string,
  to: string,
): Promise<JumpPreview> {
  const { back, forward } = wayBetween(await log.outline(campaign), head, to);
  return {
    back: await partOf(log, campaign, back),
    forward: await partOf(log, campaign, forward),
  };
}
