import {
  TRAP_KINDS,
  tokenCount,
  type AdventureHero,
  type HeroCommand,
  type Resource,
} from '@/src/rules';
import {
  actor,
  anyFigure,
  anyHero,
  awakeHero,
  isAwake,
  NOBODY,
  oneOf,
  someFoes,
  type MovesOf,
  type Scene,
} from '../scene';

/** Small actions and what lies about: Q8, Z, F, V4. */
type ThingKind =
  | (
      | 'focusTechnique'
      | 'eatFruit'
      | 'giveFruit'
      | 'spendKi'
      | 'searchChest'
      | 'layChestDeck'
      | 'drawChestCard'
      | 'rollTrapDie'
    )
  | ('layTrap' | 'springTrap' | 'removeTrap')
  | ('addInteraction' | 'interact');

type Thing = Extract<HeroCommand, { kind: ThingKind }>;

/** One who has such a token, if anybody has. */
const holder = (scene: Scene, token: Resource): AdventureHero | undefined =>
  oneOf(
    scene.chance,
    scene.adventure.heroes.filter((hero) => isAwake(hero) && tokenCount(hero.tokens, token) > 0),
  ) ?? actor(scene);

const idOf = (thing: { readonly id: string } | undefined): string => thing?.id ?? NOBODY;

const ZONES = ['Nord', 'Süd', 'West', 'Ost', ''];
const OPTIONS = ['links', 'rechts', 'ziehen', ''];
const ITEMS = ['Heiltrank', 'Seil', '', ' Ring '];

/** To another one; now and then to somebody who cannot take it. */
const giveFruit: MovesOf<Thing>['giveFruit'] = (scene) => {
  const giver = idOf(holder(scene, 'fruit-of-life'));
  const others = scene.adventure.heroes.filter((hero) => isAwake(hero) && hero.id !== giver);
  const to = scene.chance.percent(90) ? oneOf(scene.chance, others)?.id : undefined;
  return { kind: 'giveFruit', hero: giver, to: to ?? anyHero(scene) };
};

export const THING_MOVES: MovesOf<Thing> = {
  focusTechnique: (scene) => ({ kind: 'focusTechnique', hero: idOf(holder(scene, 'focus')) }),
  eatFruit: (scene) => ({ kind: 'eatFruit', hero: awakeHero(scene) }),
  giveFruit,
  spendKi: (scene) => ({ kind: 'spendKi', hero: idOf(holder(scene, 'ki')) }),
  searchChest: (scene) => ({
    kind: 'searchChest',
    hero: awakeHero(scene),
    safe: scene.chance.percent(30),
    item: oneOf(scene.chance, ITEMS) ?? '',
  }),
  layChestDeck: ({ chance }) => ({
    kind: 'layChestDeck',
    cards: ITEMS.filter((name) => name !== '').map((name) => ({
      name,
      copies: chance.between(1, 4),
    })),
  }),
  drawChestCard: () => ({ kind: 'drawChestCard' }),
  rollTrapDie: (scene) => ({ kind: 'rollTrapDie', figure: anyFigure(scene) }),
  layTrap: (scene) => ({
    kind: 'layTrap',
    hero: scene.chance.percent(20) ? null : awakeHero(scene),
    trap: oneOf(scene.chance, TRAP_KINDS) ?? 'bear',
    zone: oneOf(scene.chance, ZONES) ?? '',
  }),
  springTrap: (scene) => ({
    kind: 'springTrap',
    trap: idOf(oneOf(scene.chance, scene.adventure.traps)),
    figures: someFoes(scene),
  }),
  removeTrap: ({ chance, adventure }) => ({
    kind: 'removeTrap',
    trap: idOf(oneOf(chance, adventure.traps)),
  }),
  addInteraction: ({ chance }) => ({
    kind: 'addInteraction',
    name: 'Altar',
    charges: chance.between(1, 2),
  }),
  interact: (scene) => ({
    kind: 'interact',
    hero: awakeHero(scene),
    option: oneOf(scene.chance, OPTIONS) ?? '',
    interaction: idOf(oneOf(scene.chance, scene.adventure.interactions)),
  }),
};
