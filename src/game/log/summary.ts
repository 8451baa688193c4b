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
});

export type CampaignSummary = Readonly<v.InferOutput<typeof SummarySchema>>;

/** A campaign as the list shows it. */
export interface CampaignCard extends Omit<CampaignRecord, 'summary' | 'head'> {
  readonly chapter: number;
  readonly heroes: CampaignSummary['heroes'];
}

export const summaryOf = (state: GameState): CampaignSummary => ({
  chapter: state.adventure === null ? nextChapter(state.campaign) : state.campaign.chapter,
  heroes: state.campaign.heroes.map(({ name, board, player }) => ({ name, board, player })),
});

export function cardOf({ summary, head: _, ...record }: CampaignRecord): CampaignCard {
  const read = v.safeParse(SummarySchema, parseJson(summary));
  return { ...record, ...(read.success ? read.output : { chapter: 1, heroes: [] }) };
}
