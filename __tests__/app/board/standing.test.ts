import { withoutPlace } from '@/app/board/picture/standing';
import { adventureOf } from '@/__tests__/rules/adventure/kit';
import { fightWith, FOUR } from '@/__tests__/rules/adventure/versus/fight';

test('X9: who is out of the fight waits for no place on the map', () => {
  const beaten = { kind: 'trauma', hero: 'hero-2', x: 2 } as const;
  const state = fightWith({ heroes: FOUR, then: [beaten] });
  const waiting = withoutPlace(adventureOf(state)).map(({ id }) => id);
  expect(waiting).toEqual(['hero-1', 'hero-3', 'hero-4']);
});
