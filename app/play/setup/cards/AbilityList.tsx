import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { CardAbility } from '@/src/rules';
import { Chip, Fold, IconButton, Text } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { Wrap } from '@/app/play/parts/Wrap';
import { isCountedAbility, KNOWN_ABILITIES, newAbility } from './abilities';
import { AmountField } from './AmountField';
import { printedAbilityWords } from './amounts';

interface AbilityListProps {
  readonly abilities: readonly CardAbility[];
  readonly onChange: (abilities: readonly CardAbility[]) => void;
}

/** The keywords of a card: those it has, and one tap to add another. */
export function AbilityList({ abilities, onChange }: AbilityListProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const [open, setOpen] = useState(false);
  const has = (keyword: string) => abilities.some((ability) => ability.keyword === keyword);
  return (
    <>
      {abilities.map((ability, at) => (
        <AbilityLine
          key={ability.keyword}
          ability={ability}
          onChange={(next) => onChange(abilities.map((one, index) => (index === at ? next : one)))}
          onRemove={() => onChange(abilities.filter((_, index) => index !== at))}
        />
      ))}
      <Fold label={t('tableSetup.card.addAbility')} open={open} onToggle={setOpen}>
        <Wrap label={t('tableSetup.card.addAbility')}>
          {KNOWN_ABILITIES.filter(({ keyword }) => !has(keyword)).map((known) => (
            <Chip
              key={known.keyword}
              icon="plus"
              label={
                printedAbilityWords({ keyword: known.keyword, phase: known.phase }, words).label
              }
              onPress={() => onChange([...abilities, newAbility(known)])}
            />
          ))}
        </Wrap>
      </Fold>
    </>
  );
}

interface AbilityLineProps {
  readonly ability: CardAbility;
  readonly onChange: (ability: CardAbility) => void;
  readonly onRemove: () => void;
}

function AbilityLine({ ability, onChange, onRemove }: AbilityLineProps) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { label } = printedAbilityWords({ keyword: ability.keyword, phase: ability.phase }, words);
  return (
    <View style={styles.line}>
      <View style={styles.value}>
        {isCountedAbility(ability.keyword) ? (
          <AmountField
            label={label}
            value={ability.x ?? 1}
            onChange={(x) => onChange({ ...ability, x: x ?? 1 })}
          />
        ) : (
          <Text>{label}</Text>
        )}
      </View>
      <IconButton
        icon="trash"
        on="raised"
        label={t('tableSetup.remove', { what: label })}
        onPress={onRemove}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  value: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
