import { RUNEWARS } from '@/src/rules/runewars';
import { asking, type Inputs, type Row } from '../contract/ask';

const ask = asking(RUNEWARS, 'runewars');

/** `archer.1.2x3`: row 1, health 2, three of them. */
const army = (text: string) =>
  text.split(' ').flatMap((one) => {
    const [, type, row, health, count] = /^(\w+)\.(\d)\.(\d)x(\d+)$/u.exec(one) ?? [];
    return type === undefined
      ? []
      : [{ type, row: Number(row), health: Number(health), count: Number(count) }];
  });
const battle = (
  attacker: string,
  defender: string,
  steps: readonly Inputs[] = [],
  more: Inputs = {},
): Inputs => ({
  attacker: army(attacker),
  defender: army(defender),
  steps,
  ...more,
});
/** `archer 1 2`: the type, rout and damage for the foe. */
const drawn = (text: string): Inputs => {
  const [type, rout, damage] = text.split(' ');
  return { type, rout: Number(rout), damage: Number(damage) };
};
const words = (text: string) => (text === '' ? [] : text.split(' '));
const exchange = (
  attacker: string,
  defender: string,
  picks = '',
  effects: readonly Inputs[] = [],
): Inputs => ({
  do: 'exchange',
  ...(attacker && { attacker: drawn(attacker) }),
  ...(defender && { defender: drawn(defender) }),
  picks: words(picks),
  effects,
});
const effect = (side: string, unit: string, what: string): Inputs => ({ side, unit, what });
const effects = (...all: readonly Inputs[]): Inputs => ({ do: 'effects', effects: all });
const develop = (use: boolean, picks = ''): Inputs => ({ do: 'develop', use, picks: words(picks) });

/** Standing | routed | damage as `unit=1`. */
const view = (text: string) => {
  const [standing = '', routed = '', damage = ''] = text.split('|').map((part) => part.trim());
  return {
    standing: words(standing),
    routed: words(routed),
    damage: words(damage).map((one) => ({ unit: one.split('=')[0], n: Number(one.split('=')[1]) })),
  };
};
const has = (more: Inputs) => expect.objectContaining(more) as unknown;
const pick = (side: string, kind: string, points: number, units: string) => ({
  do: 'pick',
  side,
  kind,
  points,
  units: words(units),
});
const types = (text: string) =>
  words(text).map((one) => ({ type: one.split('=')[0], cards: Number(one.split('=')[1]) }));
const row = (number: number, attacker: string, defender: string) => ({
  do: 'exchange',
  row: number,
  attacker: types(attacker),
  defender: types(defender),
});

