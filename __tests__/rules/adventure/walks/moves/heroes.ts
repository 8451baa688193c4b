import {
  RECALLS,
  ROLES,
  TOKEN_KINDS,
  countCubes,
  type AdventureHero,
  type Affliction,
  type CubeCounts,
  type HeroCommand,
  type HeroCubes,
  type HeroImmunity,
} from '@/src/rules';
import {
  actor,
  anyColour,
  anyCubes,
  anyHero,
  anySkill,
  availableColour,
  awakeHero,
  fewTokens,
  oneOf,
  someFoes,
  someOf,
  type MovesOf,
  type Scene,
} from '../scene';
import { THING_MOVES } from './things';

const IMMUNITIES: readonly HeroImmunity[] = [...TOKEN_KINDS, 'fatigue', 'curse', 'darkness'];

const ofActor = <Kind extends string>(kind: Kind, scene: Scene) => {
  const hero = actor(scene);
  return { kind, hero: hero?.id ?? '', colour: availableColour(scene, hero) } as const;
};

/** Any cubes that add up, colour after colour as they come. */
const chosenCubes = (hero: AdventureHero | undefined, x: number): CubeCounts => {
  let left = x;
  const available = Object.entries(hero?.cubes?.available ?? {});
  return Object.fromEntries(
    available.map(([colour, count]) => {
      const taken = Math.min(left, count);
      left -= taken;
      return [colour, taken];
    }),
  ) as CubeCounts;
};

const fatigue: MovesOf<HeroCommand>['fatigue'] = (scene) => {
  const hero = actor(scene);
  const x = scene.chance.between(0, 3);
  const chooses = x < countCubes(hero?.cubes?.available ?? anyCubes(scene, 0));
  return {
    kind: 'fatigue',
    hero: hero?.id ?? '',
    x,
    ...(chooses && scene.chance.percent(80) ? { cubes: chosenCubes(hero, x) } : {}),
  };
};

const afflictions = (scene: Scene, most: number): readonly Affliction[] =>
  Array.from({ length: scene.chance.between(0, most) }, () => ({
    skill: scene.chance.percent(50) ? null : anySkill(scene),
  }));

const heaps = (scene: Scene): HeroCubes => ({
  available: anyCubes(scene, 2),
  placed: anyCubes(scene, 1),
  spent: anyCubes(scene, 1),
});

const weaponAttack: MovesOf<HeroCommand>['weaponAttack'] = (scene) => {
  const { chance } = scene;
  return {
    kind: 'weaponAttack',
    hero: awakeHero(scene),
    level: chance.between(0, 2),
    targets: someFoes(scene).map((figure) => ({ figure, level: chance.between(0, 2) })),
    modifier: chance.between(-1, 3),
    bonuses: chance.percent(30) ? [1] : [],
    accuracy: chance.between(4, 12),
    damage: chance.between(2, 7),
    bonusDamage: chance.between(0, 2),
    crit: chance.between(17, 20),
    doubleDamage: chance.percent(10),
    onDarkness: chance.percent(15),
    tokens: fewTokens(scene),
    fury: chance.percent(15),
    ...(chance.percent(15) ? { repeat: true } : {}),
    ...(chance.percent(15) ? { ranged: true, bound: chance.percent(50) } : {}),
  };
};

/** As the walk's heroes have them; now and then one that nobody has. */
const anyOwnSkill = ({ chance }: Scene): string => `skill-${chance.between(1, 6)}`;

