import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { Weapon } from '@/src/game';
import { Chip, Fold } from '@/src/ui';
import { NumberStepper, signed } from './Steppers';

interface WeaponPartProps {
  readonly weapon: Weapon;
  /** Entered before: folded away, its values in the label. */
  readonly known: boolean;
  readonly onChange: (weapon: Weapon) => void;
}

export function WeaponPart({ weapon, known, onChange }: WeaponPartProps) {
  const { t } = useTranslation();
  const [opened, setOpen] = useState<boolean | null>(null);
  const [asked] = useState(known);
  const open = opened ?? !(known && asked);
  const { accuracy, damage, modifier, crit, ranged } = weapon;
  return (
    <Fold
      label={t('tableHero.weapon.label', { accuracy, damage, modifier: signed(modifier) })}
      open={open}
      onToggle={setOpen}
    >
      <View style={styles.part}>
        <NumberStepper
          label={t('tableHero.weapon.damage')}
          value={damage}
          max={40}
          onChange={(value) => onChange({ ...weapon, damage: value })}
        />
        <NumberStepper
          label={t('tableHero.weapon.accuracy')}
          value={accuracy}
          max={40}
          shown={`${accuracy}+`}
          onChange={(value) => onChange({ ...weapon, accuracy: value })}
        />
        <NumberStepper
          label={t('tableHero.weapon.modifier')}
          value={modifier}
          min={-20}
          max={40}
          shown={signed(modifier)}
          onChange={(value) => onChange({ ...weapon, modifier: value })}
        />
        <NumberStepper
          label={t('tableHero.weapon.crit')}
          value={crit}
          min={2}
          max={20}
          shown={crit === 20 ? '20' : `${crit}–20`}
          onChange={(value) => onChange({ ...weapon, crit: value })}
        />
        <View style={styles.chips}>
          <Chip
            icon="ranged"
            label={t('tableHero.weapon.ranged')}
            selected={ranged}
            onPress={() => onChange({ ...weapon, ranged: !ranged })}
          />
        </View>
      </View>
    </Fold>
  );
}

const styles = StyleSheet.create({
  part: { gap: 8 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
