import { RUNEBOUND_2 } from '@/src/rules/runebound2';
import { asking, type Inputs, type Row } from '../contract/ask';

const ask = asking(RUNEBOUND_2, 'runebound2');

const figure = (wounds: number, exhaustion: number, remove?: number): Inputs => ({
  wounds,
  exhaustion,
  ...(remove !== undefined && { remove }),
});
const die = (...faces: string[]) => faces;
const answer = (dice: number, exhaustion: number[], use: number[] | null = null) => ({
  dice,
  exhaustion,
  use,
});
const ROLL = [
  die('plains', 'road'),
  die('hills', 'river'),
  die('forest', 'hills'),
  die('swamp', 'swamp'),
  die('plains', 'mountain'),
];
const fresh = [figure(0, 0)];

describe('RB2-10: movement and rest', () => {
  test.each<Row>([
    ['RB2-10: five dice', { group: [figure(0, 0), figure(0, 0)] }, answer(5, [0, 0])],
    [
      'RB2-10: four with a wound anywhere',
      { group: [figure(0, 0), figure(1, 0)] },
      answer(4, [0, 0]),
    ],
    ['RB2-10: four with exhaustion', { group: [figure(0, 2)] }, answer(4, [2])],
    [
      'RB2-10: rest, shared',
      { group: [figure(3, 3, 2), figure(0, 2, 1)], rest: 1 },
      answer(1, [1, 1]),
    ],
    ['RB2-10: rest with all dice left', { group: [figure(0, 9, 4)], rest: 0 }, answer(0, [5])],
    ['RB2-10: rest of the fresh', { group: fresh, rest: 3 }, answer(3, [0])],
    [
      'RB2-10: which die pays which hex',
      { group: fresh, roll: ROLL, path: ['hills', 'forest', 'plains'] },
      answer(5, [0], [1, 2, 0]),
    ],
    [
      'RB2-10: the smallest that works',
      { group: fresh, roll: ROLL, path: ['city', 'road'] },
      answer(5, [0], [1, 0]),
    ],
    [
      'RB2-10: one die, one hex',
      { group: fresh, roll: ROLL, path: ['swamp', 'swamp'] },
      answer(5, [0]),
    ],
    [
      'RB2-10: a whole path',
      { group: fresh, roll: ROLL, path: ['plains', 'hills', 'hills', 'swamp', 'mountain'] },
      answer(5, [0], [0, 1, 2, 3, 4]),
    ],
    ['RB2-10: a roll without a path', { group: fresh, roll: ROLL }, answer(5, [0])],
    ['RB2-10: a path without a roll', { group: fresh, path: ['city'] }, answer(5, [0])],
    ['RB2-10: no die rolled', { group: fresh, rest: 0, roll: [], path: ['city'] }, answer(0, [0])],
    [
      'RB2-10: more than there is',
      { group: [figure(0, 1, 1), figure(0, 1, 2)], rest: 0 },
      '!group[1].remove',
    ],
    ['RB2-10: without rest', { group: [figure(0, 1, 1), figure(0, 1, 2)] }, '!group[0].remove'],
    [
      'RB2-10: more than the dice leave',
      { group: [figure(0, 3, 2), figure(0, 3, 1)], rest: 2, roll: [] },
      '!group',
    ],
    ['RB2-10: too few dice', { group: fresh, roll: ROLL.slice(1) }, '!roll'],
    ['RB2-10: too many for a rest', { group: fresh, rest: 2, roll: ROLL }, '!roll'],
    ['RB2-10: nobody', { group: [] }, '!group'],
    ['RB2-10: four dice are no rest', { group: fresh, rest: 4 }, '!rest'],
    ['RB2-10: no city on a die', { group: fresh, roll: [die('city', 'city')] }, '!roll[0][0]'],
    ['RB2-10: a way of six', { group: fresh, path: Array(6).fill('city') }, '!path'],
    ['RB2-10: no way', { group: fresh, path: [] }, '!path'],
    ['RB2-10: null is no rest', { group: fresh, rest: null }, '!rest'],
  ])('%s', (_name, inputs, expected) => {
    expect(ask('movement', inputs)).toEqual(expected);
  });
});

const tired = (allowed: boolean, exhaustion: number, wounds: number) => ({
  allowed,
  exhaustion,
  wounds,
});

