import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { sheetOf } from '@/src/rules';
import { Button, Section } from '@/src/ui';
import { CommandWarnings } from '@/app/play/parts/CommandWarnings';
import { TreeForm, useNewTree } from '@/app/logbook/hero/sheet/TreeForm';
import { useCommandWarnings } from '@/app/play/logbook/logbook-warnings';
import type { PickProps } from './props';

/** L6c: a foreign class is doubted, not refused. */
export function NewTreePick({ state, hero, reward, onTake }: PickProps) {
  const { t } = useTranslation();
  const warningsFor = useCommandWarnings(state);
  const fresh = useNewTree(hero, sheetOf(state.campaign, hero.id).trees);
  const { tree, twice, complete, finish } = fresh;
  const choice = { kind: 'tree', tree } as const;
  const command = { kind: 'takeReward', hero: hero.id, reward: reward.id, choice } as const;
  return (
    <Section caption={t('logbookCamp.rewards.newTree')}>
      <View style={styles.form}>
        <TreeForm {...fresh} />
        <CommandWarnings lines={tree.heroClass === '' ? [] : warningsFor(command)} />
        <Button
          label={t('logbookHero.trees.learn')}
          disabled={!complete || twice}
          onPress={() => {
            finish();
            onTake(choice);
          }}
        />
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({ form: { gap: 12 } });
