import {
  CUBE_COLOURS,
  heroIn,
  type Adventure,
  type CubeCounts,
  type GameEvent,
  type GameState,
  type Threat,
} from '@/src/rules';
import { foresee, type Foreseen } from '../turn/foresight';
import { attacksLeft } from '../monster/attacks';
import type { OpenCube } from '../turn/running-turn';

/** FATIGUE: which cubes a hero gives up (Q4). */
export interface FatigueQuestion {
  readonly hero: string;
  readonly count: number;
  readonly cubes: CubeCounts;
}

export type ChosenFatigue = Readonly<Record<string, CubeCounts>>;

export interface ThreatOutcome {
  readonly foreseen: Foreseen;
  readonly questions: readonly FatigueQuestion[];
  readonly fatigue: ChosenFatigue;
}

const NONE: CubeCounts = { yellow: 0, red: 0, green: 0, blue: 0 };

export const countOf = (cubes: CubeCounts): number =>
  CUBE_COLOURS.reduce((sum, colour) => sum + cubes[colour], 0);

/** What is there when the effect comes: a reaction is paid before it. */
export const giveable = ({ heroes, threat }: Adventure, id: string): CubeCounts => {
  const available = heroes.find((hero) => hero.id === id)?.cubes?.available ?? NONE;
  const cost = threat?.reactions.find(({ hero }) => hero === id)?.cost;
  return cost?.kind === 'cube'
    ? { ...available, [cost.colour]: Math.max(0, available[cost.colour] - 1) }
    : available;
};

/** From the colour with the most: the hero may want otherwise. */
const suggested = (adventure: Adventure, id: string, count: number): CubeCounts => {
  const left = { ...giveable(adventure, id) };
  const cubes = { ...NONE };
  for (let given = 0; given < count; given += 1) {
    const [most = 'yellow'] = [...CUBE_COLOURS].sort((a, b) => left[b] - left[a]);
    left[most] -= 1;
    cubes[most] += 1;
  }
  return cubes;
};

/** The rules are asked until no choice of cubes is open; suggestions stand in for answers. */
export function outcomeOf(
  state: GameState,
  adventure: Adventure,
  chosen: ChosenFatigue,
): ThreatOutcome {
  const questions: FatigueQuestion[] = [];
  let fatigue: ChosenFatigue = {};
  for (;;) {
    const foreseen = foresee(state, { kind: 'applyThreat', fatigue });
    if (foreseen.ok || foreseen.error.code !== 'which-cubes') {
      return { foreseen, questions, fatigue };
    }
    const { hero, count } = foreseen.error;
    if (hero in fatigue) return { foreseen, questions, fatigue };
    const said = chosen[hero];
    const cubes = said && countOf(said) === count ? said : suggested(adventure, hero, count);
    questions.push({ hero, count, cubes });
    fatigue = { ...fatigue, [hero]: cubes };
  }
}

/** Whether the turn is over once this is applied; the adventure may be. */
export function goesOn({ turn }: Adventure, { source }: Threat, foreseen: Foreseen): boolean {
  if (!foreseen.ok || turn === null || turn.over) return false;
  const after = foreseen.after.adventure;
  if (after === null || after.outcome !== null) return false;
  switch (source.kind) {
    case 'monster':
      return turn.figure === source.figure && attacksLeft(after, source.figure) === 0;
    case 'attack-card':
      return turn.key === source.card && turn.figure === null;
    case 'foe':
    case 'event':
      return false;
  }
}

/** What the rows of the targets do not say already. */
const isWorthALine = (event: GameEvent): boolean => {
  switch (event.type) {
    case 'harmed':
      return event.cause !== 'D3';
    case 'tokensSet':
      return event.cause !== 'D10' && event.cause !== 'Q8' && event.cause !== 'D11';
    case 'recalled':
      return event.recall !== 'voluntary';
    case 'healed':
    case 'curseSet':
    case 'traumaSet':
    case 'monsterDefeated':
    case 'outcomeReached':
      return true;
    default:
      return false;
  }
};

/** Collateral effects, forced recalls and their curse cubes, blows struck back, the end. */
export const consequencesOf = (foreseen: Foreseen): readonly GameEvent[] =>
  foreseen.ok ? foreseen.events.filter(isWorthALine) : [];

const CUBES = ['curse', 'trauma'] as const;

/** The cubes that have come. */
export const newCubes = (before: Adventure, after: Adventure | null): readonly OpenCube[] =>
  (after?.heroes ?? []).flatMap((hero) =>
    CUBES.flatMap((cube) => {
      const had = heroIn(before, hero.id)?.[cube].length ?? 0;
      return hero[cube].slice(had).map((_, index) => ({ hero: hero.id, cube, index: had + index }));
    }),
  );
