import {
  NO_VALUES,
  START,
  logbookWarnings,
  sheetOf,
  type CampaignCommand,
  type CampaignHeroDraft,
  type ConsequenceDraft,
  type GameCommand,
  type GameState,
  type HeroSheet,
  type ItemDraft,
  type LogbookWarning,
} from '@/src/rules';
import { adventureWith, after } from '../adventure/kit';

export {
  after,
  campaignWith,
  doing,
  eventsOf,
  refusing,
  startCommand,
  story,
} from '../adventure/kit';

const hero = (name: string, more: Partial<CampaignHeroDraft> = {}): CampaignHeroDraft => ({
  board: null,
  name,
  player: '',
  heroClass: '',
  maxHp: 9,
  gear: [],
  notes: '',
  cubes: { yellow: 2, red: 1, green: 1, blue: 1 },
  ...more,
});

/** hero-1 Elros with his board, hero-2 Lorelai with hers, hero-3 Asta without one. */
export const PARTY: GameState = after(START, {
  kind: 'createCampaign',
  name: 'Nacht',
  seed: 7,
  heroes: [
    hero('Elros', {
      board: 'elros',
      heroClass: 'Assassine',
      gear: ['light', 'off-hand-weapon', 'leather'],
    }),
    hero('Lorelai', { board: 'lorelai', heroClass: 'Mage', gear: ['implement', 'relic', 'cloth'] }),
    hero('Asta'),
  ],
});

export const item = (name: string, more: Partial<ItemDraft> = {}): ItemDraft => ({
  slot: 'consumable',
  categories: [],
  deck: 'adventure',
  tier: null,
  front: { catalogue: null, names: { en: name, de: name }, values: NO_VALUES },
  back: null,
  socket: false,
  notes: '',
  ...more,
});

export const gain = (
  who: string,
  draft: ItemDraft,
  more: Partial<Extract<GameCommand, { kind: 'gainItem' }>> = {},
): Extract<GameCommand, { kind: 'gainItem' }> => ({
  kind: 'gainItem',
  hero: who,
  item: draft,
  ...more,
});

export const note = (name: string, more: Partial<ConsequenceDraft> = {}): ConsequenceDraft => ({
  catalogue: null,
  names: { en: name, de: name },
  notes: '',
  hp: 0,
  ...more,
});

export const sheet = ({ campaign }: GameState, id = 'hero-1'): HeroSheet => sheetOf(campaign, id);

/** What a hero has, by place, as names. */
export const things = (state: GameState, id = 'hero-1') => {
  const { gear, bag, camp } = sheet(state, id);
  const name = (one: { readonly front: ItemDraft['front'] } | null) => one?.front.names.en ?? null;
  return {
    worn: [gear.weapon, gear['off-hand'], gear.armor, gear.trinket].map(name),
    bag: bag.map(name),
    camp: camp.map(name),
  };
};

/** The id of a hero's thing by its name. */
export const idOf = (state: GameState, name: string, id = 'hero-1'): string => {
  const { gear, bag, camp } = sheet(state, id);
  const found = [...Object.values(gear), ...bag, ...camp].find(
    (one) => one?.front.names.en === name,
  );
  if (!found) throw new Error(`no ${name}`);
  return found.id;
};

export const codes = (state: GameState, command: CampaignCommand): readonly string[] =>
  logbookWarnings(state, command).map(({ code }: LogbookWarning) => code);

/** An adventure of Jaheen (hero-1) and Elros (hero-2). */
export const inAdventure = (...then: readonly GameCommand[]): GameState => adventureWith({ then });

const won: GameCommand = { kind: 'declareOutcome', outcome: { result: 'won' } };
const lost: GameCommand = {
  kind: 'declareOutcome',
  outcome: { result: 'lost', reason: { kind: 'declared' } },
};
export const close = (afterwards: 'camp' | 'sequential' | 'restart'): GameCommand => ({
  kind: 'closeAdventure',
  at: 61_000,
  afterwards,
});
export const win = (state: GameState, afterwards: 'camp' | 'sequential' = 'camp'): GameState =>
  after(state, won, close(afterwards));
export const lose = (state: GameState): GameState => after(state, lost, close('restart'));
