import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { HERO_CLASSES, nameIn } from '../../../../src/content/drunagor';
import { LONGEST_NAME, TREE_SHAPES, type ClassTree, type TreeShape } from '../../../../src/rules';
import { Button, Chip, Section, SegmentedControl, Sheet, TextField } from '../../../../src/ui';
import { useLanguage } from '../../../wiring/language';
import { classOf } from './class-of';
import { Doubts } from './Doubts';
import { useHeroSheet } from './hero-context';
import { treeKey } from './marks';
import { useDoubts, useLogbook } from './useLogbook';

const OWN = 'own';

interface Draft {
  readonly heroClass: string;
  readonly ownClass: string;
  readonly tree: string;
  readonly shape: TreeShape;
}

function treeOf({ heroClass, ownClass, tree, shape }: Draft): ClassTree {
  const printed = HERO_CLASSES.find(({ id }) => id === heroClass);
  const own = ownClass.trim();
  return {
    heroClass: printed?.id ?? own,
    classNames: printed ? { en: printed.en, de: printed.de } : { en: own, de: own },
    tree: tree.trim(),
    shape,
    taken: ['1'],
  };
}

/** L6c: begins at level 1; a foreign class is doubted, not refused. */
export function NewTreeSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { state, hero, sheet } = useHeroSheet();
  const write = useLogbook();
  const doubts = useDoubts(state);
  const [draft, setDraft] = useState<Draft>(() => ({
    ...{ heroClass: classOf(hero)?.id ?? OWN, ownClass: hero.heroClass },
    ...{ tree: '', shape: '1-2-3' },
  }));
  const tree = treeOf(draft);
  const twice = sheet.trees.some((one) => treeKey(one) === treeKey(tree));
  const complete = tree.heroClass !== '' && tree.tree !== '';
  const command = { kind: 'setTree', hero: hero.id, tree } as const;
  const learn = async () => {
    const done = t('logbookHero.trees.done', { tree: tree.tree });
    if (await write(command, done)) onClose();
  };
  return (
    <Sheet
      visible
      onClose={onClose}
      title={t('logbookHero.trees.add')}
      caption={hero.name}
      closeLabel={t('logbookHero.menu.close')}
      footer={
        <Button
          label={t('logbookHero.trees.learn')}
          disabled={!complete || twice}
          onPress={() => void learn()}
          grow
        />
      }
    >
      <View style={styles.form}>
        <ClassChoice draft={draft} onChange={setDraft} />
        <TextField
          label={t('logbookHero.trees.tree')}
          hint={t('logbookHero.trees.treeHint')}
          {...(twice ? { error: t('logbookHero.trees.twice') } : {})}
          value={draft.tree}
          onChangeText={(name) => setDraft({ ...draft, tree: name })}
          maxLength={LONGEST_NAME}
        />
        <SegmentedControl
          label={t('logbookHero.trees.shape')}
          segments={TREE_SHAPES.map((shape) => ({ value: shape, label: shape }))}
          value={draft.shape}
          onChange={(shape) => setDraft({ ...draft, shape })}
        />
        <Doubts lines={tree.heroClass === '' ? [] : doubts(command)} />
      </View>
    </Sheet>
  );
}

interface ClassChoiceProps {
  readonly draft: Draft;
  readonly onChange: (draft: Draft) => void;
}

function ClassChoice({ draft, onChange }: ClassChoiceProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Section caption={t('logbookHero.trees.heroClass')}>
      <View style={styles.chips}>
        {HERO_CLASSES.map((one) => (
          <Chip
            key={one.id}
            label={nameIn(one, language)}
            selected={draft.heroClass === one.id}
            onPress={() => onChange({ ...draft, heroClass: one.id })}
          />
        ))}
        <Chip
          label={t('logbookHero.trees.own')}
          selected={draft.heroClass === OWN}
          onPress={() => onChange({ ...draft, heroClass: OWN })}
        />
      </View>
      {draft.heroClass === OWN ? (
        <TextField
          label={t('logbookHero.trees.ownName')}
          value={draft.ownClass}
          onChangeText={(ownClass) => onChange({ ...draft, ownClass })}
          maxLength={LONGEST_NAME}
        />
      ) : null}
    </Section>
  );
}

const styles = StyleSheet.create({
  form: { gap: 16 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
