import { HERO_CLASSES, HEROES, RUNES, type PrintedHeroId } from '@/src/content/drunagor';
import type { Language } from '@/src/i18n';
import {
  STANDARD_RULES,
  type CampaignHeroDraft,
  type CubeCounts,
  type GameCommand,
  type Role,
  type Rune,
} from '@/src/rules';
import { DEMO_CHAPTER, DEMO_SETUPS } from './setups';

interface DemoHero {
  readonly board: PrintedHeroId;
  readonly role: Role;
  /** Of the demo only: what is printed, the players know. */
  readonly maxHp: number;
  readonly cubes: CubeCounts;
}

const cubes = (yellow: number, red: number, green: number, blue: number): CubeCounts => ({
  yellow,
  red,
  green,
  blue,
});

const PARTY: readonly DemoHero[] = [
  { board: 'vorn', role: 'defender', maxHp: 12, cubes: cubes(2, 1, 1, 1) },
  { board: 'maya', role: 'leader', maxHp: 9, cubes: cubes(1, 2, 1, 1) },
  { board: 'jaheen', role: 'support', maxHp: 11, cubes: cubes(1, 1, 1, 2) },
  { board: 'elros', role: 'striker', maxHp: 10, cubes: cubes(2, 1, 1, 1) },
];

/** Without values of their own, so that nothing invented is remembered for the real heroes. */
export const demoHeroes = (language: Language): readonly CampaignHeroDraft[] =>
  PARTY.flatMap(({ board }) => {
    const printed = HEROES.find(({ id }) => id === board);
    if (!printed) return [];
    const heroClass = HERO_CLASSES.find(({ id }) => id === printed.class)?.[language] ?? '';
    return [
      {
        board,
        name: printed.name,
        heroClass,
        player: '',
        notes: '',
        maxHp: null,
        cubes: null,
        gear: [],
      },
    ];
  });

const RUNE_COUNT = 9;

/** A small bag: the last rune comes in the sixth round, so that nobody can wait for ever (D12). */
const demoRunes = (): readonly Rune[] =>
  RUNES.filter((_, index) => index % 4 === 0).slice(0, RUNE_COUNT);

/** The adventure as it begins; the heroes have just been created, in this order. */
export const demoCommands = (title: string, at: number): readonly GameCommand[] => [
  {
    kind: 'startAdventure',
    chapter: DEMO_CHAPTER,
    title,
    at,
    runes: demoRunes(),
    rules: { ...STANDARD_RULES, runeCard: true },
    heroes: PARTY.map(({ role, maxHp, cubes: owned }, index) => ({
      hero: `hero-${index + 1}`,
      role,
      maxHp,
      cubes: owned,
    })),
  },
  ...DEMO_SETUPS.filter(({ step }) => step.kind === 'start').map(
    (setup) => ({ kind: 'openStep', setup }) as const,
  ),
];
