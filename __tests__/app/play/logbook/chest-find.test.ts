import {
  findCommands,
  findName,
  NO_FIND,
  wouldGo,
  type ChestFind,
} from '@/app/play/logbook/chest-find';
import { ownItem } from '@/app/play/logbook/own-item';
import type { GameState } from '@/src/rules';
import { after, gain, idOf, item, PARTY, things } from '@/__tests__/rules/campaign/logbook-kit';

const FULL = after(PARTY, gain('hero-1', item('Rot')), gain('hero-1', item('Blau')));
const find = (more: Partial<ChestFind>): ChestFind => ({ ...NO_FIND, ...more });
const staff = { ...ownItem('Staff', 'weapon'), deck: 'chest' as const };

const bagAfter = (state: GameState, found: ChestFind) =>
  things(after(state, ...findCommands(state.campaign, 'hero-1', found))).bag;

test.each<[string, GameState, ChestFind, readonly string[]]>([
  ['nothing entered', PARTY, find({ typed: '  ' }), []],
  ['in their own words', PARTY, find({ typed: ' 🗝️ مفتاح ' }), ['🗝️ مفتاح']],
  ['a printed card', PARTY, find({ typed: 'Sta', item: staff }), ['Staff']],
  ['a full bag: the find stays', FULL, find({ typed: 'Seil' }), ['Rot', 'Blau']],
  [
    'a full bag: something goes',
    FULL,
    find({ typed: 'Seil', drop: idOf(FULL, 'Rot') }),
    ['Blau', 'Seil'],
  ],
])('E1: %s', (_, state, found, bag) => {
  expect(bagAfter(state, found)).toEqual(bag);
});

test('Z3: an own find is a chest card of the chosen kind, so it never goes into the camp', () => {
  const [command] = findCommands(PARTY.campaign, 'hero-1', find({ typed: 'Helm', slot: 'armor' }));
  expect(command).toMatchObject({ item: { deck: 'chest', slot: 'armor' } });
});

test('the chest is told the name in the language of the table', () => {
  const both = { ...staff, front: { ...staff.front, names: { en: 'Staff', de: 'Stab' } } };
  expect(findName(find({ item: both }), 'de')).toBe('Stab');
  expect(findName(find({ typed: ' Seil ' }), 'de')).toBe('Seil');
});

test('nothing has to go while there is room', () => {
  expect(wouldGo(PARTY.campaign, 'hero-1')).toEqual([]);
  expect(wouldGo(FULL.campaign, 'hero-1')).toHaveLength(2);
});
