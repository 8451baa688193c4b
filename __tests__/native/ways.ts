import type { Campaigns } from './campaigns';

type Way = (campaigns: Campaigns) => Readonly<Record<string, string>> | undefined;

const nothing: Way = () => undefined;
const playing: Way = ({ playing: campaign }) => ({ campaign });
const camping: Way = ({ camping: campaign }) => ({ campaign });
const hero: Way = ({ playing: campaign }) => ({ campaign, hero: 'hero-1' });

const session = ({ session: id }: Campaigns) => ({ game: 'swordsorcery', session: id });

/** Every screen of every tab, with what its address needs. */
export const WAYS: Readonly<Record<string, Readonly<Record<string, Way>>>> = {
  Table: { TableHome: nothing, TableHistory: playing, NotFound: nothing },
  Board: {
    BoardHome: nothing,
    SharedBoard: nothing,
    ShareBoard: nothing,
    TileLibrary: nothing,
    RulesQuestion: nothing,
  },
  Logbook: {
    LogbookHome: nothing,
    NewCampaign: nothing,
    SingleAdventure: nothing,
    Versus: nothing,
    Join: nothing,
    CampaignHome: playing,
    Hero: hero,
    HeroEdit: hero,
    Camp: camping,
    Rewards: camping,
    Chronicle: playing,
    Statistics: camping,
    Group: playing,
    Finale: camping,
    History: playing,
  },
  Glossary: {
    GlossaryHome: nothing,
    Alphabet: nothing,
    Category: () => ({ category: 'conditions' }),
    QuickSheet: () => ({ sheet: 'camp' }),
    Entry: () => ({ entry: 'poison' }),
    Games: nothing,
    GameSession: session,
    GameHistory: session,
    GameHelper: (campaigns) => ({ ...session(campaigns), helper: 'attack' }),
  },
  More: {
    MoreHome: nothing,
    Help: nothing,
    HelpPage: () => ({ page: 'board' }),
    Data: nothing,
    About: nothing,
    Licences: nothing,
    Gallery: nothing,
  },
};
