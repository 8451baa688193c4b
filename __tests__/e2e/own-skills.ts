/** A hero with six skills, two passive ones and a reaction, as entered in the logbook. */
import type { GameCommand, SkillDraft } from '@/src/rules';

export const skill = (name: string, more: Partial<SkillDraft>): GameCommand => ({
  kind: 'writeSkill',
  hero: 'hero-1',
  skill: {
    name,
    kind: 'action',
    place: null,
    role: null,
    colour: 'yellow',
    cost: 0,
    effects: [],
    notes: '',
    ...more,
  },
});

export const SKILLS: readonly GameCommand[] = [
  skill('Wuchthieb', { kind: 'attack', effects: [{ effect: 'damage', x: 2 }] }),
  skill('Feuerball', { kind: 'spell', colour: 'blue', effects: [{ effect: 'damage', x: 3 }] }),
  skill('Atem holen', {
    colour: 'green',
    effects: [
      { effect: 'heal', x: 2 },
      { effect: 'self', x: 0 },
    ],
  }),
  skill('Ansturm', { effects: [{ effect: 'move', x: 3 }], notes: 'Stoße wen weg.' }),
  skill('Ruhige Hand', {
    kind: 'focus',
    colour: null,
    cost: 1,
    effects: [
      { effect: 'shield', x: 1 },
      { effect: 'self', x: 0 },
    ],
  }),
  skill('Schneller Schritt', {
    kind: 'focus',
    colour: null,
    cost: 1,
    effects: [{ effect: 'move', x: 2 }],
  }),
  skill('Parade', { kind: 'reaction', colour: 'red', effects: [{ effect: 'prevent', x: 3 }] }),
  skill('Zäh', { kind: 'passive', colour: null, effects: [{ effect: 'hp', x: 2 }] }),
  // W4: all faces but the lowest.
  skill('Scharfes Auge', {
    kind: 'passive',
    colour: null,
    effects: [
      { effect: 'roll', x: 2 },
      { effect: 'fury', x: 1 },
    ],
  }),
];
