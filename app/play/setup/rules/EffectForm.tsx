import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { CONDITIONS, tokenCount, tokenLimit, withTokens, type DarknessEffect } from '@/src/rules';
import { Fold, Stepper, SwitchRow, Text } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';

interface EffectFormProps {
  readonly label: string;
  readonly effect: DarknessEffect;
  readonly onChange: (effect: DarknessEffect) => void;
}

const MAX_DAMAGE = 20;
const MAX_CURSE = 6;

/** N3, N10: adventures may replace what darkness does. */
export function EffectForm({ label, effect, onChange }: EffectFormProps) {
  const { t } = useTranslation();
  const { damage, curse } = effect;
  const [open, setOpen] = useState(Object.keys(effect.tokens).length > 0);
  return (
    <View style={styles.part}>
      <Text variant="label">{label}</Text>
      <SwitchRow
        title={t('tableSetup.rules.damagePerHero')}
        value={damage === 'heroes'}
        onChange={(perHero) => onChange({ ...effect, damage: perHero ? 'heroes' : 2 })}
      />
      {damage === 'heroes' ? null : (
        <Count
          label={t('tableSetup.rules.damage')}
          of={label}
          value={damage}
          most={MAX_DAMAGE}
          onChange={(value) => onChange({ ...effect, damage: value })}
        />
      )}
      <Count
        label={t('tableSetup.rules.curse')}
        of={label}
        value={curse}
        most={MAX_CURSE}
        onChange={(value) => onChange({ ...effect, curse: value })}
      />
      <Fold
        label={t('tableSetup.rules.conditions', { what: label })}
        open={open}
        onToggle={setOpen}
      >
        <Conditions label={label} effect={effect} onChange={onChange} />
      </Fold>
    </View>
  );
}

function Conditions({ label, effect, onChange }: EffectFormProps) {
  const words = useGameWords();
  return CONDITIONS.map((kind) => (
    <Count
      key={kind}
      label={words.token(kind)}
      of={label}
      value={tokenCount(effect.tokens, kind)}
      most={tokenLimit(kind)}
      onChange={(count) =>
        onChange({ ...effect, tokens: withTokens(effect.tokens, { [kind]: count }) })
      }
    />
  ));
}

interface CountProps {
  readonly label: string;
  readonly of: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

function Count({ label, of, value, most, onChange }: CountProps) {
  const { t } = useTranslation();
  const spoken = `${of}: ${label}`;
  return (
    <View style={styles.line}>
      <Text grow>{label}</Text>
      <Stepper
        label={spoken}
        value={value}
        max={most}
        lessLabel={t('tableSetup.less', { what: spoken })}
        moreLabel={t('tableSetup.more', { what: spoken })}
        onChange={onChange}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  part: { gap: 8 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 10 },
});