describe('RW-4: exchanges', () => {
  test.each<Row>([
    [
      'RW-4: the lowest row, a card a unit',
      battle('a.2.1x1 b.1.1x3', 'x.1.2x2 y.1.1x1'),
      {
        next: row(1, 'b=3', 'x=2 y=1'),
        attacker: view('a/1 b/1 b/2 b/3'),
        defender: view('x/1 x/2 y/1'),
        result: null,
      },
    ],
    ['RW-4: a row of one side', battle('a.3.1x1', 'x.2.2x2'), has({ next: row(2, '', 'x=2') })],
    [
      'RW-4: one type at a time',
      battle('a.1.1x1 b.1.1x1', '', [exchange('b 0 0', '')]),
      has({ next: row(1, 'a=1', '') }),
    ],
    [
      'RW-4: the next row',
      battle('a.1.1x1 b.4.1x1', '', [exchange('a 0 0', '')]),
      has({ next: row(4, 'b=1', '') }),
    ],
    [
      'RW-4: who does not stand does not draw',
      battle('a.1.1x2', 'x.1.1x1 y.2.1x2', [exchange('a 1 0', 'x 0 0', 'y/2')]),
      has({ next: row(2, '', 'y=1') }),
    ],
    [
      'RW-4: a type all routed is not ready',
      battle('a.1.1x2', 'x.1.1x1 y.2.1x1', [exchange('a 1 0', 'x 0 0', 'y/1')]),
      has({ next: null }),
    ],
    [
      'RW-4: drawn cards count although their units fall',
      battle('a.1.1x1', 'x.1.1x1', [exchange('a 0 1', 'x 0 1', 'a/1 x/1')]),
      has({ next: null, attacker: view(''), defender: view('') }),
    ],
    [
      'RW-4: attacker rout, defender rout, attacker damage, defender damage',
      battle('a.1.2x2', 'x.1.2x2', [exchange('a 1 1', 'x 1 1', 'a/2 x/1 a/1 x/2')]),
      has({ attacker: view('a/1 | a/2 | a/1=1'), defender: view('x/2 | x/1 | x/2=1') }),
    ],
    [
      'RW-4: not in another order',
      battle('a.1.2x2', 'x.1.2x2', [exchange('a 1 1', 'x 1 1', 'a/2 a/1 x/1 x/2')]),
      '!steps[0].picks[1]',
    ],
    [
      'RW-4: effects come first',
      battle('a.1.2x1', 'x.1.2x1', [
        exchange('a 0 1', 'x 0 0', '', [effect('defender', 'x/1', 'destroy')]),
      ]),
      has({ next: null, defender: view('') }),
    ],
    [
      'RW-4: rallied units may draw',
      battle(
        'a.1.1x1',
        'x.1.1x1 y.2.1x1',
        [exchange('a 1 0', 'x 0 0', 'y/1', []), effects(effect('defender', 'y/1', 'rally'))],
        { stronghold: { strength: 1 }, development: 'humans' },
      ),
      has({ next: row(2, '', 'y=1') }),
    ],
    [
      'RW-4: cards for a side that cannot draw',
      battle('a.1.1x1', 'x.2.1x1', [exchange('a 0 0', 'x 0 0')]),
      '!steps[0].defender',
    ],
    [
      'RW-4: no cards for a side that can',
      battle('a.1.1x1', 'x.1.1x1', [exchange('', 'x 0 0')]),
      '!steps[0].attacker',
    ],
    [
      'RW-4: both are looked for before types',
      battle('a.1.1x1', 'x.1.1x1', [exchange('q 0 0', '')]),
      '!steps[0].defender',
    ],
    [
      'RW-4: a strange type',
      battle('a.1.1x1', 'x.1.1x1', [exchange('q 0 0', 'q 0 0')]),
      '!steps[0].attacker.type',
    ],
    [
      'RW-4: a type of another row',
      battle('a.1.1x1', 'x.1.1x1 y.2.1x1', [exchange('a 0 0', 'y 0 0')]),
      '!steps[0].defender.type',
    ],
    [
      'RW-4: a type that has drawn',
      battle('a.1.1x1 b.1.1x1', '', [exchange('a 0 0', ''), exchange('a 0 0', '')]),
      '!steps[1].attacker.type',
    ],
    [
      'RW-4: nothing is ready',
      battle('a.1.1x1', '', [exchange('a 0 0', ''), exchange('a 0 0', '')]),
      '!steps[1]',
    ],
    [
      'RW-4: no such unit',
      battle('a.1.1x1', 'x.1.1x1', [effects(effect('attacker', 'x/1', 'damage'))]),
      '!steps[0].effects[0]',
    ],
    [
      'RW-4: no unit left',
      battle('a.1.1x1', 'x.1.1x1', [
        effects(effect('attacker', 'a/1', 'damage'), effect('attacker', 'a/1', 'rout')),
      ]),
      '!steps[0].effects[1]',
    ],
    [
      'RW-4: routed already',
      battle('a.1.1x1', 'x.1.1x1', [
        effects(effect('attacker', 'a/1', 'rout'), effect('attacker', 'a/1', 'rout')),
      ]),
      '!steps[0].effects[1]',
    ],
    [
      'RW-4: standing already',
      battle('a.1.1x1', 'x.1.1x1', [effects(effect('attacker', 'a/1', 'rally'))]),
      '!steps[0].effects[0]',
    ],
    [
      'RW-4: routed ones can be hurt',
      battle('a.1.2x1 b.1.1x1', 'x.1.1x1', [
        effects(effect('attacker', 'a/1', 'rout'), effect('attacker', 'a/1', 'damage')),
      ]),
      has({ attacker: view('b/1 | a/1 | a/1=1') }),
    ],
    [
      'RW-4: effects before picks',
      battle('a.1.1x1', 'x.1.1x1', [
        exchange('a 1 0', 'x 0 0', 'q', [effect('attacker', 'q', 'rout')]),
      ]),
      '!steps[0].effects[0]',
    ],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('battle', inputs)).toEqual(answer);
  });
});

