/** Two campaigns of as many chapters, one of a hundred rows, one of ten thousand: what differs is the log alone. */
import { RUNES } from '@/src/content/drunagor';
import { STANDARD_RULES, type GameCommand } from '@/src/rules';
import { campaignsFile } from '@/__tests__/e2e/table-campaigns';

export const SHORT = 'Kurzes Buch';
export const LONG = 'Langes Buch';
export const ROWS = { [SHORT]: 100, [LONG]: 10_000 };
const CHAPTERS = 18;
const AROUND = 3;

const HEROES = ['Lorelai', 'Vorn', 'Maya', 'Jaheen', 'Elros'];
const ROLES = ['defender', 'leader', 'support', 'striker', 'controller'] as const;

const create = (name: string): GameCommand => ({
  kind: 'createCampaign',
  name,
  seed: 7,
  heroes: HEROES.map((hero) => ({
    board: null,
    name: hero,
    player: '',
    heroClass: '',
    maxHp: 10,
    cubes: null,
    gear: [],
    notes: '',
  })),
});

/** Up and down, so that every row counts something. */
const blow = (at: number): GameCommand => ({
  kind: 'setHp',
  figure: `hero-${(at % HEROES.length) + 1}`,
  hp: 5 + (Math.floor(at / HEROES.length) % 5),
  maxHp: 10,
});

const chapter = (number: number, blows: number): readonly GameCommand[] => [
  {
    kind: 'startAdventure',
    chapter: number,
    title: `Kapitel ${number}`,
    at: number * 90_000_000,
    runes: RUNES,
    rules: STANDARD_RULES,
    heroes: ROLES.map((role, index) => ({
      hero: `hero-${index + 1}`,
      role,
      maxHp: 10,
      cubes: null,
    })),
  },
  ...Array.from({ length: blows }, (_, at) => blow(at)),
  { kind: 'declareOutcome', outcome: { result: 'won' } },
  { kind: 'closeAdventure', at: number * 90_000_000 + 5_000_000, afterwards: 'camp' },
];

const campaign = (name: string, rows: number): readonly GameCommand[] => {
  const blows = Math.round((rows - 1) / CHAPTERS) - AROUND;
  const chapters = Array.from({ length: CHAPTERS }, (_, at) => chapter(at + 1, blows));
  return [create(name), ...chapters.flat()];
};

export const shortAndLong = (): string =>
  campaignsFile(Object.entries(ROWS).map(([name, rows]) => campaign(name, rows)));
