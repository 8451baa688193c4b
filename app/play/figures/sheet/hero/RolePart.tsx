import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { ROLES, type AdventureHero } from '@/src/rules';
import { Chip, Stepper, Text } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { useTable } from '@/app/play/context/table-context';

/** I1: one hero on each role's place; X2: none against each other. D12: the limits can be raised. */
export function RolePart({ hero }: { readonly hero: AdventureHero }) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const { id, curseLimit, traumaLimit } = hero;
  const limits = [
    { kind: 'curseLimit', value: curseLimit },
    { kind: 'traumaLimit', value: traumaLimit },
  ] as const;
  return (
    <View style={styles.part}>
      {adventure.versus === undefined ? <Roles hero={hero} /> : null}
      {limits.map(({ kind, value }) => {
        const what = t(`tableFigure.role.${kind}`);
        return (
          <View key={kind} style={styles.limit}>
            <Text grow>{what}</Text>
            <Stepper
              label={what}
              value={value}
              min={1}
              max={20}
              lessLabel={t('ui.less', { what })}
              moreLabel={t('ui.more', { what })}
              onChange={(next) =>
                void act({ kind: 'setLimits', hero: id, curseLimit, traumaLimit, [kind]: next })
              }
            />
          </View>
        );
      })}
    </View>
  );
}

function Roles({ hero: { id, role } }: { readonly hero: AdventureHero }) {
  const words = useGameWords();
  const { adventure, act } = useTable();
  const holder = (one: string) =>
    adventure.heroes.find((other) => other.id !== id && other.role === one)?.name;
  return (
    <View style={styles.chips}>
      {ROLES.map((one) => (
        <Chip
          key={one}
          icon={one}
          label={words.role(one)}
          oneOf
          selected={one === role}
          disabled={holder(one) !== undefined}
          onPress={() => void act({ kind: 'setRole', hero: id, role: one })}
        />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  part: { gap: 12 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
  limit: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
});
