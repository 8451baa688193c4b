import { useTranslation } from '@/src/i18n/translation';
import { nameIn } from '@/src/content/drunagor';
import { nextTreeSkills, sheetOf, type ClassTree } from '@/src/rules';
import { Row, Section } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { CommandWarnings } from '@/app/play/parts/CommandWarnings';
import { treeKey } from '@/app/play/logbook/provisional-marks';
import { useCommandWarnings } from '@/app/play/logbook/logbook-warnings';
import { NewTreePick } from './NewTreePick';
import type { PickProps } from './props';

/** L6c: the next skill of a tree begun, or a new tree. */
export function TreePick(props: PickProps) {
  const { t } = useTranslation();
  const trees = sheetOf(props.state.campaign, props.hero.id).trees.filter(
    (tree) => nextTreeSkills(tree).length > 0,
  );
  return (
    <>
      {trees.length === 0 ? null : (
        <Section caption={t('logbookCamp.rewards.goOn')}>
          {trees.map((tree) => (
            <TreeRows key={treeKey(tree)} {...props} tree={tree} />
          ))}
        </Section>
      )}
      <NewTreePick {...props} />
    </>
  );
}

function TreeRows(props: PickProps & { readonly tree: ClassTree }) {
  const { state, hero, reward, tree, onTake } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const warningsFor = useCommandWarnings(state);
  return nextTreeSkills(tree).map((skill) => {
    const choice = { kind: 'tree', tree: { ...tree, taken: [...tree.taken, skill] } } as const;
    const command = { kind: 'takeReward', hero: hero.id, reward: reward.id, choice } as const;
    return (
      <Section key={skill} caption={nameIn(tree.classNames, language)}>
        <Row
          icon="star"
          title={t('logbookCamp.rewards.treeOption', {
            tree: tree.tree,
            skill: t(`logbookHero.trees.skills.${skill}`),
          })}
          onPress={() => onTake(choice)}
        />
        <CommandWarnings lines={warningsFor(command)} />
      </Section>
    );
  });
}
