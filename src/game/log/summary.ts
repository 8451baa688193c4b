import { nextChapter, type GameState } from '@/src/rules';
import type { CampaignNature, CampaignSummary } from './card';

const summaryOf = (
  state: GameState,
  { unverified, tries }: CampaignNature,
): Partial<CampaignSummary> => ({
  chapter: state.adventure === null ? nextChapter(state.campaign) : state.campaign.chapter,
  heroes: state.campaign.heroes.map(({ name, board, player }) => ({ name, board, player })),
  ...(state.session === undefined ? {} : { game: state.session.game }),
  unverified,
  ...(tries === null ? {} : { tries }),
});

/** JSON text of a record. */
export const summaryText = (state: GameState, nature: CampaignNature): string =>
  JSON.stringify(summaryOf(state, nature));
