import type { Campaign, CampaignHero } from '@/src/rules/campaign/campaign';
import type { ClassTree } from '@/src/rules/campaign/sheet';
import { sheetOf } from '../places';
import { heroOf, none, when, type LogbookDoubts } from './warning';

/** Words of the board's language of that time, or the class's own id. */
const isOwnClass = ({ heroClass }: CampaignHero, tree: ClassTree): boolean =>
  [tree.heroClass, tree.classNames.en, tree.classNames.de].includes(heroClass.trim());

const foreignTrees = (campaign: Campaign, hero: CampaignHero): readonly ClassTree[] =>
  hero.heroClass.trim() === ''
    ? []
    : sheetOf(campaign, hero.id).trees.filter((tree) => !isOwnClass(hero, tree));

function classDoubts(campaign: Campaign, hero: CampaignHero, tree: ClassTree): LogbookDoubts {
  if (hero.heroClass.trim() === '' || isOwnClass(hero, tree)) return none;
  const names = tree.classNames;
  const other = foreignTrees(campaign, hero).find((one) => one.heroClass !== tree.heroClass);
  const holder = campaign.heroes.find(
    (one) =>
      one.id !== hero.id &&
      foreignTrees(campaign, one).some(({ heroClass }) => heroClass === tree.heroClass),
  );
  return [
    { code: 'foreign-class', names },
    ...when(other !== undefined, { code: 'second-foreign-class', names }),
    ...(holder ? [{ code: 'foreign-class-taken', name: holder.name } as const] : none),
  ];
}

/** L6c: warnings, not bans. */
export function treeDoubts(campaign: Campaign, id: string, tree: ClassTree): LogbookDoubts {
  const hero = heroOf(campaign, id);
  const known = sheetOf(campaign, id).trees.find(
    (one) => one.heroClass === tree.heroClass && one.tree === tree.tree,
  );
  if (!hero || tree.taken.length <= (known?.taken.length ?? 0)) return none;
  const holder = campaign.heroes.find(
    (one) =>
      one.id !== id &&
      sheetOf(campaign, one.id).trees.some(
        (other) => other.heroClass === tree.heroClass && other.tree === tree.tree,
      ),
  );
  return [
    ...classDoubts(campaign, hero, tree),
    ...(holder ? [{ code: 'tree-taken', name: holder.name } as const] : none),
  ];
}