describe('RB2-11: exhaustion', () => {
  test.each<Row>([
    ['RB2-11: within stamina', { stamina: 4, exhaustion: 1, gain: 3 }, tired(true, 4, 0)],
    ['RB2-11: above it wounds', { stamina: 4, exhaustion: 1, gain: 5 }, tired(true, 4, 2)],
    [
      'RB2-11: as a price within stamina',
      { stamina: 4, exhaustion: 1, gain: 3, cost: true },
      tired(true, 4, 0),
    ],
    [
      'RB2-11: as a price it is refused',
      { stamina: 4, exhaustion: 1, gain: 4, cost: true },
      tired(false, 1, 0),
    ],
    ['RB2-11: no stamina', { stamina: 0, exhaustion: 0, gain: 2 }, tired(true, 0, 2)],
    ['RB2-11: more than stamina already', { stamina: 1, exhaustion: 2, gain: 0 }, '!exhaustion'],
    ['RB2-11: the gain must be told', { stamina: 1, exhaustion: 2 }, '!gain'],
  ])('%s', (_name, inputs, expected) => {
    expect(ask('exhaustion', inputs)).toEqual(expected);
  });
});

const card = (id: string, kind: string, cost: number, more: Inputs = {}): Inputs => ({
  id,
  kind,
  cost,
  ...more,
});
const kept = { kept: true };
const market = (more: Inputs): Inputs => ({ gold: 9, hero: { wounds: 2, exhaustion: 3 }, ...more });
const buy = (bought: Inputs) => ({ do: 'buy', card: bought });
const sell = (id: string) => ({ do: 'sell', id });
const discard = (id: string) => ({ do: 'discard', id });
const heal = (who: string, what: string) => ({ do: 'heal', who, what });
const SWORD = card('sword', 'weapon', 5);
const BOW = card('bow', 'weapon', 4);
const MAIL = card('mail', 'armor', 3);
const ELF = card('elf', 'ally', 3, { wounds: 1, exhaustion: 2 });
const has = (more: Inputs) => expect.objectContaining(more) as unknown;

