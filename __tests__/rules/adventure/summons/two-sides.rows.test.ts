import { ownFace } from '../foes';
import { adventureWith, after, cardOf, monsterOf } from '../kit';

// Found by a random walk: a large back left the figure in a base of no such size.
test('U2: a card of the players own has one size on both sides, as its miniature', () => {
  const back = ownFace({ id: 'own-back', size: 'large', side: 'B' });
  const card = { kind: 'scenario', name: 'Wandler', face: ownFace({ side: 'A' }), back } as const;
  const turned = after(adventureWith({ summons: [{ card, base: 'dark-red' }] }), {
    ...{ kind: 'turnCard', card: 'card-1', side: 'B' },
  });
  expect(cardOf(turned, 'card-1').face).toMatchObject({ id: 'own-back', size: 'small' });
  expect(monsterOf(turned, 'monster-2').base).toBe('dark-red');
});
