import type { Chance } from '@/__tests__/rules/oracle/monster/chance';

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Holder = Record<string | number, Json>;

interface Spot {
  readonly holder: Holder;
  readonly key: string | number;
}

function spotsOf(value: Json, spots: Spot[] = []): Spot[] {
  if (typeof value !== 'object' || value === null) return spots;
  const holder = value as Holder;
  const keys = Array.isArray(value) ? value.map((_, index) => index) : Object.keys(value);
  for (const key of keys) {
    spots.push({ holder, key });
    spotsOf(holder[key] ?? null, spots);
  }
  return spots;
}

const NASTY: readonly [Json, ...Json[]] = [
  null,
  true,
  -1,
  0,
  1,
  99,
  1e9,
  1.5,
  '',
  '\u0000',
  '\u202e',
  '\ud800',
  'hero-1',
  'hero-999999',
  '__proto__',
  '07ffffff-ffff-7fff-bfff-ffffffffffff',
  [],
  {},
];

const copied = (value: Json): Json => JSON.parse(JSON.stringify(value)) as Json;

/** One change to one place: another value, a copy from elsewhere, gone, twice, a little more or less. */
function spoilOnce(chance: Chance, file: Json): void {
  const spots = spotsOf(file);
  const at = (): Spot => spots[chance.between(0, spots.length - 1)] ?? { holder: {}, key: '' };
  const { holder, key } = at();
  const value = holder[key] ?? null;
  const other = at();
  const ways: readonly [() => void, ...(() => void)[]] = [
    () => void (holder[key] = copied(chance.pick(NASTY))),
    () => void (holder[key] = copied(other.holder[other.key] ?? null)),
    () => void (Array.isArray(holder) ? holder.splice(Number(key), 1) : delete holder[key]),
    () => void (Array.isArray(holder) ? holder.push(copied(value)) : (holder[`${key}x`] = value)),
    () => {
      if (typeof value === 'number') holder[key] = value + chance.between(-3, 3);
    },
  ];
  chance.pick(ways)();
}

/** Letters that a disk or a messenger got wrong. */
function spoilLetters(chance: Chance, text: string): string {
  const at = chance.between(0, text.length - 1);
  const letter = String.fromCharCode(chance.between(0, 255));
  return chance.percent(30) ? text.slice(0, at) : text.slice(0, at) + letter + text.slice(at + 1);
}

export function spoilText(chance: Chance, text: string): string {
  if (chance.percent(15)) return spoilLetters(chance, text);
  const file = JSON.parse(text) as Json;
  for (let n = chance.between(1, 3); n > 0; n -= 1) spoilOnce(chance, file);
  return JSON.stringify(file);
}

/** Letters of the packed part changed, cut off, doubled. */
export function spoilLink(chance: Chance, link: string): string {
  const at = chance.between(link.indexOf('#') + 1, link.length - 1);
  const letter = String.fromCharCode(chance.between(32, 126));
  if (chance.percent(20)) return link.slice(0, at);
  if (chance.percent(20)) return link + link.slice(at);
  return link.slice(0, at) + letter + link.slice(at + 1);
}

/** The rows of a file named as those of another log are. */
export const borrowIds = (text: string, from: readonly string[], to: readonly string[]): string =>
  from.reduce((file, id, index) => file.replaceAll(id, to[index] ?? id), text);
