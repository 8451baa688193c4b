/** Campaigns for the logbook's pages: long played, in camp, in an adventure, and with nothing in them yet. */
import { HERO_CLASSES, HEROES } from '@/src/content/drunagor';
import { ITEMS } from '@/src/content/drunagor/items';
import { isBack, printedItem } from '@/src/content/drunagor/item-drafts';
import {
  CAMP_STEPS,
  CUBE_COLOURS,
  type CampaignHeroDraft,
  type ClassTree,
  type ConsequenceType,
  type GameCommand,
  type ItemDraft,
  type RewardChoice,
  type RewardKind,
} from '@/src/rules';
import { campaignsFile, start, turns, type Told } from './table-campaigns';

const PARTY = [
  ['lorelai', 'Lina'],
  ['vorn', 'Ben'],
  ['elros', 'Noor'],
  ['maya', ''],
  ['jaheen', 'Kim'],
] as const;

function boardOf(at: number) {
  const board = HEROES.find(({ id }) => id === PARTY[at]?.[0]);
  const heroClass = HERO_CLASSES.find(({ id }) => id === board?.class);
  if (board === undefined || heroClass === undefined) throw new Error(`no hero ${at}`);
  return { board, heroClass };
}

function draft([id, player]: (typeof PARTY)[number], at: number): CampaignHeroDraft {
  const { board, heroClass } = boardOf(at);
  return {
    board: id,
    name: board.name,
    player,
    heroClass: heroClass.de,
    maxHp: 9,
    notes: '',
    gear: [board.weapon, board.offHand, board.armor],
    cubes: board.cubes ?? { yellow: 1, red: 1, green: 1, blue: 2 },
  };
}

const create = (name: string, heroes: number): GameCommand => ({
  kind: 'createCampaign',
  name,
  seed: 7,
  heroes: PARTY.slice(0, heroes).map(draft),
});

export const heroAt = (index: number): string => `hero-${index + 1}`;
const everyHero = PARTY.map((_, index) => heroAt(index));

const note = (
  hero: string,
  consequence: ConsequenceType,
  name: string,
  more: { readonly notes?: string; readonly hp?: number } = {},
): GameCommand => ({
  kind: 'gainConsequence',
  hero,
  consequence,
  draft: { catalogue: null, names: { en: name, de: name }, notes: '', hp: 0, ...more },
});

const PRINTED: readonly ItemDraft[] = ITEMS.filter(
  (item) => !isBack(item) && item.deck === 'camp',
).map((item) => printedItem(item));

const printed = (at: number): ItemDraft => {
  const item = PRINTED[at % PRINTED.length];
  if (item === undefined) throw new Error('no camp items');
  return item;
};

const gain = (hero: string, item: ItemDraft, to: 'bag' | 'camp' = 'camp'): GameCommand => ({
  kind: 'gainItem',
  hero,
  item,
  to,
});

/** The reward noted last, chosen by a hero. */
const take =
  (hero: string, choice: RewardChoice): Told =>
  ({ campaign }) => ({
    kind: 'takeReward',
    hero,
    choice,
    reward: campaign.rewards.at(-1)?.id ?? '',
  });

const reward = (kind: RewardKind, choices: readonly RewardChoice[]): readonly Told[] => [
  { kind: 'noteReward', reward: kind },
  ...choices.map((choice, index) => take(heroAt(index), choice)),
];

/** Attempts happen on different evenings. */
const EVENING = Date.UTC(2026, 8, 4, 18);
const DAY = 86_400_000;
const begin = (heroes: number, number = 4, evening = 0): GameCommand => ({
  ...start(heroes, {}, number),
  at: EVENING + evening * DAY,
});
const won: GameCommand = { kind: 'declareOutcome', outcome: { result: 'won' } };
const lost: GameCommand = {
  kind: 'declareOutcome',
  outcome: { result: 'lost', reason: { kind: 'declared' } },
};
const close = (afterwards: 'camp' | 'restart', minutes: number, evening = 0): GameCommand => ({
  kind: 'closeAdventure',
  at: EVENING + evening * DAY + minutes * 60_000,
  afterwards,
});
const allSteps: readonly GameCommand[] = CAMP_STEPS.map((step) => ({ kind: 'doCampStep', step }));

/** Every level is learnt once; later chapters bring only things. */
const skillOf = (chapter: number): readonly Told[] => {
  const level = chapter <= 4 ? 1 : 2;
  const colour = CUBE_COLOURS[(chapter - 1) % 4] ?? 'blue';
  if (chapter > 8) return [];
  const choices = PARTY.map(() => ({ kind: 'skill', colour }) as const);
  return reward({ kind: 'hero-skill', level }, choices);
};

const treeOf = (hero: number, taken: ClassTree['taken']): ClassTree => {
  const { board, heroClass } = boardOf(hero);
  return {
    heroClass: heroClass.id,
    classNames: { en: heroClass.en, de: heroClass.de },
    tree: `Weg von ${board.name}`,
    shape: '1-2-3',
    taken,
  };
};

const TREE_LEVELS = ['1', '2', '3'] as const;

