import { DOOR_SETUPS } from '@/src/content/drunagor/doors';
import {
  LINE_KINDS,
  LONGEST_LINE,
  warningsFor,
  type GameCommand,
  type LineDraft,
  type MonsterSetup,
} from '@/src/rules';
import { adventureOf, adventureWith, after, doing, refusal } from '../kit';

const first = DOOR_SETUPS[0] as MonsterSetup;
const PLAYING = adventureWith({});
const line = (draft: Partial<LineDraft> = {}): GameCommand => ({
  kind: 'addLine',
  line: { kind: 'task', text: 'Hebel ziehen', goal: null, ...draft },
});
const linesAfter = (...commands: readonly GameCommand[]) =>
  adventureOf(after(PLAYING, ...commands)).lines ?? [];
const idAfter = (...commands: readonly GameCommand[]): string =>
  linesAfter(...commands).at(-1)?.id ?? '';
const counter = line({ kind: 'counter', text: 'Hebel', goal: 2 });
const counted = (count: number): GameCommand => ({
  kind: 'setLineCount',
  id: idAfter(counter),
  count,
});

describe('V3: special rules and tasks of the door', () => {
  test.each(LINE_KINDS)('V3: %s is typed and stays', (kind) => {
    expect(linesAfter(line({ kind, text: ' Hebel ziehen ' }), { kind: 'nextTurn' })).toEqual([
      expect.objectContaining({ kind, text: 'Hebel ziehen', done: false, step: null }),
    ]);
  });

  test('V3: it belongs to the step that was opened last', () => {
    const lines = linesAfter(line(), { kind: 'openStep', setup: first }, line());
    expect(lines.map(({ step }) => step)).toEqual([null, first.step]);
  });

  test('V3: ticked and open again', () => {
    const id = idAfter(line());
    const tick = (done: boolean): GameCommand => ({ kind: 'tickLine', id, done });
    expect(linesAfter(line(), tick(true))[0]?.done).toBe(true);
    expect(linesAfter(line(), tick(true), tick(false))[0]?.done).toBe(false);
    expect(doing(after(PLAYING, line(), tick(true)), tick(true)).events).toEqual([]);
  });

  test.each([
    [1, false],
    [2, true],
    [3, true],
  ])('V3: of two, %s counted is done: %s', (count, done) => {
    expect(linesAfter(counter, counted(count))).toEqual([
      expect.objectContaining({ count, done, goal: 2 }),
    ]);
  });

  test('V3: counted back it is open again', () => {
    expect(linesAfter(counter, counted(2), counted(1))[0]?.done).toBe(false);
  });

  test('V3: only counters count, and only they have a goal', () => {
    const id = idAfter(line());
    expect(linesAfter(line({ goal: 3 }))[0]?.goal).toBeNull();
    expect(refusal(after(PLAYING, line()), { kind: 'setLineCount', id, count: 1 })).toEqual({
      code: 'unknown-thing',
    });
  });

  test('V3: written anew it keeps its step and its count', () => {
    const id = idAfter(counter);
    const goal: GameCommand = {
      kind: 'writeLine',
      id,
      line: { kind: 'counter', text: 'Riegel', goal: 1 },
    };
    expect(linesAfter(counter, counted(1), goal)).toEqual([
      expect.objectContaining({ id, text: 'Riegel', count: 1, done: true }),
    ]);
  });

  test('V3: struck out', () => {
    expect(linesAfter(line(), { kind: 'dropLine', id: idAfter(line()) })).toEqual([]);
  });

  test('V3: no line without words, none too long, none unknown', () => {
    expect(refusal(PLAYING, line({ text: ' ' }))?.code).toBe('number-out-of-range');
    expect(refusal(PLAYING, line({ text: 'a'.repeat(LONGEST_LINE + 1) }))?.code).toBe(
      'number-out-of-range',
    );
    expect(refusal(PLAYING, { kind: 'tickLine', id: 'line-9', done: true })?.code).toBe(
      'unknown-thing',
    );
  });

  test('V3: a locked door is a warning at the next step, until it is ticked', () => {
    const open: GameCommand = { kind: 'openStep', setup: first };
    const locked = line({ kind: 'locked', text: 'erst alle Monster' });
    const tick: GameCommand = { kind: 'tickLine', id: idAfter(locked), done: true };
    const warned = (...commands: readonly GameCommand[]) =>
      warningsFor(after(PLAYING, ...commands), open);
    expect(warned(locked)).toEqual([{ code: 'door-locked', text: 'erst alle Monster' }]);
    expect(warned(locked, tick)).toEqual([]);
    expect(warned(line())).toEqual([]);
  });

  test.each(['won', 'abandoned'] as const)('V1: %s, the chronicle keeps them', (result) => {
    const { campaign } = after(
      PLAYING,
      line(),
      { kind: 'declareOutcome', outcome: { result } },
      { kind: 'closeAdventure', at: 5000, afterwards: 'camp' },
    );
    expect(campaign.chronicle.at(-1)?.lines).toEqual([
      expect.objectContaining({ kind: 'task', text: 'Hebel ziehen' }),
    ]);
  });
});
