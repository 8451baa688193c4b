import { ALLY_KEYWORDS, TRICKS, type AllyCard, type AllyCommand } from '@/src/rules';
import {
  anyAlly,
  anyHero,
  anyMonster,
  awakeHero,
  oneOf,
  someFoes,
  someOf,
  type MovesOf,
  type Scene,
} from '../scene';

export const allyCard = ({ chance }: Scene): AllyCard => ({
  move: chance.between(0, 6),
  attack: oneOf(chance, ['melee', 'ranged', 'magic'] as const) ?? 'melee',
  damage: chance.between(0, 6),
  tokens: chance.percent(40) ? { bleed: chance.between(1, 2) } : {},
  keywords: chance.percent(40) ? someOf(chance, ALLY_KEYWORDS, 2) : [],
  note: '',
});

/** Whoever acts, else anybody. */
const actingAlly = (scene: Scene): string => {
  const { allies, turn } = scene.adventure;
  return allies.find(({ id }) => id === turn?.figure)?.id ?? anyAlly(scene);
};

export const ALLY_MOVES: MovesOf<AllyCommand> = {
  addAlly: (scene) => {
    const { chance } = scene;
    const ally = chance.percent(50) ? 'animal' : 'companion';
    const hero = chance.percent(20) ? null : anyHero(scene);
    const toughness = ally === 'animal' || chance.percent(10) ? null : chance.between(0, 5);
    const card = chance.percent(70) ? { card: allyCard(scene) } : {};
    return { kind: 'addAlly', hero, ally, name: 'Adler', toughness, ...card };
  },
  removeAlly: (scene) => ({ kind: 'removeAlly', ally: anyAlly(scene) }),
  setAllyCard: (scene) => ({ kind: 'setAllyCard', ally: anyAlly(scene), card: allyCard(scene) }),
  allyAttack: (scene) => ({
    kind: 'allyAttack',
    ally: actingAlly(scene),
    targets: someFoes(scene),
    ...(scene.chance.percent(50) ? { damage: scene.chance.between(0, 5) } : {}),
    ...(scene.chance.percent(20) ? { tokens: { burn: 1 } } : {}),
  }),
  trickOrTreat: (scene) => {
    const trick = oneOf(scene.chance, TRICKS) ?? 'heal';
    const target = trick === 'heal' ? awakeHero(scene) : anyMonster(scene);
    return { kind: 'trickOrTreat', ally: actingAlly(scene), target, trick };
  },
};
