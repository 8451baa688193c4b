import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { ITEM_TIERS, LONGEST_NOTES, type ItemDraft, type ItemValues } from '@/src/rules';
import { Chip, Fold, Section, SwitchRow, TextField } from '@/src/ui';
import { TokenChoice } from '@/app/play/hero/sheets/TokenChoice';
import { withSign } from '@/app/play/logbook/item-words';
import { ValueStepper } from './ValueStepper';

interface ItemValuesFormProps {
  readonly item: ItemDraft;
  /** The side that lies upwards. */
  readonly side: 'front' | 'back';
  readonly onChange: (item: ItemDraft) => void;
}

const USUAL_VALUES = { accuracy: 5, damage: 1, crit: 10 };
const MAX_VALUE = 99;

/** What the players read off the card; everything may stay open. */
export function ItemValuesForm({ item, side, onChange }: ItemValuesFormProps) {
  const { t } = useTranslation();
  const face = (side === 'back' ? item.back : null) ?? item.front;
  const { values } = face;
  const set = (change: Partial<ItemValues>) => {
    const changed = { ...face, values: { ...values, ...change } };
    onChange(face === item.front ? { ...item, front: changed } : { ...item, back: changed });
  };
  return (
    <View style={styles.form}>
      {item.slot === 'weapon' || item.slot === 'off-hand' ? (
        <WeaponValues values={values} onChange={set} />
      ) : null}
      {item.slot === 'consumable' ? null : (
        <ValueStepper
          label={t('logbookHero.item.hp')}
          value={values.hp}
          first={0}
          min={-MAX_VALUE}
          max={MAX_VALUE}
          shown={withSign(values.hp)}
          onChange={(hp) => set({ hp })}
        />
      )}
      {item.slot === 'consumable' ? null : <OnAttacks values={values} onChange={set} />}
      {item.deck === 'camp' ? <Tier item={item} onChange={onChange} /> : null}
      <TextField
        label={t('logbookHero.item.notes')}
        value={item.notes}
        onChangeText={(notes) => onChange({ ...item, notes })}
        maxLength={LONGEST_NOTES}
        multiline
      />
    </View>
  );
}

interface WeaponValuesProps {
  readonly values: ItemValues;
  readonly onChange: (change: Partial<ItemValues>) => void;
}

function WeaponValues({ values, onChange }: WeaponValuesProps) {
  const { t } = useTranslation();
  return (
    <>
      {(['accuracy', 'damage', 'crit'] as const).map((kind) => (
        <ValueStepper
          key={kind}
          label={t(`logbookHero.item.${kind}`)}
          value={values[kind]}
          first={USUAL_VALUES[kind]}
          min={kind === 'crit' ? 1 : 0}
          max={MAX_VALUE}
          onChange={(value) => onChange({ [kind]: value })}
        />
      ))}
      <SwitchRow
        title={t('logbookHero.item.ranged')}
        value={values.ranged}
        onChange={(ranged) => onChange({ ranged })}
      />
    </>
  );
}

/** W2 to W4: what a worn thing adds to weapon attacks. */
function OnAttacks({ values, onChange }: WeaponValuesProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Fold label={t('logbookHero.item.onAttacks')} open={open} onToggle={setOpen}>
      <View style={styles.form}>
        {(['modifier', 'bonusDamage'] as const).map((kind) => (
          <ValueStepper
            key={kind}
            label={t(`logbookHero.item.${kind}`)}
            value={values[kind] ?? 0}
            first={0}
            min={-MAX_VALUE}
            max={MAX_VALUE}
            shown={withSign(values[kind] ?? 0)}
            onChange={(value) => onChange({ [kind]: value })}
          />
        ))}
        <TokenChoice
          caption={t('logbookHero.item.tokens')}
          tokens={values.tokens ?? {}}
          onChange={(tokens) => onChange({ tokens })}
        />
      </View>
    </Fold>
  );
}

interface TierProps {
  readonly item: ItemDraft;
  readonly onChange: (item: ItemDraft) => void;
}

function Tier({ item, onChange }: TierProps) {
  const { t } = useTranslation();
  return (
    <Section caption={t('logbookHero.item.tier')}>
      <View style={styles.chips}>
        {ITEM_TIERS.map((tier) => (
          <Chip
            key={tier}
            label={t('logbookHero.items.tier', { tier })}
            selected={item.tier === tier}
            onPress={() => onChange({ ...item, tier: item.tier === tier ? null : tier })}
          />
        ))}
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({
  form: { gap: 14 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
