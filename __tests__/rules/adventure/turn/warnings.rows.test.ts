import { warningsFor, type AdventureCommand, type GameState } from '@/src/rules';
import { adventureWith, after } from '../kit';

const NEXT: AdventureCommand = { kind: 'nextTurn' };
const DRAW: AdventureCommand = { kind: 'drawRunes', by: 'card', count: 1 };
const MANIFEST: AdventureCommand = { kind: 'manifest', figure: 'monster-2', reached: [] };
const SETTLE: AdventureCommand = { kind: 'settleRunes', reached: [], crushed: 0 };

const heroTurn = adventureWith({ heroes: [{}], rules: { runeCard: true }, then: [NEXT] });
const runeCard = after(heroTurn, NEXT);
const wrath = adventureWith({
  heroes: [{}],
  summons: [{ card: 'manifestation-of-wrath' }],
  then: [NEXT, NEXT],
});

test.each<[string, GameState, AdventureCommand, readonly object[]]>([
  ['N1: nothing to do in a hero’s turn', heroTurn, NEXT, []],
  ['N1: runes not drawn', runeCard, NEXT, [{ code: 'task-open', task: 'draw-runes' }]],
  ['N1: runes drawn and laid', after(runeCard, DRAW, SETTLE), NEXT, []],
  ['N1: the card’s runes in its own turn', runeCard, DRAW, []],
  ['N1: the card’s runes in another turn', heroTurn, DRAW, [{ code: 'not-its-turn' }]],
  ['N1: an instruction draws at any time', heroTurn, { ...DRAW, by: 'instruction' }, []],
  ['S2e: not manifested', wrath, NEXT, [{ code: 'task-open', task: 'manifest' }]],
  ['S2e: in its own turn', wrath, MANIFEST, []],
  ['S2e: in another turn', after(wrath, NEXT), MANIFEST, [{ code: 'not-its-turn' }]],
])('%s: warnings', (_, state, command, warnings) => {
  expect(warningsFor(state, command)).toEqual(warnings);
});
