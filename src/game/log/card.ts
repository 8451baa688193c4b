import type { CampaignId, CampaignRecord } from '../port';
import { parseJson } from '../schema/json';

interface CardHero {
  readonly name: string;
  readonly board: string | null;
  readonly player: string;
}

/** What a campaign is beside its log; stays with it whatever is played. */
export interface CampaignNature {
  /** Taken from a file whose story cannot have happened by the rules. */
  readonly unverified: boolean;
  /** To try things in: the campaign it was copied from. */
  readonly tries: CampaignId | null;
}

export const ORDINARY: CampaignNature = { unverified: false, tries: null };

/** What the list says of a campaign; written with each of its rows. */
export interface CampaignSummary extends CampaignNature {
  readonly chapter: number;
  readonly heroes: readonly CardHero[];
  /** Of a session: whose helpers it has. Null: a campaign of the first game. */
  readonly game: string | null;
}

/** A campaign as the list shows it. */
export interface CampaignCard extends Omit<CampaignRecord, 'summary' | 'head'>, CampaignSummary {}

function isHero(value: unknown): value is CardHero {
  if (typeof value !== 'object' || value === null) return false;
  const { name, board, player } = value as Readonly<Record<string, unknown>>;
  const isBoard = board === null || typeof board === 'string';
  return typeof name === 'string' && isBoard && typeof player === 'string';
}

/** Read without the schemas, which the first screen does not wait for; what is not as it should be says nothing. */
function readSummary(text: string): CampaignSummary {
  const read = parseJson(text);
  const { chapter, heroes, game, unverified, tries } = (
    typeof read === 'object' && read !== null ? read : {}
  ) as Readonly<Record<string, unknown>>;
  return {
    chapter: typeof chapter === 'number' ? chapter : 1,
    heroes:
      Array.isArray(heroes) && heroes.every(isHero)
        ? heroes.map(({ name, board, player }) => ({ name, board, player }))
        : [],
    game: typeof game === 'string' ? game : null,
    unverified: unverified === true,
    tries: typeof tries === 'string' ? tries : null,
  };
}

export const gameOf = ({ summary }: CampaignRecord): string | null => readSummary(summary).game;

export const natureOf = ({ summary }: CampaignRecord): CampaignNature => {
  const { unverified, tries } = readSummary(summary);
  return { unverified, tries };
};

export function cardOf({ summary, head: _, ...record }: CampaignRecord): CampaignCard {
  return { ...record, ...readSummary(summary) };
}

/** The same campaign, marked as one to try things in, or not any more. */
export const withTries = (record: CampaignRecord, tries: CampaignId | null): CampaignRecord => {
  const { tries: _, ...summary } = readSummary(record.summary);
  const marked = { ...summary, ...(tries === null ? {} : { tries }) };
  const { game, ...ordinary } = marked;
  return { ...record, summary: JSON.stringify(game === null ? ordinary : marked) };
};
