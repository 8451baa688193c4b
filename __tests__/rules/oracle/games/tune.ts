import { NAMES } from './invent';
import type { Random } from './random';
import { tell, type Twin } from './twin';

type Case = Record<string, unknown>;
const KEYS = ['id', 'type', 'symbol'];
const isObject = (value: unknown): value is Case =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Gives the members of every list different names, mostly. */
export function name(value: unknown, random: Random): void {
  if (Array.isArray(value)) {
    for (const key of KEYS) {
      const taken = new Set<unknown>();
      for (const item of value.filter(isObject)) {
        if (!Object.hasOwn(item, key)) continue;
        while (taken.has(item[key]) && random.chance(0.995)) {
          item[key] = `${random.pick(NAMES)}${random.whole(1, 9)}`;
        }
        taken.add(item[key]);
      }
    }
    value.forEach((item) => name(item, random));
  } else if (isObject(value)) Object.values(value).forEach((item) => name(item, random));
}

/** Makes wounds and damage fit into life, mostly. */
export function revive(value: unknown, random: Random): void {
  if (Array.isArray(value)) return value.forEach((item) => revive(item, random));
  if (!isObject(value)) return;
  for (const [harm, whole] of [
    ['wounds', 'life'],
    ['damage', 'health'],
  ] as const) {
    const [has, most] = [value[harm], value[whole]];
    if (typeof has !== 'number' || typeof most !== 'number') continue;
    if (has >= most && random.chance(0.98)) value[harm] = most - 1;
  }
  Object.values(value).forEach((item) => revive(item, random));
}

/** Adds steps that the twin takes, one after another; now and then one that it may refuse. */
export function grow(
  twin: Twin<never>,
  whole: Case,
  field: string,
  suggest: (answer: Case) => unknown,
  random: Random,
): void {
  const steps: unknown[] = [];
  whole[field] = steps;
  const wished = random.whole(0, 6);
  let told = tell(twin, whole);
  for (let tries = 0; steps.length < wished && tries < 30; tries += 1) {
    if (!told.ok || !isObject(told.answer)) break;
    steps.push(suggest(told.answer));
    const after = tell(twin, whole);
    const refused = !after.ok || (isObject(after.answer) && Boolean(after.answer['illegal']));
    if (!refused) told = after;
    else if (random.chance(0.995)) steps.pop();
    else break;
  }
}
