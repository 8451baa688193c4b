import { RUNES } from '@/src/content/drunagor';
import {
  ROLES,
  STANDARD_RULES,
  START,
  type Campaign,
  type CampaignHeroDraft,
  type GameCommand,
  type GameState,
  type HeroStart,
} from '@/src/rules';
import type { Inputs, PlayedHero } from './inputs';

const HP = 10;
const CUBES = { yellow: 2, red: 1, green: 1, blue: 1 };

const draftOf = ({ name, board = null }: PlayedHero, index: number): CampaignHeroDraft => ({
  board,
  name: name ?? `hero-${index + 1}`,
  player: '',
  heroClass: '',
  maxHp: null,
  cubes: null,
  gear: [],
  notes: '',
});

const startOf = (hero: PlayedHero, index: number): HeroStart => {
  const { role = ROLES[index] ?? null, maxHp = HP, cubes = CUBES } = hero;
  const { curseLimit, traumaLimit } = hero;
  return {
    hero: `hero-${index + 1}`,
    role,
    maxHp,
    cubes,
    ...(curseLimit === undefined ? {} : { curseLimit }),
    ...(traumaLimit === undefined ? {} : { traumaLimit }),
  };
};

/** The campaign a case begins with: the one given, or none yet. */
export const startState = ({ campaign, seed }: Inputs): GameState => ({
  ...START,
  dice: { seed, next: 0 },
  ...(campaign === undefined ? {} : { campaign: campaign as Campaign }),
});

/** What comes before the case's own commands, where heroes are all it says. */
export const setupOf = ({ heroes, seed, rules, commands }: Inputs): readonly GameCommand[] => {
  if (heroes.length === 0) return [];
  const create: GameCommand = {
    kind: 'createCampaign',
    name: 'play',
    seed,
    heroes: heroes.map(draftOf),
  };
  if (commands.some(({ kind }) => kind === 'startAdventure')) return [create];
  const start: GameCommand = {
    kind: 'startAdventure',
    chapter: 1,
    title: 'play',
    at: 0,
    rules: { ...STANDARD_RULES, ...rules },
    heroes: heroes.map(startOf),
    runes: RUNES,
  };
  return [create, start];
};
