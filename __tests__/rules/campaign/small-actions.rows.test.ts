import type { GameCommand, GameState } from '@/src/rules';
import { after, codes, doing, gain, idOf, inAdventure, item, lose } from './logbook-kit';

const ring = item('Ring', { slot: 'trinket' });
const potion = item('Trank');
const packed = [gain('hero-1', ring), gain('hero-1', potion)] as const;
const next: GameCommand = { kind: 'nextTurn' };
const PACKED = inAdventure(...packed);
const IN_TURN = inAdventure(...packed, next);
const OTHERS_TURN = inAdventure(...packed, next, next);

const move = (
  state: GameState,
  name: string,
  place: 'trinket' | 'bag' | 'camp',
  to = 'hero-1',
) => ({
  ...({ kind: 'moveItem', hero: 'hero-1', item: idOf(state, name) } as const),
  to: { hero: to, place },
});
const end = (state: GameState, how: 'used' | 'dropped'): GameCommand => ({
  kind: 'removeItem',
  hero: 'hero-1',
  item: idOf(state, 'Trank'),
  end: how,
});

const ticks = (state: GameState, command: GameCommand): readonly string[] =>
  doing(state, command).state.adventure?.turn?.actions ?? [];

test.each<[string, GameState, GameCommand, readonly string[]]>([
  ['E2: put on in the own turn', IN_TURN, move(IN_TURN, 'Ring', 'trinket'), ['exchange']],
  ['E2: given in the own turn', IN_TURN, move(IN_TURN, 'Ring', 'bag', 'hero-2'), ['exchange']],
  [
    'E2: taken from a neighbour in the own turn',
    OTHERS_TURN,
    move(OTHERS_TURN, 'Ring', 'bag', 'hero-2'),
    ['exchange'],
  ],
  ["E2: put on in somebody else's turn", OTHERS_TURN, move(OTHERS_TURN, 'Ring', 'trinket'), []],
  ["E2: in nobody's turn", PACKED, move(PACKED, 'Ring', 'trinket'), []],
  ['L7: into the camp', IN_TURN, move(IN_TURN, 'Ring', 'camp'), []],
  ['E5: drunk', IN_TURN, end(IN_TURN, 'used'), ['consumable']],
  ['E1: dropped', IN_TURN, end(IN_TURN, 'dropped'), []],
  ['E1: found', IN_TURN, gain('hero-2', ring), []],
])('Q1: %s', (_, state, command, expected) => {
  expect(ticks(state, command)).toEqual(expected);
});

test('E2: the second exchange of a turn is doubted, and happens', () => {
  const once = doing(IN_TURN, move(IN_TURN, 'Ring', 'trinket')).state;
  const back = move(once, 'Ring', 'bag');
  expect(codes(once, back)).toEqual(['exchange-used']);
  expect(doing(once, back).events.map(({ type }) => type)).toEqual(['itemsMoved']);
});

test('Q1: nothing is ticked between adventures', () => {
  const home = after(lose(inAdventure(next)), gain('hero-1', ring));
  expect(doing(home, move(home, 'Ring', 'trinket')).events).toHaveLength(1);
});
