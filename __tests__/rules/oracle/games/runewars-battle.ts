/* Runewars' battle once more, unit by unit and point by point. */
import { check, differ, Fault } from './read';
import { flag, list, maybe, n, object, tagged, text, word, zero } from './shape';
import type { Twin } from './twin';

type Side = 'attacker' | 'defender';
const SIDES = ['attacker', 'defender'] as const;
interface Troop {
  type: string;
  row: number;
  health: number;
  count: number;
}
interface Draw {
  type: string;
  rout: number;
  damage: number;
}
interface Effect {
  side: Side;
  unit: string;
  what: 'rout' | 'rally' | 'damage' | 'destroy';
}
type Step =
  | { do: 'exchange'; attacker?: Draw; defender?: Draw; effects: Effect[]; picks: string[] }
  | { do: 'effects'; effects: Effect[] }
  | { do: 'develop'; use: boolean; picks: string[] };
interface Battle {
  attacker: Troop[];
  defender: Troop[];
  stronghold?: { strength: number; damaged: boolean };
  conquer: boolean;
  development?: 'undead' | 'uthuk' | 'elves' | 'humans';
  steps: Step[];
}
interface Unit {
  readonly name: string;
  readonly side: Side;
  readonly troop: Troop;
  where: 'standing' | 'routed' | 'gone' | 'withdrawn';
  damage: number;
}
type Kind = 'rout' | 'damage' | 'withdraw';
interface Due {
  readonly side: Side;
  readonly kind: Kind;
  points: number;
}
interface State {
  readonly battle: Battle;
  readonly units: Unit[];
  readonly drawn: Set<Troop>;
  developed: boolean;
  humans: boolean;
  due: Due[];
}

const begin = (battle: Battle): State => ({
  battle,
  units: SIDES.flatMap((side) =>
    battle[side].flatMap((troop) =>
      Array.from({ length: troop.count }, (_, index): Unit => {
        const name = `${troop.type}/${index + 1}`;
        return { name, side, troop, where: 'standing', damage: 0 };
      }),
    ),
  ),
  drawn: new Set(),
  developed: battle.development === undefined,
  humans: false,
  due: [],
});

const of = ({ units }: State, side: Side, where: Unit['where']): Unit[] =>
  units.filter((unit) => unit.side === side && unit.where === where);
const standingOf = (state: State, troop: Troop): number =>
  state.units.filter((unit) => unit.troop === troop && unit.where === 'standing').length;

/** The types of a side that may still draw, in a row. */
const ready = (state: State, side: Side, row: number): Troop[] =>
  state.battle[side].filter(
    (troop) => troop.row === row && !state.drawn.has(troop) && standingOf(state, troop) > 0,
  );
const rowNow = (state: State): number | undefined =>
  [1, 2, 3, 4, 5].find((row) => SIDES.some((side) => ready(state, side, row).length > 0));

/** RW-5: whom the next point may fall on. */
function legal(state: State, { side, kind }: Due): Unit[] {
  const standing = of(state, side, 'standing');
  const routed = of(state, side, 'routed');
  const hurt = (units: Unit[]): Unit[] => units.filter(({ damage }) => damage > 0);
  const orders = {
    rout: [standing.filter(({ damage }) => damage === 0), standing],
    damage: [hurt(standing), standing, hurt(routed), routed],
    withdraw: [standing],
  };
  return orders[kind].find((units) => units.length > 0) ?? [];
}

function harm(unit: Unit, kind: Kind | 'destroy' | 'rally'): void {
  if (kind === 'rout') unit.where = 'routed';
  if (kind === 'rally') unit.where = 'standing';
  if (kind === 'withdraw') unit.where = 'withdrawn';
  if (kind === 'destroy') unit.where = 'gone';
  if (kind === 'damage') {
    unit.damage += 1;
    if (unit.damage === unit.troop.health) unit.where = 'gone';
  }
}

/** Drops points that nobody is left for. */
function lapse(state: State): void {
  while (state.due[0] && (state.due[0].points === 0 || legal(state, state.due[0]).length === 0)) {
    state.due.shift();
  }
}

function suffer(state: State, due: Due[], picks: string[], path: string): void {
  state.due = due;
  lapse(state);
  picks.forEach((name, index) => {
    const [now] = state.due;
    const unit = now && legal(state, now).find((one) => one.name === name);
    if (!now || !unit) throw new Fault(`${path}.picks[${index}]`);
    harm(unit, now.kind);
    now.points -= 1;
    lapse(state);
  });
}

function affect(state: State, effects: Effect[], path: string): void {
  effects.forEach(({ side, unit: name, what }, index) => {
    const unit = state.units.find((one) => one.side === side && one.name === name);
    const at = `${path}.effects[${index}]`;
    if (!unit) throw new Fault(at);
    check(unit.where === 'standing' || unit.where === 'routed', at);
    check(!(what === 'rout' && unit.where !== 'standing'), at);
    check(!(what === 'rally' && unit.where !== 'routed'), at);
    harm(unit, what);
  });
}

