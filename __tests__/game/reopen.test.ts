import { CATALOGUE, RUNES } from '@/src/content/drunagor';
import { createGame } from '@/src/game';
import { STANDARD_RULES, type GameCommand, type Summons } from '@/src/rules';
import { newFolder, openIn } from '../storage/node/node-platform';
import { hero, openState, ticking, value } from './table/table';

const START: GameCommand = {
  kind: 'startAdventure',
  chapter: 2,
  title: 'Probe',
  at: 5,
  rules: STANDARD_RULES,
  runes: RUNES,
  heroes: [{ hero: 'hero-1', role: 'leader', maxHp: 10, cubes: null }],
};

const summons = (card: string): Summons => ({ card, base: null, hp: 10, standIn: true });

const CARDS = [...CATALOGUE.monsters, ...CATALOGUE.scenario].map(({ id }) => id);
const tens = Array.from({ length: Math.ceil(CARDS.length / 10) }, (_, ten) =>
  CARDS.slice(ten * 10, ten * 10 + 10),
);

test.each(tens)('an adventure with %s can be opened again as it was', async (...cards) => {
  const clock = ticking();
  const storage = await openIn(newFolder(), clock.now);
  const parts = { storage, catalogue: CATALOGUE, app: 'test', ...clock };
  const game = createGame(parts);
  const id = value(await game.create({ name: 'Probe', heroes: [hero('Vorn')] }));
  value(await game.dispatch([START, { kind: 'summon', summons: cards.map(summons) }]));
  const before = openState(game).state;
  expect(before.adventure?.monsters).toHaveLength(cards.length);
  value(await game.close());
  const again = createGame(parts);
  value(await again.open(id));
  expect(openState(again).state).toEqual(before);
  await storage.close();
});
