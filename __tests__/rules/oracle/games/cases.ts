import { invent, NAMES, type Measure } from './invent';
import { mend } from './mend';
import { Random } from './random';
import { RUNEBOUND_2 } from './runebound2';
import { RUNEBOUND_3 } from './runebound3';
import { RUNEWARS } from './runewars';
import type { Field, Fields } from './shape';
import { spoil } from './spoil';
import { SWORD_AND_SORCERY } from './swordsorcery';
import { grow, name, revive } from './tune';
import type { Twin } from './twin';

type Case = Record<string, unknown>;
type Ops = Readonly<Record<string, Twin<never>>>;

const GAMES: Readonly<Record<string, Ops>> = {
  swordsorcery: SWORD_AND_SORCERY as Ops,
  runebound3: RUNEBOUND_3 as Ops,
  runebound2: RUNEBOUND_2 as Ops,
  runewars: RUNEWARS as Ops,
};

/** Every op of the four games with its twin. */
export const TWINS: ReadonlyMap<string, Twin<never>> = new Map(
  Object.entries(GAMES).flatMap(([game, ops]) =>
    Object.entries(ops).map(([op, twin]) => [`${game}.${op}`, twin] as const),
  ),
);

/** What keeps the twins' slow enumerations small, and numbers near one another. */
const MEASURES: Readonly<Record<string, Measure>> = {
  'runebound3.test': { number: 2, list: 4 },
  'runebound3.move': { number: 3, list: 6 },
  'runebound3.combat': { number: 6, list: 7 },
  'runebound2.combat': { number: 8, list: 3 },
  'runewars.test': { number: 2, list: 4 },
  'runewars.duel': { number: 3, list: 3 },
  'runewars.battle': { number: 3, list: 3 },
};
const USUAL: Measure = { number: 5, list: 6 };

const idsIn = (value: unknown): string[] =>
  (JSON.stringify(value).match(/"(?:id|unit|type)":"[^"]*"/g) ?? []).map((found) =>
    String(JSON.parse(found.slice(found.indexOf(':') + 1))),
  );

const listOf = (fields: Fields, field: string): Field => {
  const found = fields[field];
  const shape = found?.kind === 'optional' ? found.of : found;
  if (shape?.kind !== 'list') throw new Error(`${field} is no list`);
  return shape.of;
};

/** Puts known names where a made-up text stands. */
function rename(value: unknown, ids: readonly string[], random: Random): unknown {
  if (Array.isArray(value)) return value.map((item) => rename(item, ids, random));
  if (typeof value === 'string' && NAMES.includes(value) && ids.length > 0) return random.pick(ids);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, item]) => [key, rename(item, ids, random)]));
}

function battleStep(answer: Case, invented: unknown, random: Random): unknown {
  const next = answer['next'] as Case | null;
  const units = [answer['attacker'], answer['defender']].flatMap((side) =>
    Object.values(side as Record<string, string[]>).flat(),
  );
  const known = units.filter((unit) => typeof unit === 'string');
  if (next?.['do'] !== 'exchange') return rename(invented, known, random);
  const draw = (side: 'attacker' | 'defender'): Case => {
    const types = next[side] as { type: string }[];
    if (types.length === 0) return {};
    const { type } = random.pick(types);
    return { [side]: { type, rout: random.whole(0, 2), damage: random.whole(0, 2) } };
  };
  const picks = Array.from({ length: random.whole(0, 6) }, () => random.pick(known));
  return { do: 'exchange', ...draw('attacker'), ...draw('defender'), picks };
}

/** Names allies there are: which of two faults counts is not said for this op. */
function ofAllies(step: unknown, allies: number): unknown {
  const made = step as Case;
  for (const key of ['ally', 'who']) {
    if (typeof made[key] !== 'number') continue;
    if (allies === 0) return { do: 'wound', who: 'foe', n: 1 };
    made[key] = Number(made[key]) % allies;
  }
  return made;
}

const STEPS: Readonly<Record<string, string>> = {
  'runebound3.combat': 'actions',
  'runebound2.combat': 'steps',
  'runebound2.market': 'actions',
  'runewars.battle': 'steps',
};

function shrink(op: string, made: Case, random: Random): void {
  if (op === 'runebound2.combat' && typeof made['rounds'] === 'number') {
    made['rounds'] = Math.min(made['rounds'], random.chance(0.9) ? 2 : 3);
  }
  if (op === 'runebound3.test') {
    for (const pile of ['deck', 'discard']) {
      if (Array.isArray(made[pile])) made[pile] = made[pile].map((count) => Number(count) % 4);
    }
  }
}

/** A case of an op from a seed, sound or spoilt. */
export function caseOf(op: string, seed: number): Case {
  const twin = TWINS.get(op);
  if (!twin) throw new Error(`no twin of ${op}`);
  const random = new Random(seed * 7919 + op.length);
  const measure = MEASURES[op] ?? USUAL;
  const made = Object.fromEntries(
    Object.entries(twin.fields)
      .filter(([, field]) => field.kind !== 'optional' || random.chance(0.6))
      .map(([key, field]) => [key, invent(field, random, measure)]),
  );
  name(made, random);
  revive(made, random);
  mend(op, made, random);
  shrink(op, made, random);
  const field = STEPS[op];
  if (field !== undefined) growSteps(op, twin, made, field, random);
  const faults = random.chance(0.8) ? 0 : random.whole(1, isStrict(op) ? 2 : 1);
  for (let fault = 0; fault < faults; fault += 1) spoil(made, random);
  return made;
}

/** The first two games say which of several faults counts. */
const isStrict = (op: string): boolean => /^(swordsorcery|runebound3)/.test(op);

function growSteps(op: string, twin: Twin<never>, made: Case, field: string, random: Random): void {
  const ids = idsIn(made);
  const measure = MEASURES[op] ?? USUAL;
  const suggest = (answer: Case): unknown => {
    const invented = invent(listOf(twin.fields, field), random, measure);
    if (op === 'runewars.battle') return battleStep(answer, invented, random);
    if (op === 'runebound2.combat') {
      return ofAllies(invented, Array.isArray(made['allies']) ? made['allies'].length : 0);
    }
    return random.chance(0.9) ? rename(invented, [...ids, 'hero'], random) : invented;
  };
  grow(twin, made, field, suggest, random);
}