describe('RW-5: who suffers', () => {
  const hurt = (picks: string, rout: number, damage: number, more: readonly Inputs[] = []) =>
    battle('a.1.1x1', 'x.1.3x2 y.5.2x1', [
      ...more,
      exchange(`a ${rout} ${damage}`, 'x 0 0', picks),
    ]);
  const x1 = effect('defender', 'x/1', 'damage');
  const routX1 = effect('defender', 'x/1', 'rout');
  test.each<Row>([
    [
      'RW-5: who is to be picked',
      hurt('', 2, 1),
      has({ next: pick('defender', 'rout', 2, 'x/1 x/2 y/1'), result: null }),
    ],
    ['RW-5: points left', hurt('y/1', 2, 1), has({ next: pick('defender', 'rout', 1, 'x/1 x/2') })],
    [
      'RW-5: then damage',
      hurt('y/1 x/1', 2, 1),
      has({ next: pick('defender', 'damage', 1, 'x/2') }),
    ],
    [
      'RW-5: uninjured ones rout first',
      hurt('', 1, 0, [effects(x1)]),
      has({ next: pick('defender', 'rout', 1, 'x/2 y/1') }),
    ],
    ['RW-5: not an injured one', hurt('x/1', 1, 0, [effects(x1)]), '!steps[1].picks[0]'],
    [
      'RW-5: unless there are no others',
      hurt('x/2 y/1', 3, 0, [effects(x1)]),
      has({ next: pick('defender', 'rout', 1, 'x/1') }),
    ],
    ['RW-5: rout points lapse', hurt('x/1 x/2 y/1', 9, 0), has({ defender: view('|x/1 x/2 y/1') })],
    [
      'RW-5: damage to the injured',
      hurt('', 0, 1, [effects(x1)]),
      has({ next: pick('defender', 'damage', 1, 'x/1') }),
    ],
    [
      'RW-5: standing before injured routed',
      hurt('', 0, 1, [effects(x1, routX1)]),
      has({ next: pick('defender', 'damage', 1, 'x/2 y/1') }),
    ],
    [
      'RW-5: injured routed before routed',
      hurt('x/2 y/1', 2, 1, [effects(x1, routX1)]),
      has({ next: pick('defender', 'damage', 1, 'x/1') }),
    ],
    [
      'RW-5: routed at last',
      hurt('x/1 x/2 y/1', 3, 1),
      has({ next: pick('defender', 'damage', 1, 'x/1 x/2 y/1') }),
    ],
    [
      'RW-5: a damaged unit takes the next',
      hurt('y/1 y/1 x/1', 0, 3),
      has({ defender: view('x/1 x/2 || x/1=1') }),
    ],
    ['RW-5: and nobody else', hurt('y/1 x/1', 0, 3), '!steps[0].picks[1]'],
    [
      'RW-5: damage lapses when all are gone',
      hurt('y/1 y/1 x/1 x/1 x/1 x/2 x/2 x/2', 0, 20),
      has({ defender: view('') }),
    ],
    ['RW-5: one pick too many', hurt('x/1 x/2', 1, 0), '!steps[0].picks[1]'],
    ['RW-5: one for nothing', hurt('x/1', 0, 0), '!steps[0].picks[0]'],
    [
      'RW-5: one after the last has gone',
      hurt('y/1 y/1 x/1 x/1 x/1 x/2 x/2 x/2 x/2', 0, 20),
      '!steps[0].picks[8]',
    ],
    [
      'RW-5: nothing goes on while picks are lacking',
      battle('a.1.1x1', 'x.1.3x2', [exchange('a 1 0', 'x 0 0'), effects()]),
      '!steps[1]',
    ],
    ['RW-5: a unit of the other side', hurt('a/1', 1, 0), '!steps[0].picks[0]'],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('battle', inputs)).toEqual(answer);
  });
});

