/** Every state of the logbook: which campaign, what is pressed and typed to see it, in both languages. */
import {
  halfWay,
  IN_ADVENTURE,
  IN_CAMP,
  PACKING,
  REWARDED,
} from '@/__tests__/e2e/logbook-campaigns';

/** A name of a button, or a field and what is typed into it. */
export type ShotStep = RegExp | { readonly field: RegExp; readonly text: string };

export interface LogbookState {
  readonly campaign?: string;
  /** Instead of a campaign. */
  readonly path?: string;
  /** Below the campaign's own address. */
  readonly below?: string;
  readonly steps?: readonly ShotStep[];
  /** Taller than the window: the window grows with it. */
  readonly whole?: boolean;
  /** As the printer would have it. */
  readonly paper?: boolean;
}

const HERO = /^Lorelai/;
const CAMP = /^(Lager nach|Camp after)/;
const typed = (text: string): ShotStep => ({
  field: /^(Name des Gegenstands|Name of the item)/,
  text,
});
const hero = (...steps: readonly ShotStep[]): LogbookState => ({
  campaign: IN_ADVENTURE,
  steps: [HERO, ...steps],
});
const camp = (campaign: string, ...steps: readonly ShotStep[]): LogbookState => ({
  campaign,
  steps: [CAMP, ...steps],
});
const chosen = (reward: string, ...steps: readonly ShotStep[]): LogbookState =>
  camp(REWARDED, new RegExp(`^Lorelai (wählt|chooses): (${reward})`), ...steps);
const STOW = /^(Was Lorelai trägt|What Lorelai wears)/;

export const LOGBOOK_STATES: Readonly<Record<string, LogbookState>> = {
  logbookEmpty: { path: '/logbook' },
  logbookUnknown: { path: '/logbook/nowhere' },
  logbookSingle: { path: '/logbook/single', whole: true },
  logbookVersus: { path: '/logbook/versus', whole: true },
  logbookHome: { campaign: IN_ADVENTURE, whole: true },
  logbookHero: hero(),
  logbookHeroWhole: { ...hero(), whole: true },
  logbookPaper: { ...hero(), paper: true },
  logbookEditor: {
    ...hero(/^(Mehr zu|More about)/, /^(Name, Werte|Change name)/),
    whole: true,
  },
  logbookMenu: hero(/^(Mehr zu|More about)/),
  logbookItem: hero(/^(Beutel|Bag): /),
  logbookNewItem: hero(/^(Nebenhand|Off hand)/i, typed('stab')),
  logbookOwnItem: hero(/^(Nebenhand|Off hand)/i, typed('Laterne'), /Laterne$/),
  logbookConsequence: hero(/^Status Gezeichnet/),
  logbookNewConsequence: hero(/^(Konsequenz eintragen|Enter a consequence)/),
  logbookNewTree: hero(/^(Klassenbaum beginnen|Begin a class tree)/),
  logbookGone: { campaign: IN_CAMP, below: 'hero/hero-9' },
  logbookCamp: { ...camp(IN_CAMP), whole: true },
  logbookRewards: { ...camp(REWARDED), whole: true },
  logbookNoteReward: camp(REWARDED, /^(Belohnung notieren|Note a reward)/),
  logbookPickItem: chosen('Lager|Camp', typed('verderb'), /^(Verderbnismesser|Corruptor)/),
  logbookPickSkill: chosen('Heldenf|Hero skill'),
  logbookPickTree: chosen('Klassenf|Class skill'),
  logbookStow: { ...camp(PACKING, STOW), whole: true },
  logbookChronicle: {
    campaign: IN_CAMP,
    steps: [/^(Chronik|Chronicle)/],
    whole: true,
  },
  logbookGroup: { campaign: IN_ADVENTURE, below: 'group', whole: true },
  logbookGroupPaper: { campaign: IN_CAMP, below: 'group', paper: true },
  logbookFinale: { campaign: IN_CAMP, below: 'finale', whole: true },
  logbookStatistics: {
    campaign: IN_CAMP,
    steps: [/^(Zahlen der Kampagne|Numbers of the campaign)/],
    whole: true,
  },
};

export const logbookFile = halfWay;
