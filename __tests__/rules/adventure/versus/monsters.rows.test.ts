import { boardTurn, boundBy, quickRanking, type CardFace, type GameCommand } from '@/src/rules';
import { adventureOf } from '../kit';
import { onHit, own, trait } from '../foes';
import { sheet, stand } from '../map/map-kit';
import { fightWith } from './fight';

const HIDDEN: GameCommand = { kind: 'giveTokens', figures: ['hero-1'], token: 'stealth', count: 1 };
const summon = (face: Partial<CardFace> = {}): GameCommand => ({
  kind: 'summon',
  summons: [own({ move: 9, ...face })],
});
const SUMMON = summon();

const sceneWith = (face: Partial<CardFace>, ...then: readonly GameCommand[]) =>
  adventureOf(
    fightWith({
      heroes: [{ maxHp: 14 }, { maxHp: 7 }],
      then: [
        summon(face),
        sheet('C', [0, 0]),
        stand('monster-2', [0, 0]),
        stand('hero-2', [2, 0]),
        stand('hero-1', [3, 3]),
        ...then,
      ],
    }),
  );
const scene = (...then: readonly GameCommand[]) => sceneWith({}, ...then);

test('X8: the nearest hero comes first, not the strongest', () => {
  const turn = boardTurn(scene(), 'monster-2');
  expect(turn.ok && turn.value.ranking).toEqual(['hero-2', 'hero-1']);
});

test('X8: as near as each other, the card’s criterion decides', () => {
  const turn = boardTurn(scene(stand('hero-1', [0, 2])), 'monster-2');
  expect(turn.ok && turn.value.ranking).toEqual(['hero-1', 'hero-2']);
});

test('X5: monsters see the hidden', () => {
  expect(quickRanking(scene(HIDDEN), 'monster-2').unseen).toEqual([]);
});

test('X9: a beaten hero is missed by nobody on the map', () => {
  const three = fightWith({
    heroes: [{}, {}, {}],
    then: [
      SUMMON,
      sheet('C', [0, 0]),
      stand('monster-2', [0, 0]),
      stand('hero-2', [2, 0]),
      stand('hero-3', [3, 3]),
      { kind: 'trauma', hero: 'hero-1', x: 2 },
    ],
  });
  expect(boardTurn(adventureOf(three), 'monster-2').ok).toBe(true);
});

test('X11: a hero of another team binds', () => {
  expect(boundBy(scene(stand('hero-1', [3, 1])), 'hero-1')).toEqual(['hero-2']);
});

test('X5: STEALTH frees nobody: the hidden binds and is bound', () => {
  const near = scene(stand('hero-1', [3, 1]), HIDDEN);
  expect([boundBy(near, 'hero-1'), boundBy(near, 'hero-2')]).toEqual([['hero-2'], ['hero-1']]);
});

/** BLOODSEEKER looks for the fewest HP, hero-2. */
const seeking = (...then: readonly GameCommand[]) =>
  sceneWith({ abilities: [trait('bloodseeker')] }, ...then);

test.each([
  ['X8: the nearest comes before what the card looks for', [stand('hero-2', [3, 2])], 'hero-1'],
  ['X8: as near as each other, what it looks for decides', [], 'hero-2'],
] as const)('%s', (_, then, first) => {
  const turn = boardTurn(seeking(stand('hero-1', [0, 2]), ...then), 'monster-2');
  expect(turn.ok && turn.value.ranking[0]).toBe(first);
});

test('X8, T1: as many heroes as possible come before the nearest', () => {
  const state = fightWith({
    heroes: [{}, {}, {}],
    then: [
      summon({ abilities: [onHit('cleave', 2)] }),
      sheet('C', [0, 0]),
      stand('monster-2', [0, 0]),
      stand('hero-1', [1, 0]),
      stand('hero-2', [3, 3]),
      stand('hero-3', [2, 3]),
    ],
  });
  const turn = boardTurn(adventureOf(state), 'monster-2');
  expect(turn.ok && turn.value.ranking[0]).toBe('hero-1');
  expect(turn.ok && turn.value.options.map(({ hits }) => hits)).toEqual([['hero-2', 'hero-3']]);
});
