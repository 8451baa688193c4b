import { HEROES, type HeroClassId } from '@/src/content/drunagor';
import { heroKey, type StartHabits } from '@/src/game';
import { ROLES, type Campaign, type CampaignHero, type Role } from '@/src/rules';

/** A first proposal, no rule: any hero may take any role. */
const OF_CLASS: Readonly<Record<HeroClassId, Role>> = {
  warrior: 'defender',
  ranger: 'leader',
  mage: 'controller',
  cleric: 'support',
  assassin: 'striker',
};

const classRole = ({ board }: CampaignHero): Role | undefined => {
  const printed = HEROES.find(({ id }) => id === board);
  return printed && OF_CLASS[printed.class];
};

type Wish = (hero: CampaignHero) => Role | null | undefined;

/** V2: a sequence keeps its roles; else as last time, then by class, then whatever is left. */
export function firstRoles(campaign: Campaign, habits: StartHabits): readonly Role[] {
  const { heroes, carryOver } = campaign;
  const wishes: readonly Wish[] = [
    (hero) => carryOver?.heroes.find((one) => one.hero === hero.id)?.role,
    (hero) => habits.heroes[heroKey(hero)]?.role,
    classRole,
    () => ROLES.find((role) => !taken.has(role)),
  ];
  const taken = new Set<Role>();
  const roles = new Map<string, Role>();
  for (const wish of wishes) {
    for (const hero of heroes) {
      const role = roles.has(hero.id) ? null : wish(hero);
      if (!role || taken.has(role)) continue;
      taken.add(role);
      roles.set(hero.id, role);
    }
  }
  return heroes.map(({ id }, index) => roles.get(id) ?? ROLES[index % ROLES.length] ?? 'leader');
}
