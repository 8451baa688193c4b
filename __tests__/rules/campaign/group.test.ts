import { groupConsequences, type ConsequenceType, type GameCommand } from '@/src/rules';
import { adventureWith, after } from '../adventure/kit';

const note = (
  hero: string,
  consequence: ConsequenceType,
  name: string,
  catalogue: string | null = null,
): GameCommand => ({
  kind: 'gainConsequence',
  hero,
  consequence,
  draft: { catalogue, names: { en: name, de: name }, notes: '', hp: 0 },
});

const told = (...commands: readonly GameCommand[]) =>
  groupConsequences(after(adventureWith(), ...commands).campaign).map(({ kind, names, heroes }) => [
    kind,
    names.de,
    ...heroes.map(({ id }) => id),
  ]);

test('B: nobody has anything, nothing is told', () => {
  expect(told()).toEqual([]);
});

test('B: what several heroes have is told once, auras before statuses before outcomes', () => {
  expect(
    told(
      note('hero-1', 'outcome', 'Schuld'),
      note('hero-1', 'status', 'Gezeichnet'),
      note('hero-2', 'status', 'Gezeichnet'),
      note('hero-2', 'aura', 'Glut'),
    ),
  ).toEqual([
    ['aura', 'Glut', 'hero-2'],
    ['status', 'Gezeichnet', 'hero-1', 'hero-2'],
    ['outcome', 'Schuld', 'hero-1'],
  ]);
});

test('B: a printed one is the same whatever it was called, one of the same name and another kind is not', () => {
  expect(
    told(
      note('hero-1', 'status', 'Marked', 'marked'),
      note('hero-2', 'status', 'Gezeichnet', 'marked'),
      note('hero-2', 'outcome', 'Marked'),
      note('hero-2', 'outcome', 'Marked'),
    ).map(([kind, , ...heroes]) => [kind, ...heroes]),
  ).toEqual([
    ['status', 'hero-1', 'hero-2'],
    ['outcome', 'hero-2'],
  ]);
});
