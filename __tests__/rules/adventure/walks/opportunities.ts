import { countCubes, tokenCount, type Adventure, type Resource } from '@/src/rules';
import type { Kind } from './moves';
import { isAwake } from './scene';

const has =
  (token: Resource) =>
  ({ heroes }: Adventure): boolean =>
    heroes.some((hero) => isAwake(hero) && tokenCount(hero.tokens, token) > 0);

const hasUsedCubes = ({ heroes }: Adventure): boolean =>
  heroes.some(({ cubes }) => cubes !== null && countCubes(cubes.placed) > 0);

/** What can only be done when something lies about for it. */
const POSSIBLE: readonly (readonly [kind: Kind, when: (adventure: Adventure) => boolean])[] = [
  ['focusTechnique', has('focus')],
  ['eatFruit', has('fruit-of-life')],
  ['giveFruit', has('fruit-of-life')],
  ['spendKi', has('ki')],
  ['freeCube', hasUsedCubes],
  ['springTrap', ({ traps, monsters }) => traps.length > 0 && monsters.length > 0],
  ['removeTrap', ({ traps }) => traps.length > 0],
  ['removeAlly', ({ allies }) => allies.length > 0],
  ['dismiss', ({ allies }) => allies.length > 1],
  ['interact', ({ interactions }) => interactions.some(({ charges }) => charges > 0)],
  ['layTakenRune', ({ runes }) => runes.taken.length > 0],
  ['takeRune', ({ runes }) => runes.bag.length > 0],
  ['returnColour', ({ runes }) => runes.track.length > 0],
  ['block', ({ heroes }) => heroes.some(({ curse }) => curse.length > 0)],
  ['setDeck', ({ attackCards }) => attackCards.length > 0],
  ['turnCard', ({ cards }) => cards.some(({ back }) => back !== null)],
  ['openThreat', () => true],
];

export const opportunities = (adventure: Adventure): readonly Kind[] =>
  POSSIBLE.filter(([, when]) => when(adventure)).map(([kind]) => kind);
