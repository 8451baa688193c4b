import type { Random } from './random';

const WRONG: readonly unknown[] = [
  null,
  true,
  'x',
  '',
  -1,
  100,
  1.5,
  1000,
  [],
  {},
  'a'.repeat(41),
  [null],
  '🂡'.repeat(20),
];

interface Place {
  readonly holder: Record<string, unknown> | unknown[];
  readonly key: string | number;
}

const isHolder = (value: unknown): value is Record<string, unknown> | unknown[] =>
  typeof value === 'object' && value !== null;

function placesIn(value: unknown, places: Place[] = []): Place[] {
  if (!isHolder(value)) return places;
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  for (const key of keys) {
    places.push({ holder: value, key });
    placesIn(Array.isArray(value) ? value[Number(key)] : value[key], places);
  }
  return places;
}

/** Spoils one thing of a case somewhere. */
export function spoil(value: Record<string, unknown>, random: Random): void {
  const places = placesIn(value);
  if (places.length === 0 || random.chance(0.1)) {
    value[random.pick(['zz', 'Aa', '$'])] = 1;
    return;
  }
  const { holder, key } = random.pick(places);
  if (Array.isArray(holder)) {
    if (random.chance(0.3)) holder.splice(Number(key), 1);
    else if (random.chance(0.3)) holder.push(structuredClone(holder[Number(key)]));
    else holder[Number(key)] = random.pick(WRONG);
  } else if (random.chance(0.3)) delete holder[key];
  else if (random.chance(0.15)) holder['stranger'] = 1;
  else holder[key] = random.pick(WRONG);
}
