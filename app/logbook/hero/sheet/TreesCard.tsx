import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { nameIn } from '@/src/content/drunagor';
import { nextTreeSkills, type ClassTree, type TreeSkill } from '@/src/rules';
import { Button, Text, useTheme } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { CommandWarnings } from '@/app/play/parts/CommandWarnings';
import { useHeroSheet } from '@/app/logbook/parts/hero-context';
import { treeKey } from '@/app/play/logbook/provisional-marks';
import { NewMark } from '@/app/logbook/parts/Marked';
import { NewTreeSheet } from './NewTreeSheet';
import { SheetCard } from '@/app/logbook/parts/SheetCard';
import { SHAPE_SKILLS } from '@/app/logbook/parts/tree-skills';
import { StepButton } from './StepButton';
import { useCommandWarnings } from '@/app/play/logbook/logbook-warnings';
import { useLogbook } from '@/app/logbook/parts/useLogbook';

/** L6c: trees begun, level by level. */
export function TreesCard() {
  const { t } = useTranslation();
  const { sheet, marks } = useHeroSheet();
  const [adding, setAdding] = useState(false);
  return (
    <SheetCard title={t('logbookHero.trees.title')} provisional={marks.trees.size}>
      {sheet.trees.length === 0 ? (
        <Text variant="small" ink="muted">
          {t('logbookHero.trees.empty')}
        </Text>
      ) : (
        sheet.trees.map((tree) => <TreeLine key={treeKey(tree)} tree={tree} />)
      )}
      <Button
        label={t('logbookHero.trees.add')}
        icon="plus"
        kind="quiet"
        size="small"
        onPress={() => setAdding(true)}
      />
      {adding ? <NewTreeSheet onClose={() => setAdding(false)} /> : null}
    </SheetCard>
  );
}

const toggled = ({ taken }: ClassTree, skill: TreeSkill): readonly TreeSkill[] =>
  taken.includes(skill) ? taken.filter((one) => one !== skill) : [...taken, skill];

function TreeLine({ tree }: { readonly tree: ClassTree }) {
  const { t } = useTranslation();
  const { scaled } = useTheme();
  const language = useLanguage();
  const { state, hero, marks } = useHeroSheet();
  const write = useLogbook();
  const warningsFor = useCommandWarnings(state);
  const next = nextTreeSkills(tree);
  const set = (skill: TreeSkill) => ({
    kind: 'setTree' as const,
    hero: hero.id,
    tree: { ...tree, taken: toggled(tree, skill) },
  });
  const [ahead] = next;
  return (
    <>
      <View style={styles.line}>
        <Text style={{ ...styles.name, flexBasis: scaled(110) }}>
          {tree.tree}
          <Text variant="small" ink="muted">
            {`\n${nameIn(tree.classNames, language)}`}
          </Text>
        </Text>
        <NewMark when={marks.trees.has(treeKey(tree))} />
        <View style={styles.skills}>
          {SHAPE_SKILLS[tree.shape].map((skill) => {
            const label = t(`logbookHero.trees.skills.${skill}`);
            return (
              <StepButton
                key={skill}
                label={label}
                spoken={t('logbookHero.trees.skill', { tree: tree.tree, skill: label })}
                tone="ember"
                learnt={tree.taken.includes(skill)}
                far={!next.includes(skill)}
                hint={t('refusals.tree-order')}
                onPress={() =>
                  void write(set(skill), t('logbookHero.trees.done', { tree: tree.tree }))
                }
              />
            );
          })}
        </View>
      </View>
      {ahead === undefined ? null : <CommandWarnings lines={warningsFor(set(ahead))} />}
    </>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  name: { flexGrow: 1, flexShrink: 1, minWidth: 0 },
  skills: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
