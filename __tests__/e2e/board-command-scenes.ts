/** Commanders, commands, sides, runes and trampling on the board, and what the core makes of them. */
import { RUNES } from '@/src/content/drunagor';
import type { AttackCardDraft, CardAbility, GameCommand, RuneColour, Summons } from '@/src/rules';
import { ACTS, FOE, hall, standing, trait } from './board-scenes';
import { monster, onHit, turns, type Setting } from './table-campaigns';

export const GHOUL = 'monster-4';

export const start = (keyword: CardAbility['keyword']): CardAbility => ({
  keyword,
  phase: 'trigger',
});

const CARD: AttackCardDraft = {
  spot: { rune: 'green', row: 'upper' },
  name: 'Hieb',
  damage: 3,
  vicious: false,
  activates: false,
  passive: false,
  status: false,
  note: 'Alle benachbarten Helden',
};

/** After the defender and the commander it is the card's turn. */
const ATTACK_CARD: Setting = {
  heroes: 2,
  summons: [monster('Schnitter', [], {}, 'commander')],
  then: [
    ...hall(),
    ...standing({ 'hero-1': [3, 2], 'hero-2': [7, 5], [FOE]: [2, 2] }),
    { kind: 'setDeck', owner: FOE, deck: [CARD] },
    { kind: 'layAttackCards', owner: FOE, drawn: [0] },
    ...turns(3),
  ],
};

const EILE: Setting = {
  ...ATTACK_CARD,
  then: (ATTACK_CARD.then ?? []).map((command) =>
    command.kind === 'setDeck'
      ? { ...command, deck: [{ ...CARD, name: 'Eile', activates: true, note: '' }] }
      : command,
  ),
};

const COMMAND: Setting = {
  heroes: 2,
  summons: [
    monster('Schnitter', [start('command')]),
    monster('Ghul', [], { id: 'own-2', damage: 2, attack: 'magic' }),
  ],
  then: [
    ...hall(),
    ...standing({ 'hero-1': [6, 2], 'hero-2': [0, 5], [FOE]: [2, 2], [GHOUL]: [2, 0] }),
    ACTS,
  ],
};

const twoSided = (): Summons => {
  const summons = monster('Schnitter');
  if (typeof summons.card === 'string') return summons;
  const { face } = summons.card;
  const back = {
    ...face,
    damage: 1,
    attack: 'magic',
    track: { rune: 'red', row: 'upper' },
  } as const;
  return { ...summons, card: { ...summons.card, back } };
};

/** S6, S7: its other side lies further on and acts again in the same round. */
const COMPLEX: Setting = {
  heroes: 2,
  summons: [twoSided()],
  then: [
    ...hall(),
    ...standing({ 'hero-1': [6, 2], 'hero-2': [0, 5], [FOE]: [2, 2] }),
    ...turns(2),
  ],
};

/** Two runes of a colour on the track. */
const runes = (colour: RuneColour): readonly GameCommand[] => [
  {
    kind: 'drawRunes',
    by: 'instruction',
    count: 2,
    runes: RUNES.filter((rune) => rune.colour === colour)
      .map(({ id }) => id)
      .slice(0, 2),
  },
  { kind: 'settleRunes', reached: [], crushed: 0 },
];

/** D1: X on the card is the number of orange runes on the track. */
const X_BY_RUNES: Setting = {
  heroes: 2,
  summons: [monster('Schnitter', [], { damage: { base: 1, x: 1 } })],
  then: [
    ...hall(),
    ...standing({ 'hero-1': [6, 2], 'hero-2': [0, 5], [FOE]: [2, 2] }),
    ...runes('orange'),
    ACTS,
  ],
};

/** D6: the first one falls, another is chosen without a step. */
const TWICE: Setting = {
  heroes: 2,
  summons: [monster('Schnitter', [onHit('attack-twice'), trait('bloodseeker')])],
  then: [
    ...hall(),
    ...standing({ 'hero-1': [4, 2], 'hero-2': [4, 4], [FOE]: [3, 3] }),
    { kind: 'setHp', figure: 'hero-1', hp: 3, maxHp: 3 },
    ACTS,
  ],
};

const NARROW = ['########', '########', '', '########', '########', '########'];

/** M6: over Vorn to Maya, who has more hit points. */
const TRAMPLE: Setting = {
  heroes: 2,
  summons: [monster('Schnitter', [{ ...trait('trample'), x: 2 }])],
  then: [
    ...hall(NARROW),
    ...standing({ 'hero-1': [2, 2], 'hero-2': [5, 2], [FOE]: [0, 2] }),
    { kind: 'setHp', figure: 'hero-1', hp: 5, maxHp: 10 },
    ACTS,
  ],
};

/** A1, D11: he lies beside it and is nobody's target. */
const UNCONSCIOUS: Setting = {
  heroes: 2,
  summons: [monster('Schnitter')],
  then: [
    ...hall(),
    ...standing({ 'hero-1': [3, 2], 'hero-2': [6, 5], [FOE]: [2, 2] }),
    { kind: 'harm', figures: ['hero-1'], amount: 99, preventable: false },
    ACTS,
  ],
};

/** S2e: Vorn is a zone away, Maya further. */
const MANIFEST: Setting = {
  heroes: 2,
  rules: { runes: 'table' },
  summons: [{ card: 'manifestation-of-wrath', base: null }],
  then: [
    ...hall(),
    ...standing({ 'hero-1': [3, 2], 'hero-2': [7, 5], [FOE]: [0, 2] }),
    ...runes('blue'),
    ACTS,
  ],
};

/** W6: in Vorn's turn, bound by the one next to him. */
const HERO: Setting = {
  heroes: 2,
  summons: [monster('Schnitter'), monster('Ghul', [], { id: 'own-2' })],
  then: [
    ...hall(['', '', '......D']),
    ...standing({ 'hero-1': [6, 2], 'hero-2': [0, 5], [FOE]: [5, 2], [GHOUL]: [1, 0] }),
    ...turns(1),
  ],
};

export const COMMAND_SCENES = {
  ATTACK_CARD,
  EILE,
  COMMAND,
  COMPLEX,
  X_BY_RUNES,
  TWICE,
  TRAMPLE,
  UNCONSCIOUS,
  MANIFEST,
  HERO,
} as const;
