/* Runebound 2's combat once more: all hundred pairs of dice are rolled. */
import { asMillionths, blend, certain, chanceOf, part, type Chances } from './chance';
import { check, Fault } from './read';
import { flag, list, maybe, n, nullable, object, tagged, word, zero, type Shape } from './shape';
import type { Twin } from './twin';

interface Figure {
  values: number[];
  damage: number[];
  life: number;
  wounds: number;
}
type Step =
  | { do: 'wound'; who: 'hero' | 'foe' | number; n: number }
  | {
      do: 'escape' | 'attack' | 'ally' | 'defend';
      ally?: number;
      dice: number[] | null;
      mod: number;
      avoid: number;
    };
interface Fight {
  hero: Figure;
  allies: Figure[];
  foes: Figure[];
  noEscape: boolean;
  steps: Step[];
  plan?: ('attack' | 'defend' | number)[];
  rounds: number;
}
interface State {
  readonly fight: Fight;
  state: 'fighting' | 'won' | 'down' | 'escaped';
  foe: number;
  round: number;
  phase: number;
  hero: number;
  foeWounds: number;
  allies: number[];
  attacked: boolean;
  served: number[];
}

/** Phase 0 is the escape, 1 to 3 ranged, melee and magic. */
const PHASES = ['escape', 'ranged', 'melee', 'magic'];
const firstPhase = ({ noEscape }: Fight): number => (noEscape ? 1 : 0);
const foeOf = ({ fight, foe }: State): Figure => fight.foes[foe] as Figure;
const copy = (state: State): State => ({
  ...state,
  allies: [...state.allies],
  served: [...state.served],
});

const begin = (fight: Fight): State => ({
  fight,
  state: 'fighting',
  foe: 0,
  round: 1,
  phase: firstPhase(fight),
  hero: fight.hero.wounds,
  foeWounds: Number(fight.foes[0]?.wounds),
  allies: fight.allies.map(({ wounds }) => wounds),
  attacked: false,
  served: [],
});

function newRound(state: State, round: number): void {
  state.round = round;
  state.phase = firstPhase(state.fight);
  state.attacked = false;
  state.served = [];
}

/** RB2-3 and RB2-4, after every wound; true where the foe is beaten. */
function settle(state: State): boolean {
  if (state.hero >= state.fight.hero.life) state.state = 'down';
  if (state.foeWounds < foeOf(state).life) return false;
  if (state.foe === state.fight.foes.length - 1) state.state = 'won';
  else {
    state.foe += 1;
    state.foeWounds = foeOf(state).wounds;
    newRound(state, 1);
  }
  return true;
}

type Choice = 'attack' | 'defend' | number;
const isDead = (state: State, ally: number): boolean =>
  Number(state.allies[ally]) >= Number(state.fight.allies[ally]?.life);
const canDo = (state: State, choice: Choice): boolean => {
  if (choice === 'defend') return true;
  if (choice === 'attack') return !state.attacked;
  return choice < state.allies.length && !isDead(state, choice) && !state.served.includes(choice);
};
const doer = (state: State, choice: Choice): Figure =>
  typeof choice === 'number' ? (state.fight.allies[choice] as Figure) : state.fight.hero;
const valueIn = (figure: Figure, phase: number): number =>
  Number(figure.values[Math.max(0, phase - 1)]);
const damageIn = (figure: Figure, phase: number): number => Number(figure.damage[phase - 1]);

/** One choice of a phase with a hit or a miss; true where the foe is beaten. */
function play(state: State, choice: Choice, hits: boolean, avoid: number): boolean {
  const phase = Math.max(1, state.phase);
  if (choice === 'attack') state.attacked = true;
  if (typeof choice === 'number') state.served.push(choice);
  if (hits && choice !== 'defend') state.foeWounds += damageIn(doer(state, choice), phase);
  if (!hits) {
    const hurt = Math.max(0, damageIn(foeOf(state), phase) - avoid);
    if (typeof choice === 'number') state.allies[choice] = Number(state.allies[choice]) + hurt;
    else state.hero += hurt;
  }
  state.phase = phase;
  if (settle(state)) return true;
  if (state.state !== 'fighting') return false;
  if (state.phase < 3) state.phase += 1;
  else newRound(state, state.round + 1);
  return false;
}

const rolled = (dice: number[]): number =>
  dice.reduce((sum, die) => sum + (die === 0 ? 10 : die), 0);

function escape(state: State, step: Step & { dice: number[] | null; mod: number; avoid: number }) {
  const total = rolled(step.dice ?? []) + valueIn(state.fight.hero, 0) + step.mod;
  if (total >= valueIn(foeOf(state), 0)) state.state = 'escaped';
  else {
    state.hero += Math.max(0, 1 - step.avoid);
    settle(state);
  }
}

function wound(state: State, step: Step & { do: 'wound' }, path: string): void {
  if (step.who === 'hero') state.hero += step.n;
  else if (step.who === 'foe') state.foeWounds += step.n;
  else {
    check(step.who < state.allies.length && !isDead(state, step.who), path);
    state.allies[step.who] = Number(state.allies[step.who]) + step.n;
  }
  settle(state);
}

function take(state: State, step: Step, path: string): void {
  check(state.state === 'fighting', path);
  if (step.do === 'wound') return wound(state, step, path);
  if (step.do === 'escape') {
    check(state.phase === 0, path);
    return escape(state, step);
  }
  const choice: Choice = step.do === 'ally' ? Number(step.ally) : step.do;
  check(canDo(state, choice), path);
  const phase = Math.max(1, state.phase);
  if (step.dice === null && damageIn(foeOf(state), phase) > 0) throw new Fault(`${path}.dice`);
  const total = rolled(step.dice ?? []) + valueIn(doer(state, choice), phase) + step.mod;
  play(state, choice, total >= valueIn(foeOf(state), phase), step.avoid);
}

