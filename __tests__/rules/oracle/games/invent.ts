import type { Random } from './random';
import type { Field, Fields, Shape } from './shape';

/** Few names, so that they meet again; two of them sort unlike a dictionary would. */
export const NAMES = ['a', 'b', 'c', 'Z', 'ä', '10', '9', 'hero'];

/** How large made-up numbers and lists mostly are; the bounds themselves come now and then. */
export interface Measure {
  readonly number: number;
  readonly list: number;
}

function inventNumber(
  { min, max }: Shape & { kind: 'number' },
  random: Random,
  { number }: Measure,
) {
  if (random.chance(0.03)) return random.pick([min, max]);
  const low = Math.max(min, -number);
  return random.whole(low, Math.min(max, Math.max(low, number)));
}

function inventFields(fields: Fields, random: Random, measure: Measure): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(fields)) {
    if (field.kind === 'optional' && random.chance(0.4)) continue;
    made[key] = invent(field, random, measure);
  }
  return made;
}

export function invent(field: Field, random: Random, measure: Measure): unknown {
  switch (field.kind) {
    case 'optional':
      return invent(field.of, random, measure);
    case 'number':
      return inventNumber(field, random, measure);
    case 'flag':
      return random.chance(0.5);
    case 'text':
      return random.pick(NAMES);
    case 'word':
      return random.pick(field.words);
    case 'nullable':
      return random.chance(0.3) ? null : invent(field.of, random, measure);
    case 'either':
      return invent(random.chance(0.5) ? field.number : field.word, random, measure);
    case 'list': {
      const most = Math.min(field.max, Math.max(field.min, measure.list));
      const length = random.whole(field.min, most);
      return Array.from({ length }, () => invent(field.of, random, measure));
    }
    case 'object':
      return inventFields(field.fields, random, measure);
    case 'tagged': {
      const tag = random.pick(Object.keys(field.cases));
      const fields = { ...field.first, ...field.cases[tag] };
      return { [field.tag]: tag, ...inventFields(fields, random, measure) };
    }
  }
}
