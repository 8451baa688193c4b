import {
  COLLATERAL_KINDS,
  CONDITIONS,
  type Collateral,
  type CollateralEffect,
  type CubeCounts,
  type Reaction,
  type ThreatCommand,
  type ThreatSource,
} from '@/src/rules';
import {
  actingMonster,
  actor,
  anyHero,
  anyMonster,
  availableColour,
  isAwake,
  NOBODY,
  oneOf,
  reachable,
  someOf,
  someTargets,
  type MovesOf,
  type Scene,
} from '../scene';

const EFFECTS: readonly CollateralEffect[] = [...CONDITIONS, ...COLLATERAL_KINDS];

const anyCollateral = ({ chance }: Scene): readonly Collateral[] =>
  someOf(chance, EFFECTS, 2)
    .slice(chance.percent(40) ? 2 : 0)
    .map((effect) => ({ effect, x: chance.between(0, 2) }));

const hitBy = (scene: Scene) =>
  someTargets(scene).map((figure) => ({ figure, damage: scene.chance.between(0, 6) }));

const attacker = (scene: Scene): string =>
  (scene.chance.percent(80) ? actingMonster(scene.adventure)?.id : undefined) ?? anyMonster(scene);

const monsterMoves: MovesOf<ThreatCommand>['monsterMoves'] = (scene) => ({
  kind: 'monsterMoves',
  figure: attacker(scene),
  slowed: scene.chance.percent(30),
  stood: scene.chance.percent(30),
});

const source = (scene: Scene): ThreatSource => {
  const { chance, adventure } = scene;
  const card = oneOf(chance, adventure.attackCards);
  if (card && chance.percent(20)) return { kind: 'attack-card', card: card.id, figure: card.owner };
  return chance.percent(60)
    ? { kind: 'event', name: 'Steinschlag' }
    : { kind: 'monster', figure: anyMonster(scene) };
};

const effect = (scene: Scene, hero: string): Reaction['effect'] => {
  const { chance, adventure } = scene;
  const targets = adventure.threat?.targets.map(({ figure }) => figure) ?? [];
  const target = oneOf(chance, targets) ?? hero;
  const others = reachable(adventure).filter((id) => !targets.includes(id));
  const all: readonly Reaction['effect'][] = [
    { kind: 'prevent', target, amount: chance.between(0, 4) },
    { kind: 'prevent', target, amount: chance.between(1, 3) },
    { kind: 'prevent-all', target, but: chance.percent(50) ? 0 : 1 },
    { kind: 'strike-back', amount: chance.between(0, 4) },
    { kind: 'protect', target, by: oneOf(chance, others) ?? hero },
    { kind: 'other', note: 'Sprung' },
  ];
  return oneOf(chance, all) ?? { kind: 'other', note: '' };
};

const cost = (scene: Scene): Reaction['cost'] => {
  const colour = availableColour(scene, actor(scene));
  if (scene.chance.percent(60)) return { kind: 'cube', colour };
  return scene.chance.percent(40) ? { kind: 'focus', count: 1 } : { kind: 'free' };
};

/** Two of the first colours they have: enough for FATIGUE 2 at most. */
const fatigueOf = ({ adventure }: Scene): Readonly<Record<string, CubeCounts>> | undefined => {
  const x = adventure.threat?.collateral.find((one) => one.effect === 'fatigue')?.x;
  if (x === undefined) return undefined;
  const chosen = adventure.heroes.filter(isAwake).flatMap(({ id, cubes }) => {
    if (cubes === null) return [];
    let left = x;
    const taken = Object.entries(cubes.available).map(([colour, count]) => {
      const some = Math.min(left, count);
      left -= some;
      return [colour, some] as const;
    });
    return [[id, Object.fromEntries(taken) as CubeCounts] as const];
  });
  return Object.fromEntries(chosen);
};

export const THREAT_MOVES: MovesOf<ThreatCommand> = {
  monsterAttacks: (scene) => ({
    kind: 'monsterAttacks',
    figure: attacker(scene),
    targets: someTargets(scene),
    onDarkness: scene.chance.percent(25),
    ...(scene.chance.percent(10) ? { damage: scene.chance.between(0, 7) } : {}),
    ...(scene.chance.percent(15) ? { slowed: true } : {}),
    ...(scene.chance.percent(15) ? { stood: true } : {}),
  }),
  monsterMoves,
  attackCardHits: (scene) => {
    const { chance, adventure } = scene;
    const acting = adventure.attackCards.find(({ id }) => id === adventure.turn?.key);
    const card = acting ?? oneOf(chance, adventure.attackCards);
    const collateral = chance.percent(40) ? { collateral: anyCollateral(scene) } : {};
    return {
      kind: 'attackCardHits',
      card: card?.id ?? NOBODY,
      targets: hitBy(scene),
      ...collateral,
    };
  },
  openThreat: (scene) => ({
    kind: 'openThreat',
    source: source(scene),
    preventable: scene.chance.percent(80),
    targets: hitBy(scene),
    collateral: anyCollateral(scene),
  }),
  react: (scene) => {
    const { chance, adventure } = scene;
    const threatened = adventure.heroes.filter(({ id }) =>
      adventure.threat?.targets.some(({ figure }) => figure === id),
    );
    const hero = chance.percent(60) ? (oneOf(chance, threatened)?.id ?? '') : anyHero(scene);
    return { kind: 'react', reaction: { hero, cost: cost(scene), effect: effect(scene, hero) } };
  },
  takeBackReaction: (scene) => ({ kind: 'takeBackReaction', hero: anyHero(scene) }),
  applyThreat: (scene) => {
    const fatigue = fatigueOf(scene);
    return { kind: 'applyThreat', ...(fatigue ? { fatigue } : {}) };
  },
  dropThreat: () => ({ kind: 'dropThreat' }),
};
