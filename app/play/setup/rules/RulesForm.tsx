import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { AdventureRules, EndCard } from '@/src/rules';
import { Fold, SegmentedControl, SwitchRow, Text } from '@/src/ui';
import { EffectForm } from './EffectForm';
import { TextList } from './TextList';

export interface RulesFormProps {
  readonly rules: AdventureRules;
  readonly onChange: (change: Partial<AdventureRules>) => void;
}

const CHANCES = ['dice', 'runes', 'cards'] as const;

/** What the adventure book may change, and who rolls, draws and shuffles. */
export function RulesForm({ rules, onChange }: RulesFormProps) {
  const { t } = useTranslation();
  return (
    <View style={styles.form}>
      <Labelled label={t('tableSetup.rules.cursePenalty')}>
        <SegmentedControl
          label={t('tableSetup.rules.cursePenalty')}
          value={String(rules.cursePenalty)}
          segments={['1', '2'].map((value) => ({ value, label: value }))}
          onChange={(value) => onChange({ cursePenalty: value === '2' ? 2 : 1 })}
        />
      </Labelled>
      {CHANCES.map((chance) => (
        <Labelled key={chance} label={t(`tableSetup.rules.${chance}`)}>
          <SegmentedControl
            label={t(`tableSetup.rules.${chance}`)}
            value={rules[chance]}
            segments={(['app', 'table'] as const).map((value) => ({
              value,
              label: t(`tableSetup.rules.${value}`),
            }))}
            onChange={(value) => onChange({ [chance]: value })}
          />
        </Labelled>
      ))}
      <SwitchRow
        title={t('tableSetup.rules.runeCard')}
        value={rules.runeCard}
        onChange={(runeCard) => onChange({ runeCard })}
      />
      <SwitchRow
        title={t('tableSetup.rules.darknessInPlay')}
        subtitle={t('tableSetup.rules.darknessHint')}
        value={rules.darknessInPlay}
        onChange={(darknessInPlay) => onChange({ darknessInPlay })}
      />
      <Special rules={rules} onChange={onChange} />
    </View>
  );
}

function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <View style={styles.labelled}>
      <Text variant="small" ink="muted" aria-hidden>
        {label}
      </Text>
      {children}
    </View>
  );
}

const FIRST_END_CARD = 1;

/** Ids only have to differ: the highest number so far, plus one. */
const nextEndCard = (cards: readonly EndCard[]): string => {
  const numbers = cards.map(({ id }) => Number(id.replace('end-', '')) || 0);
  return `end-${Math.max(FIRST_END_CARD - 1, ...numbers) + 1}`;
};

function Special({ rules, onChange }: RulesFormProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { darkness, crushing, endCards, lossConditions } = rules;
  return (
    <Fold label={t('tableSetup.rules.special')} open={open} onToggle={setOpen}>
      <View style={styles.form}>
        <EffectForm
          label={t('tableSetup.rules.darkness')}
          effect={darkness}
          onChange={(effect) => onChange({ darkness: effect })}
        />
        <EffectForm
          label={t('tableSetup.rules.crushing')}
          effect={crushing}
          onChange={(effect) => onChange({ crushing: effect })}
        />
        <TextList
          of="end cards"
          label={t('tableSetup.rules.endCards')}
          field={t('tableSetup.rules.endCard')}
          items={endCards.map(({ name }) => name)}
          onAdd={(name) =>
            onChange({ endCards: [...endCards, { id: nextEndCard(endCards), name }] })
          }
          onRemove={(at) => onChange({ endCards: endCards.filter((_, index) => index !== at) })}
        />
        <TextList
          of="loss conditions"
          label={t('tableSetup.rules.lossConditions')}
          field={t('tableSetup.rules.lossCondition')}
          items={lossConditions}
          onAdd={(name) => onChange({ lossConditions: [...lossConditions, name] })}
          onRemove={(at) =>
            onChange({ lossConditions: lossConditions.filter((_, index) => index !== at) })
          }
        />
      </View>
    </Fold>
  );
}

const styles = StyleSheet.create({ form: { gap: 14 }, labelled: { gap: 4 } });
