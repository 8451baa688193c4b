import { CATALOGUE, RUNES } from '@/src/content/drunagor';
import {
  createGame,
  deckKey,
  forgetOwnCard,
  habitsAfter,
  keepOwnCard,
  NO_HABITS,
  readDecks,
  readHabits,
  readOwnCards,
  rememberHabits,
} from '@/src/game';
import {
  STANDARD_RULES,
  UNWRITTEN_DECK,
  type CardFace,
  type GameCommand,
  type OwnCard,
} from '@/src/rules';
import { newFolder, openIn } from '../storage/node/node-platform';
import { hero, openState, ticking, value } from './table/table';

const FACE: CardFace = {
  id: 'own-1',
  monster: 'own-1',
  size: 'small',
  miniature: '',
  hp: 120,
  move: 3,
  attack: 'magic',
  damage: { base: 2, x: 1 },
  track: { rune: 'red', row: 'upper' },
  immunities: ['stun'],
  side: null,
  abilities: [{ keyword: 'cleave', phase: 'attack', x: 2 }],
};
const BOSS: OwnCard = { kind: 'boss', name: 'Der Fährmann', face: FACE, back: null };

const START: GameCommand = {
  kind: 'startAdventure',
  chapter: 2,
  title: 'Probe',
  at: 5,
  runes: RUNES,
  rules: { ...STANDARD_RULES, cursePenalty: 2, dice: 'table' },
  heroes: [
    { hero: 'hero-1', role: 'leader', maxHp: 13, cubes: { yellow: 2, red: 1, green: 1, blue: 2 } },
    { hero: 'hero-2', role: 'striker', maxHp: 10, cubes: null },
  ],
};

async function running() {
  const clock = ticking();
  const storage = await openIn(newFolder(), clock.now);
  const game = createGame({ storage, catalogue: CATALOGUE, app: 'test', ...clock });
  const heroes = [hero('Vorn', { board: 'vorn' }), hero('Asta')];
  value(await game.create({ name: 'Probe', heroes }));
  value(await game.dispatch(START));
  return { storage, game, clock };
}

test('own cards are kept, read again by name, changed and forgotten', async () => {
  const { storage } = await running();
  const other = { ...BOSS, name: 'Aschewurm' };
  await keepOwnCard(storage.library, { id: 'own-1', card: BOSS }, 1);
  await keepOwnCard(storage.library, { id: 'own-2', card: other }, 2);
  expect(await readOwnCards(storage.library)).toEqual([
    { id: 'own-2', card: other },
    { id: 'own-1', card: BOSS },
  ]);
  await forgetOwnCard(storage.library, 'own-2');
  await keepOwnCard(storage.library, { id: 'own-1', card: { ...BOSS, back: FACE } }, 3);
  expect(await readOwnCards(storage.library)).toEqual([
    { id: 'own-1', card: { ...BOSS, back: FACE } },
  ]);
  await storage.close();
});

test('a card that cannot be read does not hide the others', async () => {
  const { storage } = await running();
  await keepOwnCard(storage.library, { id: 'own-1', card: BOSS }, 1);
  const broken = JSON.stringify({ ...BOSS, kind: 'dragon' });
  await storage.library.put({ kind: 'own-card', id: 'own-3', changedAt: 2, body: broken });
  await storage.library.put({ kind: 'own-card', id: 'own-4', changedAt: 2, body: '{' });
  expect(await readOwnCards(storage.library)).toEqual([{ id: 'own-1', card: BOSS }]);
  await storage.close();
});

test('attack cards written once are there for the next commander, empty ones are not kept', async () => {
  const { storage, game } = await running();
  const commander = { card: 'commander-bane', command: 2 } as const;
  const after = value(await game.dispatch({ kind: 'summon', summons: [commander] })).state;
  const owner = after.adventure?.monsters[0]?.id ?? '';
  value(await game.dispatch({ kind: 'layAttackCards', owner }));
  expect(await readDecks(storage.library)).toEqual({});
  const laid = openState(game).state.adventure?.attackCards[0];
  if (laid === undefined) throw new Error('nothing laid');
  const { id, owner: _, ...draft } = laid;
  const written = { ...draft, name: 'Hieb', damage: 4 };
  value(await game.dispatch({ kind: 'writeAttackCard', card: id, draft: written }));
  const kept = await readDecks(storage.library);
  expect(Object.keys(kept)).toEqual(['commander']);
  expect(kept['commander']).toHaveLength(UNWRITTEN_DECK.length);
  expect(kept['commander']).toContainEqual(written);
  await storage.close();
});

test.each([
  ['commanders share one deck', 'commander', 'commander'],
  ['a lieutenant has his own', 'lieutenant', 'own-1'],
  ['a boss has his own', 'boss', 'own-1'],
] as const)('%s', (_, kind, key) => expect(deckKey({ kind, face: FACE })).toBe(key));

test('the next adventure begins as the last one did, each hero by board or name', async () => {
  const { storage, game } = await running();
  expect(await readHabits(storage.library)).toEqual(NO_HABITS);
  const { campaign, adventure } = openState(game).state;
  if (adventure === null) throw new Error('no adventure');
  const habits = habitsAfter(NO_HABITS, campaign, adventure);
  await rememberHabits(storage.library, habits, 9);
  expect(await readHabits(storage.library)).toEqual({
    cursePenalty: 2,
    dice: 'table',
    runes: 'app',
    cards: 'app',
    heroes: {
      vorn: { role: 'leader', bonus: { leader: 3 } },
      Asta: { role: 'striker', bonus: { striker: 0 } },
    },
  });
  await storage.close();
});

test('what the logbook adds to the HP is no part of what the role brought', async () => {
  const { storage, game } = await running();
  const draft = { catalogue: null, names: { en: 'Glut', de: 'Glut' }, notes: '', hp: 2 };
  value(
    await game.dispatch({ kind: 'gainConsequence', hero: 'hero-1', consequence: 'aura', draft }),
  );
  const { campaign, adventure } = openState(game).state;
  if (adventure === null) throw new Error('no adventure');
  const { vorn } = habitsAfter(NO_HABITS, campaign, adventure).heroes;
  expect(vorn?.bonus).toEqual({ leader: 3 });
  await storage.close();
});
