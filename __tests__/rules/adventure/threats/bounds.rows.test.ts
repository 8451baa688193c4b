import type { GameCommand } from '@/src/rules';
import { animal, own, play } from '../foes';
import { adventureOf, adventureWith, after, doing, monsterOf, refusing } from '../kit';

// Found by random walks: what was accepted here could not be read again from the log.
type Of<Kind extends GameCommand['kind']> = Extract<GameCommand, { kind: Kind }>;

const rocks = (more: Partial<Of<'openThreat'>> = {}): GameCommand => ({
  kind: 'openThreat',
  source: { kind: 'event', name: 'Steinschlag' },
  preventable: true,
  targets: [{ figure: 'hero-1', damage: 2 }],
  collateral: [],
  ...more,
});

const said = (note: string): GameCommand => ({
  kind: 'react',
  reaction: { hero: 'hero-1', cost: { kind: 'free' }, effect: { kind: 'other', note } },
});

const times = <Thing>(count: number, thing: Thing): readonly Thing[] =>
  Array.from({ length: count }, () => thing);

describe('what the log can hold', () => {
  test.each<readonly [name: string, more: Partial<Of<'openThreat'>>, possible: boolean]>([
    ['D10: an event with a name that is too long', { source: event('x'.repeat(61)) }, false],
    ['D10: an event with a long name', { source: event('x'.repeat(60)) }, true],
    ['D4: more than 99 of an effect', { collateral: [{ effect: 'bleed', x: 100 }] }, false],
    ['D4: 99 of an effect', { collateral: [{ effect: 'bleed', x: 99 }] }, true],
    ['D4: twenty-one effects', { collateral: times(21, { effect: 'bleed', x: 1 }) }, false],
  ])('%s', (_, more, possible) => {
    const code = refusing(adventureWith(), rocks(more));
    expect(code).toBe(possible ? 'accepted' : 'number-out-of-range');
    if (possible) doing(adventureWith(), rocks(more));
  });

  test('D10: a note to a reaction that is too long', () => {
    const threatened = after(adventureWith(), rocks());
    expect(refusing(threatened, said('x'.repeat(10_001)))).toBe('number-out-of-range');
    doing(threatened, said('x'.repeat(10_000)));
  });

  test('S2c: without limit ends at four digits', () => {
    const healing: GameCommand = { kind: 'heal', figures: ['monster-2'], amount: 999 };
    const state = play({
      setup: { summons: [own({ hp: 10 }, 'commander')] },
      when: times(12, healing),
    });
    expect(monsterOf(state, 'monster-2').hp).toBe(9999);
  });

  test('F3: forty allies, no more', () => {
    const full = after(adventureWith(), ...times(40, animal('Rabe')));
    expect(adventureOf(full).allies).toHaveLength(40);
    expect(refusing(full, animal('Rabe'))).toBe('number-out-of-range');
  });
});

function event(name: string): Of<'openThreat'>['source'] {
  return { kind: 'event', name };
}
