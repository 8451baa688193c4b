import { createIds, idParts, isId, LATEST_ID_MS, uuidV7 } from '@/src/game/log/ids';
import { ticking } from './table/table';

test('a UUIDv7 has its time, its counter and the fixed bits', () => {
  const id = uuidV7({ ms: 0x0123456789ab, counter: 0xfff }, new Uint8Array(8).fill(0xff));
  expect(id).toBe('01234567-89ab-7fff-bfff-ffffffffffff');
  expect(idParts(id)).toEqual({ ms: 0x0123456789ab, counter: 0xfff });
});

test('ids grow within one millisecond and when the clock is put back', () => {
  const times = [5000, ...Array<number>(5000).fill(5000), 4000, 4000, 6000];
  const { random } = ticking();
  const ids = createIds(() => times.shift() ?? 6000, random);
  const made = Array.from({ length: 5004 }, () => ids.next());
  expect(made.every(isId)).toBe(true);
  expect([...made].sort()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
});

test('a child sorts behind a parent from a device whose clock is ahead', () => {
  const { random } = ticking();
  const parent = createIds(() => 9_000_000, random).next();
  const child = createIds(() => 1000, random).next(parent);
  expect(child > parent).toBe(true);
});

const last = (ms: number): string => uuidV7({ ms, counter: 0xfff }, new Uint8Array(8).fill(0xff));

test.each([
  ['the last id there is', last(LATEST_ID_MS)],
  ['beyond what is accepted', last(LATEST_ID_MS + 1)],
  ['as far as twelve digits go', 'ffffffff-ffff-7fff-bfff-ffffffffffff'],
  ['the last of an older check', '07ffffff-ffff-7fff-bfff-ffffffffffff'],
  ['no id at all', 'nonsense'],
])('an id made after %s passes our own check', (_, poisoned) => {
  const { now, random } = ticking();
  const ids = createIds(now, random);
  const made = Array.from({ length: 5000 }, () => ids.next(poisoned));
  expect(made.filter((id) => !isId(id))).toEqual([]);
  expect(new Set(made).size).toBe(made.length);
  // What one campaign holds does not move the others into the future.
  expect(idParts(ids.next()).ms).toBeLessThan(1_710_000_000_000);
});

test.each([NaN, -5, Infinity, 8.64e15, LATEST_ID_MS + 1, 1e13 + 0.5])(
  'a clock that says %d makes ids within bounds',
  (time) => {
    const ids = createIds(() => time, ticking().random);
    const made = Array.from({ length: 5000 }, () => ids.next());
    expect(made.filter((id) => !isId(id))).toEqual([]);
    expect(new Set(made).size).toBe(made.length);
  },
);

test('ids of the far future and of other forms are none', () => {
  expect(isId(last(LATEST_ID_MS))).toBe(true);
  for (const id of [
    last(LATEST_ID_MS + 1),
    '07ffffff-ffff-7fff-bfff-ffffffffffff',
    '018BCFE5-6FD0-7000-BC5E-81B40C5EC68E',
    '018bcfe5-6fd0-4000-bc5e-81b40c5ec68e',
    ' 018bcfe5-6fd0-7000-bc5e-81b40c5ec68e',
    '018bcfe5-6fd0-7000-bc5e-81b40c5ec68e\n',
    '',
  ]) {
    expect([id, isId(id)]).toEqual([id, false]);
  }
});
