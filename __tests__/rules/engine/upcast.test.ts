import { EVENT_VERSIONS, UPCASTERS, lift, type Upcasters } from '@/src/rules';

const VERSIONS = { moved: 3, fell: 1 };
const STEPS: Upcasters = {
  moved: {
    1: ({ far, ...event }) => ({ ...event, steps: far }),
    2: (event) => ({ ...event, cause: 'M1' }),
  },
};

test.each([
  ['the newest form stays', { type: 'fell', v: 1 }, { type: 'fell', v: 1 }],
  ['one step', { type: 'moved', v: 2, steps: 4 }, { type: 'moved', v: 3, steps: 4, cause: 'M1' }],
  ['all steps', { type: 'moved', v: 1, far: 4 }, { type: 'moved', v: 3, steps: 4, cause: 'M1' }],
])('lifted: %s', (_, event, expected) => {
  expect(lift(event, VERSIONS, STEPS)).toEqual({ ok: true, value: expected });
});

test.each([
  ['a newer form', { type: 'fell', v: 2 }, 'newer-event'],
  ['a type of a newer app', { type: 'flew', v: 1 }, 'newer-event'],
  ['a name every object has', { type: 'constructor', v: 1 }, 'newer-event'],
  ['a form without a step', { type: 'moved', v: 0 }, 'unknown-event'],
])('refused: %s', (_, event, error) => {
  expect(lift(event, VERSIONS, STEPS)).toEqual({ ok: false, error });
});

test('every event form before the newest has its step', () => {
  const missing = Object.entries(EVENT_VERSIONS).flatMap(([type, newest]) =>
    Array.from({ length: newest - 1 }, (_, index) => index + 1)
      .filter((version) => UPCASTERS[type]?.[version] === undefined)
      .map((version) => `${type} ${version}`),
  );
  expect(missing).toEqual([]);
});