describe('RB2-12: the market', () => {
  test.each<Row>([
    [
      'RB2-12: the whole answer',
      market({
        cards: [
          SWORD,
          ELF,
          card('gem', 'item', 1),
          card('ring', 'item', 7, kept),
          card('cap', 'item', 2),
        ],
      }),
      {
        gold: 9,
        cards: ['sword', 'elf', 'gem', 'ring', 'cap'],
        hero: { wounds: 2, exhaustion: 3 },
        allies: [{ id: 'elf', wounds: 1, exhaustion: 2 }],
        sell: [
          { id: 'sword', gold: 2 },
          { id: 'cap', gold: 1 },
        ],
      },
    ],
    [
      'RB2-12: selling brings half',
      market({ cards: [SWORD], actions: [sell('sword')] }),
      has({ gold: 11, cards: [], sell: [] }),
    ],
    ['RB2-12: no ally', market({ cards: [ELF], actions: [sell('elf')] }), '!actions[0]'],
    [
      'RB2-12: nothing that cost less than 2',
      market({ cards: [card('gem', 'item', 1)], actions: [sell('gem')] }),
      '!actions[0]',
    ],
    [
      'RB2-12: nothing kept',
      market({ cards: [card('ring', 'item', 7, kept)], actions: [sell('ring')] }),
      '!actions[0]',
    ],
    [
      'RB2-12: nor discarded',
      market({ cards: [card('ring', 'item', 7, kept)], actions: [discard('ring')] }),
      '!actions[0]',
    ],
    [
      'RB2-12: discards bring nothing',
      market({ cards: [ELF, SWORD], actions: [discard('elf')] }),
      has({ gold: 9, cards: ['sword'], allies: [] }),
    ],
    ['RB2-12: what is not there', market({ actions: [sell('x')] }), '!actions[0]'],
    [
      'RB2-12: bought last',
      market({ cards: [SWORD], actions: [buy(ELF)] }),
      has({ gold: 6, cards: ['sword', 'elf'], allies: [{ id: 'elf', wounds: 1, exhaustion: 2 }] }),
    ],
    ['RB2-12: for all the gold', market({ gold: 5, actions: [buy(SWORD)] }), has({ gold: 0 })],
    ['RB2-12: not for more', market({ gold: 4, actions: [buy(SWORD)] }), '!actions[0]'],
    [
      'RB2-12: a name taken',
      market({ cards: [SWORD], actions: [buy(card('sword', 'item', 0))] }),
      '!actions[0]',
    ],
    [
      'RB2-12: a name free again',
      market({ cards: [SWORD], actions: [sell('sword'), buy(card('sword', 'item', 0))] }),
      has({ cards: ['sword'] }),
    ],
    [
      'RB2-12: two weapons',
      market({ cards: [SWORD, BOW], actions: [buy(card('axe', 'weapon', 1))] }),
      '!actions[0]',
    ],
    [
      'RB2-12: kept ones count',
      market({
        cards: [SWORD, { ...BOW, ...kept }],
        actions: [sell('sword'), buy(card('axe', 'weapon', 1)), buy(card('mace', 'weapon', 1))],
      }),
      '!actions[2]',
    ],
    [
      'RB2-12: one armor',
      market({ cards: [MAIL], actions: [buy(card('coat', 'armor', 1))] }),
      '!actions[0]',
    ],
    [
      'RB2-12: two allies',
      market({ cards: [ELF, card('orc', 'ally', 1)], actions: [buy(card('man', 'ally', 1))] }),
      '!actions[0]',
    ],
    [
      'RB2-12: any number of items',
      market({
        cards: [1, 2, 3, 4].map((one) => card(`i${one}`, 'item', 0)),
        actions: [buy(card('x', 'item', 0))],
      }),
      has({ gold: 9 }),
    ],
    [
      'RB2-12: too many to begin with is no fault',
      market({ cards: [MAIL, card('coat', 'armor', 1)] }),
      has({ cards: ['mail', 'coat'] }),
    ],
    [
      'RB2-12: a wound for one gold',
      market({ actions: [heal('hero', 'wound'), heal('hero', 'wound')] }),
      has({ gold: 7, hero: { wounds: 0, exhaustion: 3 } }),
    ],
    [
      'RB2-12: no wound left',
      market({ actions: [heal('hero', 'wound'), heal('hero', 'wound'), heal('hero', 'wound')] }),
      '!actions[2]',
    ],
    [
      'RB2-12: all exhaustion for one',
      market({ cards: [ELF], actions: [heal('hero', 'exhaustion'), heal('elf', 'exhaustion')] }),
      has({
        gold: 7,
        hero: { wounds: 2, exhaustion: 0 },
        allies: [{ id: 'elf', wounds: 1, exhaustion: 0 }],
      }),
    ],
    [
      'RB2-12: none left',
      market({ cards: [ELF], actions: [heal('elf', 'exhaustion'), heal('elf', 'exhaustion')] }),
      '!actions[1]',
    ],
    ['RB2-12: without gold', market({ gold: 0, actions: [heal('hero', 'wound')] }), '!actions[0]'],
    [
      'RB2-12: only allies',
      market({ cards: [card('gem', 'item', 1, { wounds: 1 })], actions: [heal('gem', 'wound')] }),
      '!actions[0]',
    ],
    ['RB2-12: nobody', market({ actions: [heal('elf', 'wound')] }), '!actions[0]'],
    [
      'RB2-12: a card called hero',
      market({ cards: [SWORD, card('hero', 'ally', 1)] }),
      '!cards[1].id',
    ],
    [
      'RB2-12: one for sale, before the actions',
      market({ actions: [sell('x'), buy(card('hero', 'ally', 1))] }),
      '!actions[1].card.id',
    ],
    [
      'RB2-12: a card twice',
      market({ cards: [card('hero', 'ally', 1), SWORD, SWORD] }),
      '!cards[2].id',
    ],
    ['RB2-12: no such kind', market({ cards: [card('x', 'armour', 1)] }), '!cards[0].kind'],
    [
      'RB2-12: selling names an id',
      market({ actions: [{ do: 'sell', card: SWORD }] }),
      '!actions[0].id',
    ],
    ['RB2-12: the hero must be there', { gold: 1 }, '!hero'],
  ])('%s', (_name, inputs, expected) => {
    expect(ask('market', inputs)).toEqual(expected);
  });
});
