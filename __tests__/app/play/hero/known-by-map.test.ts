import { knownByMap } from '@/app/play/hero/sheets/known-by-map';
import { adventureOf, adventureWith, after } from '@/__tests__/rules/adventure/kit';
import { own } from '@/__tests__/rules/adventure/foes';
import { put, sheet } from '@/__tests__/rules/adventure/board/laid';

const TRAY = { kind: 'placeTray', tray: 1, at: [2, 0], turn: 0 } as const;

/** A hall below, a hall on a tray beside it; darkness under the hero if wanted. */
const facing = (hero: readonly [number, number], foe: readonly [number, number], dark = false) =>
  adventureOf(
    after(
      adventureWith({ summons: [own()] }),
      sheet(dark ? ['', '', '...D'] : []),
      TRAY,
      sheet([], [2, 0]),
      put('hero-1', ...hero),
      put('monster-2', ...foe),
    ),
  );

test.each([
  ['far away, on one level', facing([0, 0], [2, 5]), { height: 'same', bound: false }],
  ['next to it', facing([1, 1], [2, 1]), { height: 'same', bound: true }],
  ['from below', facing([3, 2], [6, 2]), { height: 'lower', bound: false }],
  ['from above', facing([6, 2], [3, 2]), { height: 'higher', bound: false }],
] as const)('W2, W6: %s', (_, adventure, known) => {
  const { height, bound } = known;
  const heights = { 'monster-2': height };
  const expected = { heights, bound, onDarkness: false };
  expect(knownByMap(adventure, 'hero-1', ['monster-2'])).toEqual(expected);
});

test('N11: on darkness, before anybody is aimed at', () => {
  const adventure = facing([3, 2], [6, 2], true);
  expect(knownByMap(adventure, 'hero-1', [])).toEqual({ onDarkness: true, bound: false });
});

test('without a map or a place nothing is said', () => {
  const nowhere = adventureOf(adventureWith({ summons: [own()] }));
  expect(knownByMap(nowhere, 'hero-1', ['monster-2'])).toEqual({});
});

test('N14: without a map, that he stands on darkness is known once it was said', () => {
  const dark = {
    kind: 'enterGround',
    figure: 'hero-1',
    entered: [],
    on: ['darkness'],
    falls: 0,
  } as const;
  const said = adventureOf(adventureWith({ summons: [own()], then: [dark] }));
  expect(knownByMap(said, 'hero-1', ['monster-2'])).toEqual({ onDarkness: true });
});
