import { SWORD_SORCERY } from '@/src/rules/swordsorcery';
import { asking, type Inputs, type Row } from '../contract/ask';

const ask = asking(SWORD_SORCERY, 'swordsorcery');

const hero = (tokens: Inputs, event: Inputs): Inputs => ({ kind: 'hero', tokens, event });
const enemy = (tokens: Inputs, event: Inputs): Inputs => ({ kind: 'enemy', tokens, event });
const gain = (what: string, more: Inputs = {}): Inputs => ({ type: 'gain', what, ...more });
const act = (action: string, more: Inputs = {}): Inputs => ({ type: 'action', action, ...more });
const own = { ownTurn: true };
const effect = (wounds: number, note: string | null, tokens: Inputs) => ({ wounds, note, tokens });
const time = { type: 'time' };
const start = { type: 'start' };
const end = { type: 'end' };

describe('SS5: gaining', () => {
  test.each<Row>([
    ...['stunned', 'blinded', 'slowed', 'condY'].map((what): Row => [
      `SS5: ${what}`,
      enemy({}, gain(what)),
      effect(0, null, { [what]: 1 }),
    ]),
    ...['stunned', 'blinded', 'slowed', 'condY'].map((what): Row => [
      `SS5: ${what} in the own activation`,
      enemy({}, gain(what, own)),
      effect(0, null, { [what]: 2 }),
    ]),
    [
      'SS5: a hero’s blinded is 1 in his own turn, too',
      hero({}, gain('blinded', own)),
      effect(0, null, { blinded: 1 }),
    ],
    [
      'SS5: a hero’s slowed in his own turn',
      hero({}, gain('slowed', own)),
      effect(0, null, { slowed: 2 }),
    ],
    ['SS5: condX is 2', hero({}, gain('condX')), effect(0, null, { condX: 2 })],
    ['SS5: poison 1 unless told', hero({}, gain('poisoned')), effect(0, null, { poisoned: 1 })],
    [
      'SS5: poison 2',
      hero({}, gain('poisoned', { level: 2, ownTurn: true })),
      effect(0, null, { poisoned: 2 }),
    ],
    [
      'SS5: the level is poison’s alone',
      hero({}, gain('slowed', { level: 2 })),
      effect(0, null, { slowed: 1 }),
    ],
    [
      'SS5: knocked down',
      hero({}, gain('knockedDown', own)),
      effect(0, null, { knockedDown: true }),
    ],
    [
      'SS5: a flyer is not',
      { ...hero({}, gain('knockedDown')), flying: true },
      effect(0, 'immune', {}),
    ],
    [
      'SS5: nor one who lies already',
      { ...hero({ knockedDown: true }, gain('knockedDown')), flying: true },
      effect(0, 'immune', { knockedDown: true }),
    ],
    [
      'SS5: a flyer gets the others',
      { ...hero({}, gain('slowed')), flying: true },
      effect(0, null, { slowed: 1 }),
    ],
    ['SS5: twice', hero({ condX: 1 }, gain('condX')), effect(1, 'duplicate', { condX: 1 })],
    [
      'SS5: another level of poison is the same kind',
      hero({ poisoned: 1 }, gain('poisoned', { level: 2 })),
      effect(1, 'duplicate', { poisoned: 1 }),
    ],
    [
      'SS5: knocked down twice',
      hero({ knockedDown: true }, gain('knockedDown')),
      effect(1, 'duplicate', { knockedDown: true }),
    ],
    ['SS5: fire is no condition', hero({ fire1: 1 }, gain('fire1')), effect(0, null, { fire1: 2 })],
    [
      'SS5: fire without end',
      hero({ fire2: 99 }, gain('fire2', own)),
      effect(0, null, { fire2: 100 }),
    ],
    [
      'SS5: a hero stunned in his own turn',
      hero({}, gain('stunned', own)),
      effect(0, 'turnEnds', { stunned: 2 }),
    ],
    ['SS5: a hero stunned otherwise', hero({}, gain('stunned')), effect(0, null, { stunned: 1 })],
    [
      'SS5: stunned again ends no turn',
      hero({ stunned: 1 }, gain('stunned', own)),
      effect(1, 'duplicate', { stunned: 1 }),
    ],
    ['SS5: no such token', hero({}, gain('poison')), '!event.what'],
    ['SS5: no such level', hero({}, gain('poisoned', { level: 3 })), '!event.level'],
    ['SS5: a token of 0 is none', hero({ stunned: 0 }, gain('fire1')), '!tokens.stunned'],
    ['SS5: a token of 3 is none', hero({ condX: 3 }, gain('fire1')), '!tokens.condX'],
    ['SS5: knocked down is a bool', hero({ knockedDown: 1 }, gain('fire1')), '!tokens.knockedDown'],
    ['SS5: tokens must be there', { kind: 'hero', event: start }, '!tokens'],
    ['SS5: the fields of another event', hero({}, gain('slowed', { saved: true })), '!event.saved'],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('effects', inputs)).toEqual(answer);
  });
});

