import { createIds, idParts, uuidV7 } from '@/src/game/log/ids';
import { ticking } from './table/table';

const FORM = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

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
  expect(made.every((id) => FORM.test(id))).toBe(true);
  expect([...made].sort()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
});

test('a child sorts behind a parent from a device whose clock is ahead', () => {
  const { random } = ticking();
  const parent = createIds(() => 9_000_000, random).next();
  const child = createIds(() => 1000, random).next(parent);
  expect(child > parent).toBe(true);
});
