import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { HERO_CLASSES, nameIn } from '@/src/content/drunagor';
import {
  LONGEST_NAME,
  TREE_SHAPES,
  type CampaignHero,
  type ClassTree,
  type TreeShape,
} from '@/src/rules';
import { Chip, Section, SegmentedControl, TextField } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { classOf } from '@/app/logbook/parts/class-of';
import { treeKey } from '@/app/play/logbook/provisional-marks';
import { useCampaignDraft } from '@/app/wiring/useDraft';

const OWN = 'own';

interface TreeDraft {
  readonly heroClass: string;
  readonly ownClass: string;
  readonly tree: string;
  readonly shape: TreeShape;
}

/** A tree being entered, and what it would be. */
export interface NewTreeState {
  readonly draft: TreeDraft;
  readonly onChange: (draft: TreeDraft) => void;
  /** It is learnt. */
  readonly finish: () => void;
  readonly tree: ClassTree;
  /** The hero has it already. */
  readonly twice: boolean;
  readonly complete: boolean;
}

function treeOf({ heroClass, ownClass, tree, shape }: TreeDraft): ClassTree {
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

/** L6c: begins at level 1, with the hero's own class proposed. */
export function useNewTree(hero: CampaignHero, trees: readonly ClassTree[]): NewTreeState {
  const [draft, onChange, finish] = useCampaignDraft<TreeDraft>(`tree of ${hero.id}`, {
    heroClass: classOf(hero)?.id ?? OWN,
    ownClass: hero.heroClass,
    tree: '',
    shape: '1-2-3',
  });
  const tree = treeOf(draft);
  const twice = trees.some((one) => treeKey(one) === treeKey(tree));
  const complete = tree.heroClass !== '' && tree.tree !== '';
  return { draft, onChange, finish, tree, twice, complete };
}

export function TreeForm({ draft, onChange, twice }: NewTreeState) {
  const { t } = useTranslation();
  return (
    <>
      <ClassChoice draft={draft} onChange={onChange} />
      <TextField
        label={t('logbookHero.trees.tree')}
        hint={t('logbookHero.trees.treeHint')}
        {...(twice ? { error: t('logbookHero.trees.twice') } : {})}
        value={draft.tree}
        onChangeText={(tree) => onChange({ ...draft, tree })}
        maxLength={LONGEST_NAME}
      />
      <Section caption={t('logbookHero.trees.shape')}>
        <SegmentedControl
          label={t('logbookHero.trees.shape')}
          segments={TREE_SHAPES.map((shape) => ({ value: shape, label: shape }))}
          value={draft.shape}
          onChange={(shape) => onChange({ ...draft, shape })}
        />
      </Section>
    </>
  );
}

function ClassChoice({ draft, onChange }: Pick<NewTreeState, 'draft' | 'onChange'>) {
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
            oneOf
            onPress={() => onChange({ ...draft, heroClass: one.id })}
          />
        ))}
        <Chip
          label={t('logbookHero.trees.own')}
          selected={draft.heroClass === OWN}
          oneOf
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
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
