import {
  GROUNDS,
  RESOURCES,
  TOKEN_KINDS,
  tokenLimit,
  type FigureCommand,
  type Tokens,
} from '@/src/rules';
import {
  anyAlly,
  anyFigure,
  anyHero,
  anyMonster,
  anyToken,
  awakeHero,
  actor,
  fewTokens,
  oneOf,
  someFigures,
  someOf,
  type MovesOf,
  type Scene,
} from '../scene';

const anyTokens = ({ chance }: Scene): Tokens =>
  Object.fromEntries(
    someOf(chance, TOKEN_KINDS, 4).map((kind) => [
      kind,
      chance.between(0, Math.min(4, tokenLimit(kind))),
    ]),
  );

const grounds = ({ chance }: Scene) =>
  chance.percent(40) ? [] : GROUNDS.filter(() => chance.percent(35));

const correctedHp = (scene: Scene) => {
  const { chance, adventure } = scene;
  const figure = chance.percent(50) ? anyHero(scene) : anyMonster(scene);
  const maxHp = adventure.heroes.some(({ id }) => id === figure)
    ? chance.between(5, 16)
    : chance.between(5, 30);
  return { figure, maxHp, hp: chance.percent(15) ? 0 : chance.between(1, maxHp) };
};

export const FIGURE_MOVES: MovesOf<FigureCommand> = {
  harm: (scene) => ({
    kind: 'harm',
    figures: someFigures(scene),
    amount: scene.chance.between(0, 5),
    preventable: scene.chance.percent(60),
    ...(scene.chance.percent(40) ? { tokens: fewTokens(scene) } : {}),
    ...(scene.chance.percent(20) ? { always: true } : {}),
    ...(scene.chance.percent(30) ? { by: anyFigure(scene) } : {}),
  }),
  heal: (scene) => ({
    kind: 'heal',
    figures: someFigures(scene),
    amount: scene.chance.between(0, 5),
  }),
  drainHealth: (scene) => ({
    kind: 'drainHealth',
    from: anyFigure(scene),
    to: anyFigure(scene),
    amount: scene.chance.between(0, 4),
  }),
  payLife: (scene) => ({
    kind: 'payLife',
    hero: awakeHero(scene),
    amount: scene.chance.between(1, 4),
  }),
  raiseMaxHp: (scene) => ({
    kind: 'raiseMaxHp',
    hero: anyHero(scene),
    by: scene.chance.between(-4, 4),
  }),
  grantMovement: (scene) => ({
    kind: 'grantMovement',
    figure: scene.chance.percent(80) ? awakeHero(scene) : anyAlly(scene),
    points: scene.chance.between(0, 4),
  }),
  setBonusHp: (scene) => ({
    kind: 'setBonusHp',
    hero: anyHero(scene),
    skill: oneOf(scene.chance, ['role-1a', 'board-1', 'yellow-1']) ?? 'role-1a',
    hp: scene.chance.between(0, 4),
  }),
  giveTokens: (scene) => {
    const { chance } = scene;
    const resource = oneOf(chance, RESOURCES) ?? 'focus';
    return chance.percent(40)
      ? { kind: 'giveTokens', figures: [awakeHero(scene)], token: resource, count: 2 }
      : {
          kind: 'giveTokens',
          figures: someFigures(scene),
          token: anyToken(scene),
          count: chance.between(0, 5),
        };
  },
  mark: (scene) => ({
    kind: 'mark',
    monster: anyMonster(scene),
    hero: scene.chance.percent(20) ? null : anyHero(scene),
  }),
  cleanse: (scene) => {
    const hero = actor(scene);
    const { chance } = scene;
    const cubes = (hero?.curse ?? []).map((_, index) => index);
    return {
      kind: 'cleanse',
      hero: hero?.id ?? '',
      x: chance.between(0, 3),
      ...(cubes.length > 0 && chance.percent(40) ? { curse: someOf(chance, cubes, 1) } : {}),
    };
  },
  enterGround: (scene) => ({
    kind: 'enterGround',
    figure: anyFigure(scene),
    entered: grounds(scene),
    on: grounds(scene),
    falls: scene.chance.percent(85) ? 0 : 1,
  }),
  setHp: (scene) => ({ kind: 'setHp', ...correctedHp(scene) }),
  setTokens: (scene) => ({
    kind: 'setTokens',
    figure: anyFigure(scene),
    tokens: anyTokens(scene),
  }),
  dismiss: (scene) => {
    const { chance, adventure } = scene;
    // R3: with a commander his attack cards leave, which chance alone brings about too rarely.
    const commanders = chance.percent(40) ? adventure.attackCards.map(({ owner }) => owner) : [];
    const others = [anyMonster(scene), anyAlly(scene), anyAlly(scene)];
    return { kind: 'dismiss', figure: oneOf(chance, [...commanders, ...others]) ?? '' };
  },
};
