import { RUNES } from '@/src/content/drunagor';
import {
  HERO_ACTIONS,
  ROLES,
  STANDARD_RULES,
  type AdventureRules,
  type CourseCommand,
  type HeroStart,
  type Outcome,
} from '@/src/rules';
import type { Chance } from '@/__tests__/rules/oracle/monster/chance';
import { anyFigure, anyHero, fewTokens, oneOf, someOf, type MovesOf, type Scene } from '../scene';

type Start = Extract<CourseCommand, { kind: 'startAdventure' }>;

const randomness = (chance: Chance) => (chance.percent(75) ? 'app' : 'table');

/** Crushing, darkness and the rest, as adventures have them. */
export const anyRules = (chance: Chance): AdventureRules => ({
  ...STANDARD_RULES,
  cursePenalty: chance.percent(75) ? 1 : 2,
  runeCard: chance.percent(70),
  darkness: chance.percent(70)
    ? STANDARD_RULES.darkness
    : { damage: chance.between(0, 3), tokens: { poison: 1 }, curse: chance.between(0, 1) },
  crushing: chance.percent(70)
    ? STANDARD_RULES.crushing
    : { damage: chance.between(0, 4), tokens: { slow: 1 }, curse: 1 },
  endCards: chance.percent(30) ? [{ id: 'raid', name: 'Überfall' }] : [],
  lossConditions: chance.percent(20) ? ['Die Tür fällt'] : [],
  dice: randomness(chance),
  runes: randomness(chance),
  cards: randomness(chance),
  darknessInPlay: chance.percent(60),
});

/** Some parties go on when others have long lost. */
const HARDY = { curseLimit: 14, traumaLimit: 7 };

const startOf = (
  chance: Chance,
  hero: string,
  role: HeroStart['role'],
  hardy: boolean,
): HeroStart => ({
  hero,
  role,
  maxHp: chance.between(7, 16),
  cubes: chance.percent(75)
    ? { yellow: 2, red: chance.between(0, 2), green: 1, blue: chance.between(0, 2) }
    : null,
  ...(chance.percent(15) ? { curseLimit: chance.between(4, 9) } : {}),
  ...(chance.percent(40) ? { traumaLimit: chance.between(2, 4) } : {}),
  ...(hardy ? HARDY : {}),
});

export interface Wishes {
  readonly heroes: readonly string[];
  readonly sequential: boolean;
  /** Runes that come along: what the players take by hand. */
  readonly carried: number;
  /** Somebody has a trauma cube that restart help can take. */
  readonly hurt: string | null;
}

export const startCommand = (chance: Chance, wishes: Wishes): Start => {
  const roles = chance.percent(5) ? [] : chance.shuffled(ROLES);
  const { sequential, carried, hurt } = wishes;
  const hardy = chance.percent(30);
  const byHand = sequential && chance.percent(40);
  const runes = chance.shuffled(RUNES).slice(0, carried);
  return {
    kind: 'startAdventure',
    chapter: chance.between(1, 15),
    title: 'Wanderung',
    at: chance.between(1, 9_000_000),
    rules: anyRules(chance),
    heroes: wishes.heroes.map((hero, index) => startOf(chance, hero, roles[index] ?? null, hardy)),
    runes: RUNES,
    ...(sequential ? { sequential } : {}),
    ...(byHand ? { carriedRunes: runes.map(({ id }) => id) } : {}),
    ...(sequential && chance.percent(30)
      ? { help: { runes: chance.percent(50), cleanse: chance.percent(50), trauma: hurt } }
      : {}),
  };
};

const anyOutcome = (scene: Scene): Outcome => {
  const { chance, adventure } = scene;
  const heroes = adventure.heroes.map(({ id }) => id);
  const reasons = [
    { kind: 'declared' } as const,
    { kind: 'instruction', name: 'Die Tür fällt' } as const,
    { kind: 'curse', hero: oneOf(chance, heroes) ?? '' } as const,
    { kind: 'trauma', hero: oneOf(chance, heroes) ?? '' } as const,
    { kind: 'last-rune' } as const,
  ];
  if (adventure.versus !== undefined && chance.percent(70)) {
    const winners = oneOf(chance, adventure.versus.teams) ?? [];
    return chance.percent(30) ? { result: 'draw' } : { result: 'decided', winners };
  }
  if (chance.percent(40)) return { result: 'won' };
  if (chance.percent(20)) return { result: 'abandoned' };
  return { result: 'lost', reason: oneOf(chance, reasons) ?? { kind: 'declared' } };
};

const rulesChange = (scene: Scene): Partial<AdventureRules> => {
  const all = Object.entries(anyRules(scene.chance));
  const tokens = fewTokens(scene);
  const effect = { darkness: { damage: 1, tokens, curse: 0 } };
  return scene.chance.percent(20) ? effect : Object.fromEntries(someOf(scene.chance, all, 2));
};

export const COURSE_MOVES: MovesOf<CourseCommand> = {
  startAdventure: ({ chance, adventure }) =>
    startCommand(chance, {
      heroes: adventure.heroes.map(({ id }) => id),
      sequential: false,
      carried: 0,
      hurt: null,
    }),
  changeAdventureRules: (scene) => ({ kind: 'changeAdventureRules', change: rulesChange(scene) }),
  nextTurn: () => ({ kind: 'nextTurn' }),
  actNow: (scene) => ({ kind: 'actNow', figure: anyFigure(scene) }),
  healWeakest: ({ chance, adventure }) => {
    const task = adventure.turn?.tasks.find((one) => one.kind === 'heal-weakest');
    const here = (task?.tied ?? []).filter((id) => adventure.monsters.some((one) => one.id === id));
    return { kind: 'healWeakest', figures: someOf(chance, here, task?.open ?? 1) };
  },
  tickAction: ({ chance }) => ({
    kind: 'tickAction',
    action: oneOf(chance, HERO_ACTIONS) ?? 'move',
    used: chance.percent(70),
  }),
  setCounter: ({ chance }) => ({
    kind: 'setCounter',
    name: oneOf(chance, ['Hebel', 'Runden', ' Fallen ']) ?? 'Hebel',
    value: chance.percent(20) ? null : chance.between(-3, 9),
  }),
  note: (scene) => ({
    kind: 'note',
    figure: scene.chance.percent(50) ? null : anyHero(scene),
    text: oneOf(scene.chance, ['Da war ein Geräusch.', ' leise ', '']) ?? '',
  }),
  declareOutcome: (scene) => ({ kind: 'declareOutcome', outcome: anyOutcome(scene) }),
  playOn: () => ({ kind: 'playOn' }),
  closeAdventure: ({ chance }) => ({
    kind: 'closeAdventure',
    at: chance.between(9_000_000, 9_999_999),
    afterwards: oneOf(chance, ['camp', 'sequential', 'sequential', 'restart'] as const) ?? 'camp',
  }),
};