const none = [exchange('a 0 0', 'x 0 0')];
const held = (
  development: string,
  steps: readonly Inputs[] = none,
  attackers = 'a.1.2x4',
): Inputs => battle(attackers, 'x.1.1x1', steps, { stronghold: { strength: 1 }, development });
const outcome = (strengths: string, winner: string, more: Inputs = {}): unknown => {
  const [attacker, defender] = strengths.split(':').map(Number);
  return has({ next: null, result: has({ attacker, defender, winner, ...more }) });
};

describe('RW-6: developments', () => {
  test.each<Row>([
    ['RW-6: the defender may', held('undead'), has({ next: { do: 'develop' }, result: null })],
    ['RW-6: not before all have drawn', held('undead', [develop(false)]), '!steps[0]'],
    ['RW-6: he does not', held('undead', [...none, develop(false)]), outcome('4:2', 'attacker')],
    [
      'RW-6: undead rout three',
      held('undead', [...none, develop(true, 'a/1 a/2 a/3')]),
      outcome('1:2', 'defender'),
    ],
    [
      'RW-6: the attacker picks',
      held('undead', [...none, develop(true, 'a/4')]),
      has({ next: pick('attacker', 'rout', 2, 'a/1 a/2 a/3'), result: null }),
    ],
    [
      'RW-6: uthuk deal four',
      held('uthuk', [...none, develop(true, 'a/1 a/1 a/2 a/2')]),
      outcome('2:2', 'defender'),
    ],
    [
      'RW-6: as damage goes',
      held('uthuk', [...none, develop(true, 'a/1 a/2')]),
      '!steps[1].picks[1]',
    ],
    [
      'RW-6: elves send one away',
      held('elves', [...none, develop(true, 'a/2')]),
      has({
        attacker: view('a/1 a/3 a/4'),
        result: has({
          attacker: 3,
          winner: 'attacker',
          retreat: { attacker: ['a/2'], defender: ['x/1'] },
        }),
      }),
    ],
    [
      'RW-6: any who stands',
      held('elves', [...none, develop(true)]),
      has({ next: pick('attacker', 'withdraw', 1, 'a/1 a/2 a/3 a/4') }),
    ],
    [
      'RW-6: nobody stands',
      held(
        'elves',
        [...none, effects(effect('attacker', 'a/1', 'rout')), develop(true)],
        'a.1.2x1',
      ),
      outcome('0:2', 'defender'),
    ],
    ['RW-6: humans add two', held('humans', [...none, develop(true)]), outcome('4:4', 'defender')],
    [
      'RW-6: unless they do not use it',
      held('humans', [...none, develop(false)]),
      outcome('4:2', 'attacker'),
    ],
    [
      'RW-6: nothing to pick',
      held('humans', [...none, develop(true, 'a/1')]),
      '!steps[1].picks[0]',
    ],
    [
      'RW-6: nor if it is not used',
      held('undead', [...none, develop(false, 'a/1')]),
      '!steps[1].picks[0]',
    ],
    ['RW-6: only once', held('humans', [...none, develop(true), develop(true)]), '!steps[2]'],
    ['RW-6: there is none', battle('a.1.1x1', 'x.1.1x1', [...none, develop(true)]), '!steps[1]'],
    [
      'RW-6: none without a stronghold',
      battle('a.1.1x1', 'x.1.1x1', [], { development: 'elves' }),
      '!development',
    ],
    [
      'RW-6: effects until then',
      held('humans', [...none, effects(effect('attacker', 'a/1', 'destroy'))]),
      has({ next: { do: 'develop' }, attacker: view('a/2 a/3 a/4') }),
    ],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('battle', inputs)).toEqual(answer);
  });
});