/** A chapter played as tables do: some turns, finds, consequences, every third time a defeat first. */
function chapter(number: number): readonly Told[] {
  const play = [begin(5, number, number), ...turns(6)];
  const finds = everyHero.map((hero, index) => gain(hero, printed(number * 5 + index)));
  const marks = everyHero.flatMap((hero) => [
    note(hero, 'status', `Gezeichnet ${number}`),
    ...(number % 2 === 0 ? [note(hero, 'outcome', `Schuld ${number}`)] : []),
    ...(number % 4 === 1 ? [note(hero, 'aura', `Glut ${number}`, { hp: 1 })] : []),
  ]);
  const defeat = number % 3 === 0 ? [...play, lost, close('restart', 70, number)] : [];
  const learns = TREE_LEVELS[number - 9];
  const trees =
    learns === undefined
      ? []
      : PARTY.map((_, index): GameCommand => {
          const taken = TREE_LEVELS.slice(0, TREE_LEVELS.indexOf(learns) + 1);
          return { kind: 'setTree', hero: heroAt(index), tree: treeOf(index, taken) };
        });
  return [
    ...[...defeat, ...play, ...marks, won, close('camp', 95, number)],
    ...[...skillOf(number), ...finds, ...trees, ...allSteps],
    { kind: 'endCamp' },
  ];
}

export const CHAPTERS = 18;
export const PLAYED = 'Lange Reise';
export const UNPLAYED = 'Neue Reise';
const LONG_NOTE = 'Am Tor gewartet, dann doch die Brücke genommen. '.repeat(11).slice(0, 500);

/** 5 heroes × 18 chapters of history, and the same five before their first adventure. */
export const longAndNew = (): string =>
  campaignsFile([
    [
      create(PLAYED, 5),
      ...Array.from({ length: CHAPTERS }, (_, index) => chapter(index + 1)).flat(),
      ...everyHero.map((hero): GameCommand => ({
        kind: 'changeHero',
        hero,
        change: { notes: LONG_NOTE },
      })),
    ],
    [create(UNPLAYED, 5)],
  ]);

const wanted = (id: string): ItemDraft => {
  const item = ITEMS.find((one) => one.id === id);
  if (item === undefined) throw new Error(`no ${id}`);
  return printedItem(item);
};

/** Lorelai as on the mock-up. */
const LORELAI: readonly Told[] = [
  { kind: 'setSkill', hero: 'hero-1', colour: 'red', level: 1 },
  { kind: 'setSkill', hero: 'hero-1', colour: 'blue', level: 1 },
  { kind: 'setSkill', hero: 'hero-1', colour: 'blue', level: 2 },
  { kind: 'setRoleSkills', hero: 'hero-1', role: 'support', roleSkills: { a: 'blue', b: null } },
  { kind: 'setTree', hero: 'hero-1', tree: treeOf(0, ['1', '2']) },
  gain('hero-1', wanted('staff-of-the-stars')),
  gain('hero-1', printed(3), 'bag'),
  gain('hero-1', printed(4), 'bag'),
  gain('hero-2', printed(7), 'bag'),
  note('hero-1', 'aura', 'Glut im Herzen', { hp: 1 }),
];

export const IN_ADVENTURE = 'Im Abenteuer';
export const IN_CAMP = 'Im Lager';
export const REWARDED = 'Beim Belohnen';
export const PACKING = 'Beim Packen';

const inAdventure: readonly Told[] = [
  ...[create(IN_ADVENTURE, 3), ...LORELAI, begin(3), ...turns(1)],
  note('hero-1', 'status', 'Gezeichnet', { notes: 'Bis zum nächsten Lager' }),
  { kind: 'setSkill', hero: 'hero-1', colour: 'yellow', level: 1 },
];

const REWARDS: readonly RewardKind[] = [
  { kind: 'camp-item', tier: 1 },
  { kind: 'hero-skill', level: 1 },
  { kind: 'class-skill' },
  { kind: 'other', text: '3 Silber und ein Seil 🪢' },
];

const inCamp = (name: string): readonly Told[] => [
  ...[create(name, 3), ...LORELAI, begin(3), ...turns(3)],
  { kind: 'setTokens', figure: 'hero-1', tokens: { focus: 2, poison: 1 } },
  { kind: 'curse', hero: 'hero-2', x: 3 },
  { kind: 'trauma', hero: 'hero-3', x: 1 },
  { kind: 'setHp', figure: 'hero-2', hp: 4, maxHp: 10 },
  note('hero-2', 'status', 'Gezeichnet'),
  ...[lost, close('restart', 71), begin(3, 4, 7), ...turns(3)],
  { kind: 'setTokens', figure: 'hero-1', tokens: { focus: 2, poison: 1 } },
  { kind: 'curse', hero: 'hero-2', x: 3 },
  { kind: 'setHp', figure: 'hero-2', hp: 4, maxHp: 10 },
  note('hero-2', 'status', 'Gezeichnet'),
  note('hero-3', 'outcome', 'In der Schuld des Königs'),
  ...[won, close('camp', 95, 7)],
  ...REWARDS.map((kind): GameCommand => ({ kind: 'noteReward', reward: kind })),
];

/** One in the middle of an adventure; in camp after two attempts: just arrived, rested, rewarded. */
export const halfWay = (): string =>
  campaignsFile([
    inAdventure,
    inCamp(IN_CAMP),
    [...inCamp(REWARDED), ...allSteps.slice(0, 5)],
    [...inCamp(PACKING), ...allSteps.slice(0, 6)],
  ]);
