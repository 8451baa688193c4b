import { attackPreview, type CardFace, type GameCommand } from '@/src/rules';
import { adventureOf, adventureWith, after, doing, eventsOf } from '../kit';
import { animal, APPLY, attack, companion, hp, onHit, own, tokens, trait } from '../foes';

const preview = (
  face: Partial<CardFace>,
  given: readonly GameCommand[],
  targets: readonly string[],
  dark = false,
) => {
  const state = after(adventureWith({ summons: [own(face)] }), ...given);
  return attackPreview(adventureOf(state), 'monster-2', targets, dark);
};

test('D1, D3: damage, what shields take, what is lost, who falls', () => {
  const given = [tokens('hero-1', { shield: 2 }), hp('hero-2', 4)];
  expect(preview({ damage: 4 }, given, ['hero-1', 'hero-2'])).toEqual({
    damage: 4,
    preventable: true,
    collateral: [],
    stunned: false,
    targets: [
      {
        figure: 'hero-1',
        damage: 4,
        shield: 2,
        prevented: 0,
        lost: 2,
        drained: 0,
        falls: false,
        collateral: [],
        atOnce: 0,
      },
      {
        figure: 'hero-2',
        damage: 4,
        shield: 0,
        prevented: 0,
        lost: 4,
        drained: 0,
        falls: true,
        collateral: [],
        atOnce: 0,
      },
    ],
  });
});

test('D1: on darkness', () => {
  expect(preview({}, [], ['hero-1'], true)).toMatchObject({ damage: 5, targets: [{ lost: 5 }] });
});

test('D2: GRAUSAM goes past shields', () => {
  const given = [tokens('hero-1', { shield: 4 })];
  expect(preview({ abilities: [trait('vicious')] }, given, ['hero-1'])).toMatchObject({
    preventable: false,
    targets: [{ shield: 0, lost: 3 }],
  });
});

test('D5, D21: allies fall or ignore it', () => {
  const given = [animal('Adler'), companion('Tharmagar', 3), companion('Nadia', 2)];
  expect(preview({}, given, ['ally-3', 'ally-4', 'ally-5'])).toMatchObject({
    targets: [{ falls: true }, { falls: false, lost: 0 }, { falls: true }],
  });
});

test('D4, C4: collateral effects only where they reach', () => {
  const abilities = [onHit('bleed', 2), onHit('silence')];
  const given: readonly GameCommand[] = [
    tokens('hero-1', { shield: 4 }),
    { kind: 'setImmunities', hero: 'hero-2', immunities: ['fatigue'] },
  ];
  expect(preview({ abilities }, given, ['hero-1', 'hero-2'])).toMatchObject({
    collateral: [
      { effect: 'bleed', x: 2 },
      { effect: 'silence', x: 1 },
    ],
    targets: [{ collateral: [] }, { collateral: [{ effect: 'bleed', x: 2 }] }],
  });
});

test('T7: the attack of a stunned monster falls away', () => {
  const given: readonly GameCommand[] = [
    tokens('monster-2', { stun: 1 }),
    { kind: 'actNow', figure: 'monster-2' },
  ];
  expect(preview({}, given, ['hero-1'])?.stunned).toBe(true);
});

test('a card without damage leaves it to the players', () => {
  expect(preview({ damage: null }, [], ['hero-1'])?.damage).toBeNull();
});

test('no such monster', () => {
  expect(attackPreview(adventureOf(adventureWith()), 'monster-2', [], false)).toBeUndefined();
});

test('what it shows is what applying does', () => {
  const state = after(
    adventureWith({ heroes: [{}, {}, {}], summons: [own({ damage: 6 })] }),
    tokens('hero-1', { shield: 3 }),
    hp('hero-2', 5),
  );
  const shown = attackPreview(adventureOf(state), 'monster-2', ['hero-1', 'hero-2'], false);
  const harmed = eventsOf(doing(after(state, attack(['hero-1', 'hero-2'])), APPLY), 'harmed');
  expect(shown?.targets.map(({ shield, lost, falls }) => [shield, lost, falls])).toEqual(
    harmed.map(({ shield, lost, hp: left }) => [shield, lost, left === 0]),
  );
});
