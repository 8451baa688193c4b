import { foeOf, isUsable, strikePhase, type PhaseFight, type Sides } from './fight';
import type { Fighter2 } from './input';

const SIDES_OF_DIE = 10;

/** How many of the 100 pairs reach it. */
export function chanceOf(need: number): number {
  let pairs = 0;
  for (let die = 1; die <= SIDES_OF_DIE; die++) {
    const other = Math.max(1, need - die);
    pairs += Math.max(0, SIDES_OF_DIE + 1 - other);
  }
  return pairs;
}

/** What the dice must show at least. */
export const needOf = (own: Fighter2, foe: Fighter2, phase: number): number =>
  Math.max(2, (foe.values[phase] ?? 0) - (own.values[phase] ?? 0));

interface Choice {
  readonly do: 'escape' | 'attack' | 'ally' | 'defend';
  readonly ally?: number;
  readonly need: number;
  readonly chance: number;
  readonly hit: 'escaped' | 'beaten' | 'on';
  readonly miss: 'down' | 'dead' | 'on';
}

const rolling = (own: Fighter2, foe: Fighter2, phase: number) => {
  const need = needOf(own, foe, phase);
  return { need, chance: chanceOf(need) };
};

function choicesOf(sides: Sides, fight: PhaseFight): readonly Choice[] {
  const { hero } = sides;
  const foe = foeOf(sides, fight.foe);
  const phase = strikePhase(fight);
  const beats = ({ damage }: Fighter2): Choice['hit'] =>
    fight.foeWounds + (damage[phase] ?? 0) >= foe.life ? 'beaten' : 'on';
  const heroSuffers = (wounds: number): Choice['miss'] =>
    fight.heroWounds + wounds >= hero.life ? 'down' : 'on';
  const danger = foe.damage[phase] ?? 0;
  const roll = rolling(hero, foe, phase);
  const miss = heroSuffers(danger);
  return [
    ...(fight.phase === 'escape'
      ? [{ do: 'escape', ...rolling(hero, foe, 0), hit: 'escaped', miss: heroSuffers(1) } as const]
      : []),
    ...(fight.attacked ? [] : [{ do: 'attack', ...roll, hit: beats(hero), miss } as const]),
    ...sides.allies.flatMap((own, ally): Choice[] => {
      if (!isUsable(sides, fight, ally)) return [];
      const falls = (fight.allies[ally] ?? 0) + danger >= own.life;
      const thrown = rolling(own, foe, phase);
      return [{ do: 'ally', ally, ...thrown, hit: beats(own), miss: falls ? 'dead' : 'on' }];
    }),
    { do: 'defend', ...roll, hit: 'on', miss },
  ];
}

/** RB2-1, RB2-2: what may be done now, with what comes of it. */
export const combatChoices = (sides: Sides, fight: PhaseFight): readonly Choice[] =>
  fight.state === 'fighting' ? choicesOf(sides, fight) : [];
