import { UNWRITTEN_DECK, warningsFor, type AdventureCommand } from '@/src/rules';
import { adventureWith, after, refusing } from '../kit';

const opening: AdventureCommand = {
  kind: 'openStep',
  setup: { chapter: 1, step: { kind: 'door', number: 1 }, spawns: [] },
};
const facing = adventureWith({ summons: [{ card: 'commander-bane', command: 1 }] });
const deck = (count: number): AdventureCommand => ({
  kind: 'setDeck',
  owner: 'monster-2',
  deck: UNWRITTEN_DECK.slice(0, count),
});
const lay = (drawn: readonly number[]): AdventureCommand => ({
  kind: 'layAttackCards',
  owner: 'monster-2',
  drawn,
});

test('V3: a door opened before is a doubt', () => {
  expect(warningsFor(adventureWith(), opening)).toEqual([]);
  const opened = after(adventureWith(), opening);
  expect(warningsFor(opened, opening)).toEqual([{ code: 'step-opened-before' }]);
  expect(refusing(opened, opening)).toBe('accepted');
});

test('U11: fewer than ten cards are a doubt', () => {
  expect(warningsFor(facing, deck(9))).toEqual([{ code: 'deck-not-complete', most: 10 }]);
  expect(warningsFor(facing, deck(10))).toEqual([]);
});

test('U12: a boss has as many as he has', () => {
  const boss = adventureWith({ summons: [{ card: 'undead-king-core-boss', hp: 90 }] });
  expect(warningsFor(boss, deck(4))).toEqual([]);
  expect(warningsFor(boss, lay([0]))).toEqual([]);
});

test('U3: other than one card per hero is a doubt', () => {
  expect(warningsFor(facing, lay([0]))).toEqual([{ code: 'one-card-per-hero', most: 2 }]);
  expect(warningsFor(facing, lay([0, 1]))).toEqual([]);
});
