import { untold } from '@/src/rules/base/event-table';
import { withFigureTokens, withGround, withHero, withHp, withMonster } from '../evolve/change';
import { markedHero, type FigureRef, type Ground } from '../state/hero';
import type { Tokens } from '../state/tokens';
import { inAdventure, adventureLine as line } from './entries';

/** One hit: what came, what shields and reactions took, what was lost, what is left. */
interface Hit {
  readonly who: FigureRef;
  readonly by: FigureRef | null;
  readonly amount: number;
  readonly shield: number;
  readonly prevented: number;
  readonly lost: number;
  readonly hp: number;
  /** D14: they move to whoever drains them, which is no hit. */
  readonly drained?: boolean;
  /** X4: these, the moment they are received. */
  readonly tokens?: Tokens;
}

/** Who is hit by whom, how much, what shields took, what was lost. */
const harmedLine = (hit: Hit) => {
  const { who, by, amount, shield, prevented, lost, hp, drained = false, tokens } = hit;
  const values = { who, amount, shield: shield + prevented, lost, hp };
  if (tokens !== undefined) return line('harmedAtOnce', { ...values, tokens: { tokens } });
  if (drained && by !== null) return line('drained', { ...values, by });
  if (lost === 0) return line('harmedNothing', values);
  const held = shield + prevented > 0;
  if (by === null) return line(held ? 'harmedShield' : 'harmed', values);
  return line(held ? 'harmedByShield' : 'harmedBy', { ...values, by });
};

/** What figures lose, gain and bear. */
export const HARM_EVENTS = {
  harmed: inAdventure<Hit>()({
    v: 1,
    evolve: (adventure, { who, hp }) => withHp(adventure, who.id, hp),
    line: harmedLine,
  }),
  healed: inAdventure<{ who: FigureRef; amount: number; hp: number }>()({
    v: 1,
    evolve: (adventure, { who, hp }) => withHp(adventure, who.id, hp),
    line: ({ who, amount, hp }) => line('healed', { who, amount, hp }),
  }),
  /** A correction by the players, or +X HP (D13). */
  hpSet: inAdventure<{ who: FigureRef; hp: number; maxHp: number; over?: number }>()({
    v: 1,
    evolve: (adventure, { who, hp, maxHp, over }) =>
      withMonster(
        withHero(adventure, who.id, (hero) => ({
          ...hero,
          hp,
          maxHp,
          ...(over === undefined ? {} : { hpOver: over }),
        })),
        who.id,
        (monster) => ({ ...monster, hp, maxHp }),
      ),
    line: ({ who, hp, maxHp }) => line('hpSet', { who, hp, maxHp }),
  }),
  tokensSet: inAdventure<{ who: FigureRef; set: Tokens }>()({
    v: 1,
    evolve: (adventure, { who, set }) => withFigureTokens(adventure, who.id, set),
    line: ({ who, set }) => line('tokensSet', { who, tokens: { tokens: set } }),
  }),
  marked: inAdventure<{ who: FigureRef; by: FigureRef | null }>()({
    v: 1,
    evolve: (adventure, { who, by }) =>
      withMonster(
        withHero(adventure, who.id, (hero) => markedHero(hero, by?.id ?? null)),
        who.id,
        (monster) => ({ ...monster, markedBy: by?.id ?? null }),
      ),
    line: ({ who, by }) => (by === null ? line('unmarked', { who }) : line('marked', { who, by })),
  }),
  groundSet: inAdventure<{ who: FigureRef; on: readonly Ground[] }>()({
    v: 1,
    evolve: (adventure, { who, on }) => withGround(adventure, who.id, on),
    line: untold,
  }),
  /** D11: the cubes, tokens and cubes of trauma around it are events of their own. */
  fell: inAdventure<{ who: FigureRef }>()({
    v: 1,
    evolve: (adventure, { who }) =>
      withHero(adventure, who.id, (hero) => ({ ...hero, hp: 0, unconscious: true })),
    line: ({ who }) => line('fell', { who }),
  }),
  stoodUp: inAdventure<{ who: FigureRef; hp: number }>()({
    v: 1,
    evolve: (adventure, { who, hp }) =>
      withHero(adventure, who.id, (hero) => ({ ...hero, hp, unconscious: false })),
    line: ({ who, hp }) => line('stoodUp', { who, hp }),
  }),
};
