import { walkAhead, walkQuestion } from '@/app/board/play/walk-ahead';
import { put, scene, sheet } from '@/__tests__/rules/adventure/board/laid';
import { after } from '@/__tests__/rules/adventure/kit';

/** The first hero's turn, beside a strip of lava; what lies under the finger while a figure is dragged. */
const beside = (print: readonly string[]) =>
  after(scene({ print, at: { 'hero-1': [0, 0], 'hero-2': [7, 5], 'monster-2': [7, 0] } }), {
    kind: 'actNow',
    figure: 'hero-1',
  });

describe('the way of a figure that is dragged', () => {
  test('M2, Q1: around harm where the points suffice, with its cost', () => {
    const state = beside(['.L', '..']);
    const ahead = walkAhead(state, 'hero-1', [2, 0]);
    expect(ahead).toMatchObject({ points: 2, harm: [] });
    expect(ahead?.way).toEqual([
      [0, 0],
      [1, 1],
      [2, 0],
    ]);
    expect(walkQuestion(state, 'hero-1', [2, 0])?.kind).toBe('ahead');
  });

  test('M2: where only a harmful way fits, with its harm, and it is asked for', () => {
    const state = beside(['.L', 'LL', 'LL', 'LL', 'LL', 'LL']);
    const question = walkQuestion(state, 'hero-1', [2, 0]);
    expect(question?.kind).toBe('harmful');
    expect(walkAhead(state, 'hero-1', [2, 0])?.harm.length).toBeGreaterThan(0);
  });

  test('M4: a fall is told before, not only lava', () => {
    const high = after(
      scene({
        lay: [{ kind: 'placeTray', tray: 2, at: [0, 0], turn: 0 }, sheet(), sheet([], [2, 0])],
        at: { 'hero-1': [3, 0], 'hero-2': [7, 5], 'monster-2': [7, 0] },
      }),
      { kind: 'actNow', figure: 'hero-1' },
    );
    expect(walkQuestion(high, 'hero-1', [4, 0])?.kind).toBe('harmful');
  });

  test('Q1: farther than the points lead is said; monsters and figures off the map walk nowhere', () => {
    const state = beside([]);
    expect(walkQuestion(state, 'hero-1', [5, 0])?.kind).toBe('too-far');
    expect(walkAhead(state, 'monster-2', [5, 0])).toBeNull();
    const off = after(state, { ...put('hero-1', 0, 0), at: null } as ReturnType<typeof put>);
    expect(walkAhead(off, 'hero-1', [1, 0])).toBeNull();
  });
});
