import { own, ownFace } from '../foes';
import { adventureWith, after, cardOf, monsterOf, refusing } from '../kit';

// Found by a random walk: a large back left the figure in a base of no such size.
test('U2: a card of the players own has one size on both sides, as its miniature', () => {
  const back = ownFace({ id: 'own-back', size: 'large', side: 'B' });
  const card = { kind: 'scenario', name: 'Wandler', face: ownFace({ side: 'A' }), back } as const;
  const turned = after(adventureWith({ summons: [{ card, base: 'dark-red' }] }), {
    kind: 'turnCard',
    card: 'card-1',
    side: 'B',
  });
  expect(cardOf(turned, 'card-1').face).toMatchObject({ id: 'own-back', size: 'small' });
  expect(monsterOf(turned, 'monster-2').base).toBe('dark-red');
});

// Seed 50894: the second figure got a small base although its card says it is large.
test('U2: who joins a card on the track is as large as that card says', () => {
  const others = (['dark-blue', 'pink', 'green'] as const).map((base) => ({
    card: 'skeleton-archer/standard/rookie',
    base,
  }));
  const first = { card: own({ size: 'large' }).card, base: 'yellow' } as const;
  const state = adventureWith({ summons: [first, ...others] });
  const joining = { kind: 'summon', summons: [{ card: own({ size: 'small' }).card }] } as const;
  expect(refusing(state, joining)).toBe('no-base-left');
});
