import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { WeaponValues } from '@/src/rules';
import { Chip, Fold, Text } from '@/src/ui';
import { NumberStepper, signed } from '@/app/play/parts/NumberStepper';
import type { HeldWeapon } from './useWeapon';
import { WeaponSources } from './WeaponSources';

/** Entered before: folded away, its values in the label, what they come from below; each weapon for itself. */
export function WeaponPart({ weapon }: { readonly weapon: HeldWeapon }) {
  return <OneWeapon key={weapon.held} weapon={weapon} />;
}

function OneWeapon({ weapon }: { readonly weapon: HeldWeapon }) {
  const { t } = useTranslation();
  const { known, own, total, sources, change } = weapon;
  const [opened, setOpen] = useState<boolean | null>(null);
  const [asked] = useState(known);
  const open = opened ?? !(known && asked);
  return (
    <View style={styles.part}>
      <Fold
        label={t('tableHero.weapon.label', {
          accuracy: total.accuracy,
          damage: total.damage + weapon.bonusDamage,
          modifier: signed(total.modifier),
        })}
        open={open}
        onToggle={setOpen}
      >
        {known ? null : (
          <Text variant="small" ink="muted">
            {t('tableHero.weapon.unread')}
          </Text>
        )}
        <Values own={own} onChange={change} />
      </Fold>
      <WeaponSources sources={sources} />
    </View>
  );
}

interface ValuesProps {
  readonly own: WeaponValues;
  readonly onChange: (own: WeaponValues) => void;
}

/** What stands on the weapon itself. */
function Values({ own, onChange }: ValuesProps) {
  const { t } = useTranslation();
  const { accuracy, damage, modifier, crit, ranged } = own;
  return (
    <View style={styles.part}>
      <NumberStepper
        label={t('tableHero.weapon.damage')}
        value={damage}
        max={40}
        onChange={(value) => onChange({ ...own, damage: value })}
      />
      <NumberStepper
        label={t('tableHero.weapon.accuracy')}
        value={accuracy}
        max={40}
        shown={`${accuracy}+`}
        onChange={(value) => onChange({ ...own, accuracy: value })}
      />
      <NumberStepper
        label={t('tableHero.weapon.modifier')}
        value={modifier}
        min={-20}
        max={40}
        shown={signed(modifier)}
        onChange={(value) => onChange({ ...own, modifier: value })}
      />
      <NumberStepper
        label={t('tableHero.weapon.crit')}
        value={crit}
        min={2}
        max={20}
        shown={crit === 20 ? '20' : `${crit}–20`}
        onChange={(value) => onChange({ ...own, crit: value })}
      />
      <View style={styles.chips}>
        <Chip
          icon="ranged"
          label={t('tableHero.weapon.ranged')}
          selected={ranged}
          onPress={() => onChange({ ...own, ranged: !ranged })}
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  part: { gap: 8 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
