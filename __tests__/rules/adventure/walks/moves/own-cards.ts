import {
  CARD_KINDS,
  IMMUNITIES,
  RUNE_COLOURS,
  TRACK_ROWS,
  type CardAbility,
  type CardFace,
  type OwnCard,
} from '@/src/rules';
import { oneOf, someOf, type Scene } from '../scene';

const onHit = (keyword: CardAbility['keyword'], x: CardAbility['x']): CardAbility => ({
  keyword,
  phase: 'attack',
  ...(x === undefined ? {} : { x }),
});

const atStart = (keyword: CardAbility['keyword'], more: Partial<CardAbility> = {}) =>
  ({ keyword, phase: 'trigger', ...more }) satisfies CardAbility;

const WEAKEST = atStart('heal', { x: 2, reach: 'two-weakest-monsters' });

/** What cards of tables' own may say: all start abilities, much of what attacks bring. */
const ABILITIES: readonly CardAbility[] = [
  ...[atStart('shield', { x: 2 }), atStart('regeneration', { x: 2 }), atStart('evolve')],
  ...[WEAKEST, atStart('heal', { x: 1 })],
  ...[atStart('command'), atStart('maelstrom')],
  ...[
    onHit('bleed', 2),
    onHit('curse', 1),
    onHit('drain-health', 2),
    onHit('penitence', undefined),
  ],
  ...[onHit('silence', undefined), onHit('disarm', undefined), onHit('fatigue', 1)],
  ...[onHit('shadow-aura', undefined), onHit('intimidate', { base: 0, x: 1 })],
  { keyword: 'vicious', phase: 'behaviour' },
  { keyword: 'attack-twice', phase: 'behaviour' },
];

const faceOf = ({ chance }: Scene, number: number): CardFace => ({
  id: `own-${number}`,
  monster: `own-${number}`,
  miniature: 'own',
  side: null,
  size: chance.percent(80) ? 'small' : 'large',
  hp: chance.between(4, 14),
  move: chance.between(0, 4),
  attack: 'melee',
  damage: chance.percent(80) ? chance.between(1, 4) : { base: 1, x: 1 },
  track: chance.percent(15)
    ? null
    : {
        rune: oneOf(chance, RUNE_COLOURS) ?? 'red',
        row: oneOf(chance, TRACK_ROWS) ?? 'upper',
      },
  immunities: chance.percent(70) ? [] : someOf(chance, IMMUNITIES, 2),
  abilities: someOf(chance, ABILITIES, 3),
});

/** Several of one kind: the weakest of them are equals (S2c). */
export const healers = (scene: Scene): OwnCard => {
  const { chance } = scene;
  const face = faceOf(scene, 8);
  const track = face.track ?? { rune: 'red', row: 'upper' };
  return {
    kind: chance.percent(50) ? 'commander' : 'scenario',
    name: 'Heiler',
    back: null,
    face: { ...face, track, hp: 9, abilities: [WEAKEST, ...face.abilities] },
  };
};

/** A few of each, so that figures share cards now and then. */
export const ownCard = (scene: Scene): OwnCard => {
  const { chance } = scene;
  const face = faceOf(scene, chance.between(1, 6));
  const turns = chance.percent(20);
  return {
    kind: oneOf(chance, CARD_KINDS) ?? 'scenario',
    name: 'Eigener',
    face: turns ? { ...face, side: 'A' } : face,
    back: turns ? { ...faceOf(scene, 7), side: 'B' } : null,
  };
};