const fort = (strength: number, damaged = false) => ({ stronghold: { strength, damaged } });
const stand = (attackers: number, defenders: number, more: Inputs = {}) =>
  battle(
    `a.1.1x${attackers}`,
    defenders > 0 ? `x.1.1x${defenders}` : '',
    [exchange('a 0 0', defenders > 0 ? 'x 0 0' : '')],
    more,
  );

describe('strength and retreat', () => {
  test.each<Row>([
    ['RW-7: the higher strength', stand(3, 2), outcome('3:2', 'attacker', { stronghold: null })],
    ['RW-7: a tie is the defender’s', stand(2, 2), outcome('2:2', 'defender')],
    [
      'RW-7: the stronghold counts',
      stand(6, 2, fort(5)),
      outcome('6:7', 'defender', { stronghold: 'damaged' }),
    ],
    [
      'RW-7: conquered',
      stand(6, 2, { ...fort(5), conquer: true }),
      outcome('6:4', 'attacker', { stronghold: 'captured' }),
    ],
    ['RW-7: not below 0', stand(2, 1, { ...fort(1), conquer: true }), outcome('2:1', 'attacker')],
    [
      'RW-7: conquering without a stronghold',
      stand(2, 2, { conquer: true }),
      outcome('2:2', 'defender', { stronghold: null }),
    ],
    [
      'RW-7: nobody stands, it stays',
      battle(
        'a.1.1x1',
        '',
        [exchange('a 0 0', '', '', [effect('attacker', 'a/1', 'rout')])],
        fort(1),
      ),
      outcome('0:1', 'defender', { stronghold: 'intact' }),
    ],
    [
      'RW-7: damaged before',
      battle(
        'a.1.1x1',
        '',
        [exchange('a 0 0', '', '', [effect('attacker', 'a/1', 'rout')])],
        fort(1, true),
      ),
      outcome('0:1', 'defender', { stronghold: 'damaged' }),
    ],
    [
      'RW-7: an empty stronghold',
      stand(1, 0, fort(0)),
      outcome('1:0', 'attacker', { stronghold: 'captured' }),
    ],
    [
      'RW-8: the loser’s survivors retreat',
      battle('a.1.1x3', 'x.1.1x2 y.1.1x1', [
        exchange('a 0 0', 'x 0 0', '', [
          effect('defender', 'x/2', 'rout'),
          effect('defender', 'y/1', 'destroy'),
        ]),
      ]),
      outcome('3:1', 'attacker', {
        retreat: { attacker: [], defender: ['x/1', 'x/2'] },
        surplus: 0,
      }),
    ],
    [
      'RW-8: the attacker’s',
      battle('a.1.1x2', 'x.1.1x2', [
        exchange('a 0 0', 'x 0 0', '', [effect('attacker', 'a/1', 'rout')]),
      ]),
      outcome('1:2', 'defender', { retreat: { attacker: ['a/1', 'a/2'], defender: [] } }),
    ],
    [
      'RW-8: with who withdrew, in their order',
      held('elves', [...none, develop(true, 'a/2')], 'a.1.2x3'),
      outcome('2:2', 'defender', { retreat: { attacker: ['a/1', 'a/2', 'a/3'], defender: [] } }),
    ],
    ['RW-8: more than eight', stand(12, 2), outcome('12:2', 'attacker', { surplus: 4 })],
    [
      'RW-8: routed ones are among them',
      battle('a.1.1x9', '', [exchange('a 0 0', '', '', [effect('attacker', 'a/1', 'rout')])]),
      outcome('8:0', 'attacker', { surplus: 1 }),
    ],
    ['RW-8: not for one who lost', stand(12, 12), outcome('12:12', 'defender', { surplus: 0 })],
    [
      'RW-4, RW-5, RW-7, RW-8: the rulebook’s battle',
      battle('archer.1.1x3 pegasus.2.3x2', 'ripper.1.1x2 berserker.2.1x3 beast.2.1x3', [
        exchange('archer 0 1', 'ripper 1 1', 'archer/1 pegasus/1 ripper/1', [
          effect('defender', 'berserker/1', 'destroy'),
        ]),
        exchange('pegasus 0 3', 'berserker 0 1', 'pegasus/1 berserker/2 berserker/3 beast/1'),
        exchange('', 'beast 1 1', 'pegasus/2 pegasus/1'),
      ]),
      {
        next: null,
        attacker: view('archer/2 archer/3 | archer/1 pegasus/2'),
        defender: view('ripper/2 beast/2 beast/3'),
        result: {
          attacker: 2,
          defender: 3,
          winner: 'defender',
          retreat: { attacker: ['archer/1', 'archer/2', 'archer/3', 'pegasus/2'], defender: [] },
          surplus: 0,
          stronghold: null,
        },
      },
    ],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('battle', inputs)).toEqual(answer);
  });
});