export const HERO_MOVES: MovesOf<HeroCommand> = {
  useSkill: (scene) => ({
    kind: 'useSkill',
    hero: actor(scene)?.id ?? '',
    skill: anyOwnSkill(scene),
    ...(scene.chance.percent(30) ? { colour: anyColour(scene) } : {}),
    ...(scene.chance.percent(40) ? { targets: [awakeHero(scene)] } : {}),
  }),
  freeSkill: (scene) => {
    const hero = oneOf(scene.chance, scene.adventure.heroes);
    return {
      kind: 'freeSkill',
      hero: hero?.id ?? '',
      skill: hero?.occupied?.[0]?.skill ?? anyOwnSkill(scene),
    };
  },
  weaponAttack,
  spellAttack: (scene) => {
    const targets = someFoes(scene);
    const damage = scene.chance.between(0, 6);
    const shared = scene.chance.percent(20);
    const shares = targets.map((figure, index) => ({ figure, x: index === 0 ? damage : 0 }));
    return {
      kind: 'spellAttack',
      hero: awakeHero(scene),
      targets,
      damage,
      tokens: fewTokens(scene),
      ...(scene.chance.percent(15) ? { fury: true } : {}),
      ...(shared ? { shares } : {}),
    };
  },
  check: (scene) => ({
    kind: 'check',
    hero: awakeHero(scene),
    bonus: scene.chance.between(0, 6),
    difficulty: scene.chance.between(5, 20),
    path: scene.chance.percent(15),
    ...(scene.chance.percent(20) ? { repeat: true } : {}),
  }),
  placeCube: (scene) => ({
    ...ofActor('placeCube', scene),
    ...(scene.chance.percent(10) ? { count: 2 } : {}),
  }),
  spendCube: (scene) => ofActor('spendCube', scene),
  versusAction: (scene) => ({
    ...ofActor('versusAction', scene),
    ...(scene.chance.percent(15) ? { curse: [0] } : {}),
  }),
  freeCube: (scene) => ({ kind: 'freeCube', hero: anyHero(scene), colour: anyColour(scene) }),
  fatigue,
  disarm: (scene) => ({ kind: 'disarm', hero: anyHero(scene) }),
  silence: (scene) => ({ kind: 'silence', hero: anyHero(scene) }),
  recall: (scene) => ({
    kind: 'recall',
    hero: awakeHero(scene),
    recall: oneOf(scene.chance, ['voluntary', ...RECALLS] as const) ?? 'free',
    ...(scene.chance.percent(40) ? { blocks: [anySkill(scene)] } : {}),
  }),
  curse: (scene) => ({ kind: 'curse', hero: anyHero(scene), x: scene.chance.between(0, 2) }),
  trauma: (scene) => ({ kind: 'trauma', hero: anyHero(scene), x: scene.chance.between(0, 1) }),
  block: (scene) => {
    const { chance, adventure } = scene;
    const cube = chance.percent(70) ? 'curse' : 'trauma';
    const cursed = adventure.heroes.filter((hero) => hero[cube].length > 0);
    const hero = oneOf(chance, cursed) ?? oneOf(chance, adventure.heroes);
    const skill = chance.percent(20) ? null : anySkill(scene);
    const index = chance.between(0, Math.max(0, (hero?.[cube].length ?? 0) - 1));
    return { kind: 'block', hero: hero?.id ?? '', cube, index, skill };
  },
  setCurse: (scene) => ({
    kind: 'setCurse',
    hero: anyHero(scene),
    curse: afflictions(scene, 4),
  }),
  setTrauma: (scene) => ({
    kind: 'setTrauma',
    hero: anyHero(scene),
    trauma: afflictions(scene, 1),
  }),
  setLimits: (scene) => ({
    kind: 'setLimits',
    hero: anyHero(scene),
    curseLimit: scene.chance.between(4, 9),
    traumaLimit: scene.chance.between(2, 4),
  }),
  setCubes: (scene) => ({
    kind: 'setCubes',
    hero: anyHero(scene),
    cubes: scene.chance.percent(15) ? null : heaps(scene),
  }),
  sayCubes: ({ chance, adventure }) => {
    const untracked = adventure.heroes.filter(({ cubes }) => cubes === null);
    const hero = oneOf(chance, untracked) ?? oneOf(chance, adventure.heroes);
    return { kind: 'sayCubes', hero: hero?.id ?? '', available: chance.between(0, 6) };
  },
  setRole: (scene) => ({
    kind: 'setRole',
    hero: anyHero(scene),
    role: scene.chance.percent(10) ? null : (oneOf(scene.chance, ROLES) ?? null),
  }),
  setImmunities: (scene) => ({
    kind: 'setImmunities',
    hero: anyHero(scene),
    immunities: scene.chance.percent(40) ? [] : someOf(scene.chance, IMMUNITIES, 3),
  }),
  ...THING_MOVES,
};