const PAIRS = Array.from({ length: 100 }, (_, pair) => rolled([Math.floor(pair / 10), pair % 10]));
const reaching = (need: number): number => PAIRS.filter((sum) => sum >= need).length;

function asChoice(state: State, choice: Choice | 'escape') {
  const phase = choice === 'escape' ? 0 : Math.max(1, state.phase);
  const figure = choice === 'escape' ? state.fight.hero : doer(state, choice);
  const foe = foeOf(state);
  const difference = valueIn(foe, phase) - valueIn(figure, phase);
  const hurt = choice === 'escape' ? 1 : damageIn(foe, phase);
  const beaten =
    choice !== 'escape' &&
    choice !== 'defend' &&
    state.foeWounds + damageIn(figure, phase) >= foe.life;
  const wounds = typeof choice === 'number' ? Number(state.allies[choice]) : state.hero;
  const fatal = typeof choice === 'number' ? 'dead' : 'down';
  const other = beaten ? 'beaten' : 'on';
  return {
    ...(typeof choice === 'number' ? { do: 'ally', ally: choice } : { do: choice }),
    need: Math.max(2, difference),
    chance: reaching(difference),
    hit: choice === 'escape' ? 'escaped' : other,
    miss: wounds + hurt >= figure.life ? fatal : 'on',
  };
}

function choicesOf(state: State) {
  if (state.state !== 'fighting') return [];
  const allies = state.allies.map((_, index) => index);
  const later = (['attack', ...allies, 'defend'] as const).filter((one) => canDo(state, one));
  const all = state.phase === 0 ? (['escape', ...later] as const) : later;
  return all.map((choice) => asChoice(state, choice));
}

/** What the plan comes to, every roll followed to the end. */
function follow(state: State, rounds: number): Chances {
  if (state.state !== 'fighting') return certain(state.state);
  if (rounds === 0) return certain('open');
  const phase = Math.max(1, state.phase);
  const planned = state.fight.plan?.[phase - 1] ?? 'defend';
  const choice = canDo(state, planned) ? planned : 'defend';
  const good = reaching(valueIn(foeOf(state), phase) - valueIn(doer(state, choice), phase));
  return blend(
    [true, false].flatMap((hits) => {
      const count = hits ? good : 100 - good;
      if (count === 0) return [];
      const after = copy(state);
      const beaten = play(after, choice, hits, 0);
      const over = beaten || phase === 3;
      return [[part(count, 100), follow(after, over ? rounds - 1 : rounds)] as const];
    }),
  );
}

function oddsOf(state: State) {
  if (state.state !== 'fighting' || state.fight.plan === undefined) return null;
  const chances = follow(state, state.fight.rounds);
  const told = (name: string): number => asMillionths(chanceOf(chances, name));
  return { won: told('won'), down: told('down'), open: told('open') };
}

const figure = object({
  values: list(n(-20, 40), 3, 3),
  damage: list(n(), 3, 3),
  life: n(1, 99),
  wounds: zero,
});
const dice = list(n(0, 9), 2, 2);
const rest = { mod: maybe(n(-20, 20), 0), avoid: zero };
const eitherOf = (...words: string[]): Shape => ({
  kind: 'either',
  number: n(0, 5),
  word: word(...words),
});

export const combat: Twin<Fight> = {
  fields: {
    hero: figure,
    allies: maybe(list(figure, 0, 6), []),
    foes: list(figure, 1, 4),
    noEscape: flag,
    steps: maybe(
      list(
        tagged('do', {
          escape: { dice, ...rest },
          attack: { dice, ...rest },
          ally: { ally: n(0, 5), dice, ...rest },
          defend: { dice: nullable(dice), ...rest },
          wound: { who: eitherOf('hero', 'foe'), n: n(1, 99) },
        }),
      ),
      [],
    ),
    plan: maybe(list(eitherOf('attack', 'defend'), 3, 3)),
    rounds: maybe(n(1, 10), 1),
  },
  check({ hero, allies, foes, steps, plan }) {
    const known = (one: unknown, path: string): void =>
      check(typeof one !== 'number' || one < allies.length, path);
    steps.forEach((step, index) => {
      known(step.do === 'wound' ? step.who : null, `steps[${index}].who`);
      known(step.do === 'ally' ? step.ally : null, `steps[${index}].ally`);
    });
    plan?.forEach((choice, index) => known(choice, `plan[${index}]`));
    const alive = (one: Figure, path: string): void =>
      check(one.wounds < one.life, `${path}.wounds`);
    alive(hero, 'hero');
    allies.forEach((ally, index) => alive(ally, `allies[${index}]`));
    foes.forEach((foe, index) => alive(foe, `foes[${index}]`));
  },
  answer(fight) {
    const state = begin(fight);
    fight.steps.forEach((step, index) => take(state, step, `steps[${index}]`));
    const over = state.state !== 'fighting';
    return {
      state: state.state,
      foe: state.foe,
      round: state.round,
      phase: over ? null : PHASES[state.phase],
      heroWounds: state.hero,
      foeWounds: state.foeWounds,
      allies: state.allies,
      choices: choicesOf(state),
      odds: oddsOf(state),
    };
  },
};