describe('what cannot be read', () => {
  const unit = { type: 'a', row: 1, health: 1, count: 1 };
  test.each<Row>([
    ['RW-4: nobody attacks', battle('', 'x.1.1x1'), '!attacker'],
    ['RW-4: nobody defends', battle('a.1.1x1', ''), has({ next: row(1, 'a=1', '') })],
    [
      'RW-4: a type twice',
      { attacker: [unit, unit], defender: [], development: 'elves' },
      '!attacker[1].type',
    ],
    [
      'RW-4: on both sides it may be',
      { attacker: [unit], defender: [unit] },
      has({ next: row(1, 'a=1', 'a=1') }),
    ],
    ['RW-4: row 6', { attacker: [{ ...unit, row: 6 }], defender: [] }, '!attacker[0].row'],
    ['RW-4: 31 units', { attacker: [{ ...unit, count: 31 }], defender: [] }, '!attacker[0].count'],
    [
      'RW-5: health 10',
      { attacker: [{ ...unit, health: 10 }], defender: [] },
      '!attacker[0].health',
    ],
    [
      'RW-4: nine types',
      { attacker: [...'abcdefghi'].map((type) => ({ ...unit, type })), defender: [] },
      '!attacker',
    ],
    ['RW-4: no such step', battle('a.1.1x1', '', [{ do: 'flee' }]), '!steps[0].do'],
    [
      'RW-4: effects must be there',
      battle('a.1.1x1', '', [{ do: 'effects' }]),
      '!steps[0].effects',
    ],
    [
      'RW-4: but not in an exchange',
      battle('a.1.1x1', '', [{ do: 'exchange', attacker: { type: 'a' } }]),
      has({ next: null }),
    ],
    [
      'RW-6: nothing must be told of a development',
      held('undead', [...none, { do: 'develop' }]),
      outcome('4:2', 'attacker'),
    ],
    [
      'RW-4: no such effect',
      battle('a.1.1x1', '', [effects(effect('attacker', 'a/1', 'heal'))]),
      '!steps[0].effects[0].what',
    ],
    [
      'RW-6: no such development',
      battle('a.1.1x1', '', [], { development: 'orcs' }),
      '!development',
    ],
    [
      'RW-4: null is not missing',
      battle('a.1.1x1', '', [{ do: 'exchange', attacker: null }]),
      '!steps[0].attacker',
    ],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('battle', inputs)).toEqual(answer);
  });
});
