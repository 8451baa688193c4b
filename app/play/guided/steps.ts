import { GUIDE_IDS, type GuideId } from '@/src/i18n/guide/model';
import type { GameEvent } from '@/src/rules';
import type { PanelName } from '../panel/active-panel';
import type { GuideTarget } from '../guide/pointing';

/** The guide stands at the table and on the map. */
export type GuidePlace = 'table' | 'board';

/** Whose panel has to be there: of some, of all, or of none in particular. */
export type GuideMoment = 'begin' | 'hero' | 'monster' | 'attack' | 'runes' | 'any';

export interface GuideStep {
  readonly moment: GuideMoment;
  /** Comes up only when this one is done. */
  readonly after?: GuideId;
  /** Null: one of the tabs, which the words name. */
  readonly points: Readonly<Record<GuidePlace, GuideTarget | null>>;
  /** What in the log tells that it is done; without it the screen tells. */
  readonly told?: (event: GameEvent) => boolean;
}

const both = (target: GuideTarget) => ({ table: target, board: target }) as const;

/** Only monsters come with a card. */
const isMonster = ({ card }: { readonly card: string }): boolean => card !== '';

export const STEPS: Readonly<Record<GuideId, GuideStep>> = {
  begin: { moment: 'begin', points: both('main'), told: ({ type }) => type === 'turnBegan' },
  cube: {
    moment: 'hero',
    points: { table: 'cubes', board: 'map' },
    told: ({ type }) => type === 'cubesSet',
  },
  damage: {
    moment: 'hero',
    points: { table: 'monsters', board: 'map' },
    told: (event) => event.type === 'harmed' && isMonster(event.who),
  },
  undo: { moment: 'hero', after: 'damage', points: both('undo') },
  // First of all: whoever moves without the map stands on it no more.
  map: {
    moment: 'monster',
    points: { table: null, board: 'main' },
    told: ({ type }) => type === 'monsterRan',
  },
  target: { moment: 'monster', points: { table: 'ranking', board: null } },
  react: { moment: 'attack', after: 'target', points: { table: 'react', board: 'main' } },
  why: { moment: 'attack', after: 'react', points: both('why') },
  rune: {
    moment: 'runes',
    points: both('main'),
    told: ({ type }) => type === 'runesDrawn',
  },
  darkness: {
    moment: 'runes',
    after: 'rune',
    points: both('main'),
    told: ({ type }) => type === 'runesLaid',
  },
  lookup: { moment: 'any', after: 'darkness', points: { table: null, board: null } },
};

const PANELS: Readonly<Record<Exclude<GuideMoment, 'any'>, readonly PanelName[]>> = {
  begin: ['begin'],
  hero: ['hero'],
  monster: ['monster'],
  attack: ['monster', 'threat'],
  runes: ['runes'],
};

export const isMoment = (moment: GuideMoment, panel: PanelName): boolean =>
  moment === 'any' || PANELS[moment].includes(panel);

/** The steps that these events tell of. */
export const stepsTold = (events: readonly GameEvent[]): readonly GuideId[] =>
  GUIDE_IDS.filter((id) => events.some((event) => STEPS[id].told?.(event) ?? false));
