import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { CONDITIONS, tokenCount, tokenLimit, withTokens, type Tokens } from '@/src/rules';
import { Chip, Section } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { NumberStepper, signed } from '@/app/play/parts/NumberStepper';

interface TokenChoiceProps {
  readonly caption: string;
  readonly tokens: Tokens;
  readonly onChange: (tokens: Tokens) => void;
  readonly bonusDamage?: number;
  readonly onBonusDamage?: (bonus: number) => void;
}

/** Each tap one more, round to none. */
export function TokenChoice(props: TokenChoiceProps) {
  const { caption, tokens, onChange, bonusDamage, onBonusDamage } = props;
  const { t } = useTranslation();
  const words = useGameWords();
  return (
    <>
      {bonusDamage === undefined || onBonusDamage === undefined ? null : (
        <NumberStepper
          label={t('tableHero.attack.bonusDamage')}
          value={bonusDamage}
          min={-20}
          max={40}
          shown={signed(bonusDamage)}
          onChange={onBonusDamage}
        />
      )}
      <Section caption={caption}>
        <View style={styles.chips}>
          {CONDITIONS.map((kind) => {
            const count = tokenCount(tokens, kind);
            const name = words.token(kind);
            return (
              <Chip
                key={kind}
                icon={kind}
                label={count > 1 ? `${name} ${count}` : name}
                selected={count > 0}
                onPress={() =>
                  onChange(withTokens(tokens, { [kind]: (count + 1) % (tokenLimit(kind) + 1) }))
                }
              />
            );
          })}
        </View>
      </Section>
    </>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