describe('time, turns and actions', () => {
  test.each<Row>([
    [
      'SS6: poison and fire hurt, fire burns down',
      hero({ poisoned: 2, fire1: 1, fire2: 3 }, time),
      effect(6, null, { poisoned: 2, fire1: 3 }),
    ],
    ['SS6: fire 1 goes out', hero({ fire1: 2 }, time), effect(2, null, {})],
    ['SS6: condX turns', hero({ condX: 2 }, time), effect(0, null, { condX: 1 })],
    ['SS6: condX goes', enemy({ condX: 1 }, time), effect(0, null, {})],
    [
      'SS6: a saved hero’s poison hurts and goes',
      hero({ poisoned: 1 }, { ...time, saved: true }),
      effect(1, null, {}),
    ],
    [
      'SS6: an enemy has no save',
      enemy({ poisoned: 1 }, { ...time, saved: true }),
      effect(1, null, { poisoned: 1 }),
    ],
    [
      'SS6: the others stay',
      hero({ stunned: 2, blinded: 1, slowed: 2, condY: 1, knockedDown: true }, time),
      effect(0, null, { stunned: 2, blinded: 1, slowed: 2, condY: 1, knockedDown: true }),
    ],
    [
      'SS7: stunned skips and does nothing else',
      enemy({ stunned: 2, condX: 2, knockedDown: true }, start),
      effect(0, 'skipped', { condX: 2, knockedDown: true }),
    ],
    ['SS7: a stunned hero', hero({ stunned: 1 }, start), effect(0, 'skipped', {})],
    [
      'SS7: an enemy’s condX and rising',
      enemy({ condX: 1, knockedDown: true }, start),
      effect(1, 'stoodUp', { condX: 1 }),
    ],
    ['SS7: an enemy that stands', enemy({ blinded: 1 }, start), effect(0, null, { blinded: 1 })],
    [
      'SS7: a hero lies on',
      hero({ condX: 1, knockedDown: true }, start),
      effect(0, null, { condX: 1, knockedDown: true }),
    ],
    [
      'SS8: enemies have no actions',
      enemy({ condX: 1, knockedDown: true }, act('move')),
      effect(0, 'skipped', { condX: 1, knockedDown: true }),
    ],
    [
      'SS8: nor has a stunned hero',
      hero({ stunned: 1, condX: 1 }, act('move')),
      effect(0, 'skipped', { stunned: 1, condX: 1 }),
    ],
    ['SS8: condX hurts', hero({ condX: 2 }, act('combat')), effect(1, null, { condX: 2 })],
    ['SS8: not in free actions', hero({ condX: 2 }, act('free')), effect(0, null, { condX: 2 })],
    [
      'SS8: blinded loses it, condX hurts all the same',
      hero({ blinded: 1, condX: 1, knockedDown: true }, act('move')),
      effect(1, 'lost', { blinded: 1, condX: 1, knockedDown: true }),
    ],
    [
      'SS8: blinded loses free ones',
      hero({ blinded: 1 }, act('free')),
      effect(0, 'lost', { blinded: 1 }),
    ],
    [
      'SS8: blinded and saved',
      hero({ blinded: 1, knockedDown: true }, act('dash', { saved: true })),
      effect(0, 'stoodUp', { blinded: 1 }),
    ],
    [
      'SS8: moving stands up',
      hero({ knockedDown: true, condX: 1 }, act('move')),
      effect(1, 'stoodUp', { condX: 1 }),
    ],
    [
      'SS8: nothing else does',
      hero({ knockedDown: true }, act('standard')),
      effect(0, null, { knockedDown: true }),
    ],
    ['SS8: moving without lying', hero({}, act('move')), effect(0, null, {})],
    ['SS8: no such action', hero({}, act('attack')), '!event.action'],
    [
      'SS9: counting down',
      enemy({ slowed: 2, condY: 1, blinded: 2, stunned: 2, condX: 2 }, end),
      effect(0, null, { slowed: 1, blinded: 1, stunned: 1, condX: 2 }),
    ],
    [
      'SS9: a hero’s blinded stays',
      hero({ blinded: 1, slowed: 1 }, end),
      effect(0, null, { blinded: 1 }),
    ],
    [
      'SS9: stunned 1 stays for the next turn',
      hero({ stunned: 1 }, end),
      effect(0, null, { stunned: 1 }),
    ],
    ['SS9: the end has no other fields', hero({}, { type: 'end', saved: true }), '!event.saved'],
  ])('%s', (_name, inputs, answer) => {
    expect(ask('effects', inputs)).toEqual(answer);
  });
});
