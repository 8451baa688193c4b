import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { ItemDraft } from '@/src/rules';
import { SegmentedControl } from '@/src/ui';
import { ItemValuesForm } from './ItemValuesForm';

interface SidesFormProps {
  readonly item: ItemDraft;
  /** The side that is read first: the one that lies upwards. */
  readonly first: 'front' | 'back';
  readonly onChange: (item: ItemDraft) => void;
}

/** E4: the values of either side of a card that has two. */
export function SidesForm({ item, first, onChange }: SidesFormProps) {
  const { t } = useTranslation();
  const [side, setSide] = useState(first);
  const shown = item.back === null ? 'front' : side;
  return (
    <View style={styles.form}>
      {item.back === null ? null : (
        <SegmentedControl
          label={t('logbookHero.item.sideRead')}
          value={shown}
          segments={(['front', 'back'] as const).map((value) => ({
            value,
            label: t(`logbookHero.item.side.${value}`),
          }))}
          onChange={setSide}
        />
      )}
      <ItemValuesForm item={item} side={shown} onChange={onChange} />
    </View>
  );
}

const styles = StyleSheet.create({ form: { gap: 14 } });
