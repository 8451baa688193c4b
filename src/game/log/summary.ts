import * as v from 'valibot';
import { nextChapter, type GameState } from '@/src/rules';
import type { CampaignRecord } from '../port';
import { parseJson } from '../schema/json';

const SummarySchema = v.object({
  chapter: v.fallback(v.number(), 1),
  heroes: v.fallback(
    v.array(v.object({ name: v.string(), board: v.nullable(v.string()), player: v.string() })),
    [],
  ),
  /** Taken from a file whose story cannot have happened by the rules. */
  unverified: v.fallback(v.boolean(), false),
});

export type CampaignSummary = Readonly<v.InferOutput<typeof SummarySchema>>;

/** A campaign as the list shows it. */
export interface CampaignCard extends Omit<CampaignRecord, 'summary' | 'head'> {
  readonly chapter: number;
  readonly heroes: CampaignSummary['heroes'];
  readonly unverified: boolean;
}

const NOTHING_SAID: CampaignSummary = { chapter: 1, heroes: [], unverified: false };

function readSummary(text: string): CampaignSummary {
  const read = v.safeParse(SummarySchema, parseJson(text));
  return read.success ? read.output : NOTHING_SAID;
}

export const isUnverified = ({ summary }: CampaignRecord): boolean =>
  readSummary(summary).unverified;

const summaryOf = (state: GameState, unverified: boolean): CampaignSummary => ({
  chapter: state.adventure === null ? nextChapter(state.campaign) : state.campaign.chapter,
  heroes: state.campaign.heroes.map(({ name, board, player }) => ({ name, board, player })),
  unverified,
});

/** JSON text of a record. */
export const summaryText = (state: GameState, unverified: boolean): string =>
  JSON.stringify(summaryOf(state, unverified));

export function cardOf({ summary, head: _, ...record }: CampaignRecord): CampaignCard {
  return { ...record, ...readSummary(summary) };
}
