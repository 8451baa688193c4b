import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { HERO_CLASSES, nameIn } from '../../../../src/content/drunagor';
import {
  LONGEST_NAME,
  sheetOf,
  TREE_SHAPES,
  type ClassTree,
  type TreeShape,
} from '../../../../src/rules';
import { Button, Chip, Section, SegmentedControl, TextField } from '../../../../src/ui';
import { useLanguage } from '../../../wiring/language';
import { classOf } from '../../hero/sheet/class-of';
import { Doubts } from '../../hero/sheet/Doubts';
import { treeKey } from '../../hero/sheet/marks';
import { useDoubts } from '../../hero/sheet/useLogbook';
import type { PickProps } from './props';

/** Null: a class of the players' own. */
type ClassId = (typeof HERO_CLASSES)[number]['id'] | null;

const treeOf = (id: ClassId, own: string, tree: string, shape: TreeShape): ClassTree => {
  const printed = HERO_CLASSES.find((one) => one.id === id);
  const names = printed ? { en: printed.en, de: printed.de } : { en: own.trim(), de: own.trim() };
  return {
    heroClass: printed?.id ?? own.trim(),
    classNames: names,
    tree: tree.trim(),
    shape,
    taken: ['1'],
  };
};

/** L6c: a foreign class is doubted, not refused. */
export function NewTree({ state, hero, reward, onTake }: PickProps) {
  const { t } = useTranslation();
  const doubts = useDoubts(state);
  const [heroClass, setHeroClass] = useState<ClassId>(() => classOf(hero)?.id ?? null);
  const [own, setOwn] = useState('');
  const [name, setName] = useState('');
  const [shape, setShape] = useState<TreeShape>('1-2-3');
  const tree = treeOf(heroClass, own, name, shape);
  const twice = sheetOf(state.campaign, hero.id).trees.some(
    (one) => treeKey(one) === treeKey(tree),
  );
  const choice = { kind: 'tree', tree } as const;
  const command = { kind: 'takeReward', hero: hero.id, reward: reward.id, choice } as const;
  return (
    <Section caption={t('logbookCamp.rewards.newTree')}>
      <View style={styles.form}>
        <ClassChips chosen={heroClass} onChange={setHeroClass} />
        {heroClass === null ? (
          <TextField
            label={t('logbookCamp.rewards.ownClassName')}
            value={own}
            onChangeText={setOwn}
            maxLength={LONGEST_NAME}
          />
        ) : null}
        <TextField
          label={t('logbookCamp.rewards.treeName')}
          value={name}
          onChangeText={setName}
          {...(twice ? { error: t('logbookHero.trees.twice') } : {})}
          maxLength={LONGEST_NAME}
        />
        <SegmentedControl
          label={t('logbookCamp.rewards.shape')}
          value={shape}
          onChange={setShape}
          segments={TREE_SHAPES.map((value) => ({ value, label: value }))}
        />
        <Doubts lines={tree.heroClass === '' ? [] : doubts(command)} />
        <Button
          label={t('logbookCamp.rewards.learn')}
          disabled={twice || tree.heroClass === '' || tree.tree === ''}
          onPress={() => onTake(choice)}
        />
      </View>
    </Section>
  );
}

interface ClassChipsProps {
  readonly chosen: ClassId;
  readonly onChange: (id: ClassId) => void;
}

function ClassChips({ chosen, onChange }: ClassChipsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <View role="group" aria-label={t('logbookCamp.rewards.heroClass')} style={styles.chips}>
      {HERO_CLASSES.map((one) => (
        <Chip
          key={one.id}
          label={nameIn(one, language)}
          selected={chosen === one.id}
          onPress={() => onChange(one.id)}
        />
      ))}
      <Chip
        label={t('logbookCamp.rewards.ownClass')}
        selected={chosen === null}
        onPress={() => onChange(null)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  form: { gap: 12 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
