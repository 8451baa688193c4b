import type { GameCommand } from '@/src/rules';
import { glance, hp, tokens, trait } from '../foes';
import { adventureOf, after, doing, refusing, story } from '../kit';
import { FOE, run, scene } from './laid';

const trap = (name: string, x: number, y: number): GameCommand => ({
  kind: 'putObject',
  object: 'trap',
  at: [x, y],
  name,
});

const AT = { 'hero-1': [6, 2], 'hero-2': [0, 5], [FOE]: [2, 2] } as const;
const left = (state: Parameters<typeof run>[0]) => adventureOf(state).map?.objects.length;

describe('Z2: traps of heroes on the map', () => {
  it('Z2: a monster that enters the zone springs it, wherever in the zone it lies', () => {
    const state = scene({ at: AT, then: [trap('bear', 4, 3)] });
    const { state: now } = doing(state, run(state, [5, 2]));
    expect([glance(now, FOE), left(now)]).toEqual(['8/10 bleed 2', 0]);
  });

  it('Z2: every monster in the zone is caught', () => {
    const at = { ...AT, 'monster-4': [4, 3] } as const;
    const state = scene({ foes: [{}, {}], at, then: [trap('fire', 5, 3)] });
    const { state: now } = doing(state, run(state, [5, 2]));
    expect([glance(now, FOE), glance(now, 'monster-4')]).toEqual(['8/10 burn 4', '8/10 burn 4']);
  });

  it('Z2: a zone it does not enter keeps its trap, heroes spring none', () => {
    const state = scene({ at: AT, then: [trap('bear', 4, 0), trap('poison', 6, 3)] });
    const walked = after(state, { kind: 'moveFigure', figure: 'hero-1', to: [7, 3], how: 'walk' });
    expect([left(walked), glance(walked, 'hero-1')]).toEqual([2, '10/10']);
  });

  it.each([
    ['of another kind, elsewhere in the zone', trap('fire', 5, 2)],
    ['on the same field', trap('bear', 4, 3)],
    ['without a kind', trap('', 5, 3)],
  ])('Z2: one a zone: no second one %s', (_, second) => {
    expect(refusing(scene({ at: AT, then: [trap('bear', 4, 3)] }), second)).toBe('trap-there');
  });

  it('Z2: nor is one moved to another; within its zone it is', () => {
    const state = scene({ at: AT, then: [trap('bear', 4, 3), trap('fire', 6, 3)] });
    const [, fire] = adventureOf(state).map?.objects ?? [];
    const moved = (x: number, y: number): GameCommand => ({
      kind: 'moveObject',
      object: fire?.id ?? '',
      at: [x, y],
    });
    expect(refusing(state, moved(5, 2))).toBe('trap-there');
    expect(left(after(state, moved(7, 2)))).toBe(2);
  });

  it('Z2: the zone of one that went off is free again, and other things may lie beside one', () => {
    const state = scene({ at: AT, then: [trap('bear', 4, 3)] });
    const { state: sprung } = doing(state, run(state, [5, 2]));
    expect(left(after(sprung, trap('fire', 4, 3)))).toBe(1);
    expect(left(after(state, { kind: 'putObject', object: 'loot', at: [4, 2] }))).toBe(2);
  });

  it('S8: who dies in it attacks nobody', () => {
    const state = after(scene({ at: AT, then: [trap('bear', 4, 3)] }), hp(FOE, 2));
    const done = doing(state, run(state, [5, 2]));
    expect([glance(done.state, FOE), adventureOf(done.state).threat]).toEqual(['gone', null]);
  });

  it('M5: a jump enters the last zone only', () => {
    const jumper = [{ abilities: [trait('jump')], move: 4 }];
    const at = { ...AT, [FOE]: [0, 2] } as const;
    const state = scene({ foes: jumper, at, then: [trap('bear', 2, 3), trap('poison', 4, 3)] });
    const { state: now } = doing(state, run(state, undefined));
    expect(left(now)).toBeGreaterThanOrEqual(1);
    expect(glance(now, FOE)).not.toContain('bleed');
  });

  it('R3: one it starts its turn on goes off before its conditions', () => {
    const state = scene({ at: AT, then: [tokens(FOE, { poison: 1 }), trap('bear', 3, 3)] });
    expect([glance(state, FOE), left(state)]).toEqual(['5/10 poison 1', 0]);
  });

  it('S8: and whoever dies there has no turn', () => {
    const given = [hp(FOE, 2), trap('bear', 3, 3)];
    const state = scene({ at: AT, foes: [{}, {}], then: given });
    expect(glance(state, FOE)).toBe('gone');
    expect(adventureOf(state).turn?.figure ?? null).toBeNull();
    expect(story(doing(state, { kind: 'nextTurn' }))).toContain('turnBegan');
  });

  it('a trap without a kind is left to the table', () => {
    const state = scene({ at: AT, then: [trap('', 4, 3)] });
    const { state: now } = doing(state, run(state, [5, 2]));
    expect([glance(now, FOE), left(now)]).toEqual(['10/10', 1]);
  });
});
