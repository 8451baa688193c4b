import { fail, ok } from '@/src/rules';

test('a result is either a value or a stated failure', () => {
  expect(ok(3)).toEqual({ ok: true, value: 3 });
  expect(fail('no-way')).toEqual({ ok: false, error: 'no-way' });
});
