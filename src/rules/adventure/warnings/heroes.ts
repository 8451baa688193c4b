import { heroIn } from '../state/figures';
import type { Adventure, HeroAction, Turn } from '../state/adventure';
import type { AdventureHero } from '../state/hero';
import type { Doubts, Warning } from './warning';

const none: readonly Warning[] = [];
const when = (doubtful: boolean, warning: Warning): readonly Warning[] =>
  doubtful ? [warning] : none;

const nameOf = (adventure: Adventure, id: string): string => heroIn(adventure, id)?.name ?? '';

const ownTurn = ({ turn }: Adventure, hero: string): Turn | null =>
  turn?.figure === hero && !turn.over ? turn : null;

/** Q1: each small action once. */
const smallAction = (
  adventure: Adventure,
  hero: string,
  action: HeroAction,
): readonly Warning[] => {
  const turn = ownTurn(adventure, hero);
  if (turn === null) return [{ code: 'not-its-turn' }];
  return when(turn.actions.includes(action), { code: 'action-used', action });
};

const CUBE_ACTIONS = 2;

/** Q1, C2: two, or one for whoever was stunned. Outside his turn it is a reaction. */
const cubeAction = (adventure: Adventure, { hero }: { readonly hero: string }) => {
  const turn = ownTurn(adventure, hero);
  if (turn === null) return none;
  const most = CUBE_ACTIONS - (turn.loses === 'cubeAction' ? 1 : 0);
  const used = turn.actions.filter((action) => action === 'cube-1' || action === 'cube-2').length;
  return when(used >= most, { code: 'no-cube-action-left', most });
};

/** Q8: one FURY per turn or reaction. */
const fury = (adventure: Adventure, hero: string, wanted: boolean): readonly Warning[] =>
  when(wanted && (adventure.turn?.furious.includes(hero) ?? false), {
    code: 'fury-used',
    name: nameOf(adventure, hero),
  });

/** D11, C4: nothing will come of it. */
const untouched = (
  adventure: Adventure,
  id: string,
  immunity: 'fatigue' | 'curse',
): readonly Warning[] => {
  const hero = heroIn(adventure, id);
  if (!hero) return none;
  const { name } = hero;
  if (hero.unconscious) return [{ code: 'unconscious', name }];
  return when(hero.immunities.includes(immunity), { code: 'immune', figure: id, token: immunity });
};

const exhausted = (adventure: Adventure, { hero }: { readonly hero: string }) =>
  untouched(adventure, hero, 'fatigue');

const isBlocked = ({ curse, trauma }: AdventureHero, skill: string): boolean =>
  [...curse, ...trauma].some((cube) => cube.skill === skill);

/** Q5: only free skills. */
const blocked = (adventure: Adventure, id: string, skills: readonly string[]) => {
  const hero = heroIn(adventure, id);
  const skill = skills.find(
    (one, index) => (hero && isBlocked(hero, one)) || skills.indexOf(one) !== index,
  );
  return skill === undefined ? none : [{ code: 'skill-blocked', skill } as const];
};

export const HERO_DOUBTS: Doubts = {
  weaponAttack: (adventure, { hero, fury: wanted, ranged, bound }) => [
    ...fury(adventure, hero, wanted),
    ...when(ranged === true && bound === true, { code: 'bound', name: nameOf(adventure, hero) }),
  ],
  spellAttack: (adventure, { hero, fury: wanted }) => fury(adventure, hero, wanted === true),
  placeCube: cubeAction,
  useSkill: cubeAction,
  versusAction: cubeAction,
  spendCube: cubeAction,
  fatigue: exhausted,
  disarm: exhausted,
  silence: exhausted,
  curse: (adventure, { hero }) => untouched(adventure, hero, 'curse'),
  recall: (adventure, { hero, recall, blocks = [] }) => [
    ...when(recall === 'voluntary' && ownTurn(adventure, hero) === null, { code: 'not-its-turn' }),
    ...blocked(adventure, hero, blocks),
  ],
  block: (adventure, { hero, skill }) =>
    skill === null ? none : blocked(adventure, hero, [skill]),
  focusTechnique: (adventure, { hero }) =>
    when(adventure.turn?.focused.includes(hero) ?? false, {
      code: 'focus-used',
      name: nameOf(adventure, hero),
    }),
  eatFruit: (adventure, { hero }) => smallAction(adventure, hero, 'consumable'),
  giveFruit: (adventure, { hero }) => smallAction(adventure, hero, 'exchange'),
  spendKi: (adventure, { hero }) => smallAction(adventure, hero, 'ki'),
  searchChest: (adventure, { hero }) => smallAction(adventure, hero, 'chest'),
  interact: (adventure, { hero }) => smallAction(adventure, hero, 'interaction'),
};