function exchange(state: State, step: Step & { do: 'exchange' }, path: string): void {
  const row = rowNow(state);
  if (row === undefined) throw new Fault(path);
  const able = { attacker: ready(state, 'attacker', row), defender: ready(state, 'defender', row) };
  for (const side of SIDES) {
    check((step[side] !== undefined) === able[side].length > 0, `${path}.${side}`);
  }
  const troops = SIDES.flatMap((side) => {
    const draw = step[side];
    if (!draw) return [];
    const troop = able[side].find(({ type }) => type === draw.type);
    if (!troop) throw new Fault(`${path}.${side}.type`);
    return [troop];
  });
  troops.forEach((troop) => state.drawn.add(troop));
  affect(state, step.effects, path);
  const due = (['rout', 'damage'] as const).flatMap((kind) => [
    { side: 'attacker' as const, kind, points: step.defender?.[kind] ?? 0 },
    { side: 'defender' as const, kind, points: step.attacker?.[kind] ?? 0 },
  ]);
  suffer(state, due, step.picks, path);
}

function develop(state: State, step: Step & { do: 'develop' }, path: string): void {
  check(rowNow(state) === undefined && !state.developed, path);
  state.developed = true;
  const kinds = {
    undead: { kind: 'rout', points: 3 },
    uthuk: { kind: 'damage', points: 4 },
    elves: { kind: 'withdraw', points: 1 },
    humans: { kind: 'withdraw', points: 0 },
  } as const;
  const { development } = state.battle;
  if (!step.use || !development) return suffer(state, [], step.picks, path);
  state.humans = development === 'humans';
  return suffer(state, [{ side: 'attacker', ...kinds[development] }], step.picks, path);
}

function take(state: State, step: Step, path: string): void {
  check(state.due.length === 0, path);
  if (step.do === 'exchange') return exchange(state, step, path);
  if (step.do === 'develop') return develop(state, step, path);
  check(rowNow(state) !== undefined || !state.developed, path);
  return affect(state, step.effects, path);
}

function nextOf(state: State) {
  const [due] = state.due;
  if (due) {
    const units = legal(state, due).map(({ name }) => name);
    return { do: 'pick', side: due.side, kind: due.kind, points: due.points, units };
  }
  const row = rowNow(state);
  if (row !== undefined) {
    const cards = (side: Side) =>
      ready(state, side, row).map((troop) => ({
        type: troop.type,
        cards: standingOf(state, troop),
      }));
    return { do: 'exchange', row, attacker: cards('attacker'), defender: cards('defender') };
  }
  return state.developed ? null : { do: 'develop' };
}

const names = (units: Unit[]): string[] => units.map(({ name }) => name);
function view(state: State, side: Side) {
  const here = state.units.filter(
    (unit) => unit.side === side && (unit.where === 'standing' || unit.where === 'routed'),
  );
  return {
    standing: names(of(state, side, 'standing')),
    routed: names(of(state, side, 'routed')),
    damage: here
      .filter(({ damage }) => damage > 0)
      .map(({ name, damage }) => ({ unit: name, n: damage })),
  };
}

function strongholdAfter(state: State, won: boolean): string | null {
  const { stronghold } = state.battle;
  if (!stronghold) return null;
  if (won) return 'captured';
  const stormed = of(state, 'attacker', 'standing').length > 0;
  return stronghold.damaged || stormed ? 'damaged' : 'intact';
}

function resultOf(state: State) {
  const { stronghold, conquer } = state.battle;
  const attacker = of(state, 'attacker', 'standing').length;
  const wall = stronghold ? Math.max(0, stronghold.strength - (conquer ? 3 : 0)) : 0;
  const defender = of(state, 'defender', 'standing').length + wall + (state.humans ? 2 : 0);
  const won = attacker > defender;
  const leaving = (side: Side): string[] =>
    state.units
      .filter((unit) => unit.side === side && unit.where !== 'gone')
      .filter((unit) => unit.where === 'withdrawn' || (side === 'attacker') !== won)
      .map(({ name }) => name);
  const held = of(state, 'attacker', 'standing').length + of(state, 'attacker', 'routed').length;
  return {
    attacker,
    defender,
    winner: won ? 'attacker' : 'defender',
    retreat: { attacker: leaving('attacker'), defender: leaving('defender') },
    surplus: won ? Math.max(0, held - 8) : 0,
    stronghold: strongholdAfter(state, won),
  };
}

const troops = (min: number) =>
  list(object({ type: text, row: n(1, 5), health: n(1, 9), count: n(1, 30) }), min, 8);
const draw = maybe(object({ type: text, rout: zero, damage: zero }));
const effect = list(
  object({
    side: word('attacker', 'defender'),
    unit: text,
    what: word('rout', 'rally', 'damage', 'destroy'),
  }),
);
const picks = maybe(list(text), []);

export const battle: Twin<Battle> = {
  fields: {
    attacker: troops(1),
    defender: troops(0),
    stronghold: maybe(object({ strength: n(), damaged: flag })),
    conquer: flag,
    development: maybe(word('undead', 'uthuk', 'elves', 'humans')),
    steps: maybe(
      list(
        tagged('do', {
          exchange: { attacker: draw, defender: draw, effects: maybe(effect, []), picks },
          effects: { effects: effect },
          develop: { use: flag, picks },
        }),
      ),
      [],
    ),
  },
  check({ attacker, defender, stronghold, development }) {
    differ(
      attacker.map(({ type }) => type),
      (i) => `attacker[${i}].type`,
    );
    differ(
      defender.map(({ type }) => type),
      (i) => `defender[${i}].type`,
    );
    check(development === undefined || stronghold !== undefined, 'development');
  },
  answer(input) {
    const state = begin(input);
    input.steps.forEach((step, index) => take(state, step, `steps[${index}]`));
    const next = nextOf(state);
    return {
      next,
      attacker: view(state, 'attacker'),
      defender: view(state, 'defender'),
      result: next === null ? resultOf(state) : null,
    };
  },
};
