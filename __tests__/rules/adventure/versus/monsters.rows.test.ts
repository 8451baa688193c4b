import { boardTurn, boundBy, quickRanking, type GameCommand } from '@/src/rules';
import { adventureOf } from '../kit';
import { own } from '../foes';
import { sheet, stand } from '../map/map-kit';
import { fightWith } from './fight';

const HIDDEN: GameCommand = { kind: 'giveTokens', figures: ['hero-1'], token: 'stealth', count: 1 };
const SUMMON: GameCommand = { kind: 'summon', summons: [own({ move: 9 })] };

const scene = (...then: readonly GameCommand[]) =>
  adventureOf(
    fightWith({
      heroes: [{ maxHp: 14 }, { maxHp: 7 }],
      then: [
        SUMMON,
        sheet('C', [0, 0]),
        stand('monster-2', [0, 0]),
        stand('hero-2', [2, 0]),
        stand('hero-1', [3, 3]),
        ...then,
      ],
    }),
  );

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
