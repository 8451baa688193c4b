import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { Button, Sheet } from '@/src/ui';
import { CommandWarnings } from '@/app/play/parts/CommandWarnings';
import { useHeroSheet } from '@/app/logbook/parts/hero-context';
import { TreeForm, useNewTree } from './TreeForm';
import { useCommandWarnings } from '@/app/play/logbook/logbook-warnings';
import { useLogbook } from '@/app/logbook/parts/useLogbook';

/** L6c: a foreign class is doubted, not refused. */
export function NewTreeSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { state, hero, sheet } = useHeroSheet();
  const write = useLogbook();
  const warningsFor = useCommandWarnings(state);
  const fresh = useNewTree(hero, sheet.trees);
  const { tree, twice, complete, finish } = fresh;
  const command = { kind: 'setTree', hero: hero.id, tree } as const;
  const learn = async () => {
    const done = t('logbookHero.trees.done', { tree: tree.tree });
    if (!(await write(command, done))) return;
    finish();
    onClose();
  };
  return (
    <Sheet
      visible
      onClose={onClose}
      onBack={onClose}
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
        <TreeForm {...fresh} />
        <CommandWarnings lines={tree.heroClass === '' ? [] : warningsFor(command)} />
      </View>
    </Sheet>
  );
}

const styles = StyleSheet.create({ form: { gap: 16 } });
