import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { CONDITIONS, type AdventureHero, type HeroImmunity } from '@/src/rules';
import { Chip } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { useTable } from '@/app/play/context/table-context';

const OTHERS = ['fatigue', 'curse', 'darkness'] as const;

/** C4. */
export function ImmunitiesPart({ hero }: { readonly hero: AdventureHero }) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { act } = useTable();
  const { immunities } = hero;
  const toggle = (one: HeroImmunity) =>
    void act({
      kind: 'setImmunities',
      hero: hero.id,
      immunities: immunities.includes(one)
        ? immunities.filter((other) => other !== one)
        : [...immunities, one],
    });
  const chip = (one: HeroImmunity, label: string) => (
    <Chip key={one} label={label} selected={immunities.includes(one)} onPress={() => toggle(one)} />
  );
  return (
    <View style={styles.chips}>
      {CONDITIONS.map((kind) => chip(kind, words.token(kind)))}
      {OTHERS.map((kind) => chip(kind, t(`table.immunity.${kind}`)))}
    </View>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
