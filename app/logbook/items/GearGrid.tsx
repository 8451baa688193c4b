import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { nameIn } from '@/src/content/drunagor';
import { GEAR_SLOTS, itemNames, type GearSlot } from '@/src/rules';
import { Tappable, Text, useTheme } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { useHeroSheet } from '../parts/hero-context';
import { NewMark } from '../parts/Marked';
import { itemLine } from '@/app/play/logbook/item-words';

interface GearGridProps {
  readonly onItem: (item: string) => void;
  readonly onAdd: (slot: GearSlot) => void;
}

/** The four places of the hero's board, as they lie there; read out as they are written. */
export function GearGrid({ onItem, onAdd }: GearGridProps) {
  const { sheet } = useHeroSheet();
  return (
    <View style={styles.grid}>
      {GEAR_SLOTS.map((slot) => {
        const item = sheet.gear[slot];
        return (
          <GearTile
            key={slot}
            slot={slot}
            onPress={() => (item === null ? onAdd(slot) : onItem(item.id))}
          />
        );
      })}
    </View>
  );
}

/** From here on two tiles in a row would break words apart. */
const LARGE_TEXT = 1.4;

interface GearTileProps {
  readonly slot: GearSlot;
  readonly onPress: () => void;
}

function GearTile({ slot, onPress }: GearTileProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { colors, radius, textScale } = useTheme();
  const { sheet, marks } = useHeroSheet();
  const item = sheet.gear[slot];
  const place = t(`logbookHero.items.places.${slot}`);
  const name = item === null ? '—' : nameIn(itemNames(item), language);
  const line = item === null ? t('logbookHero.items.free') : itemLine(item, language, t);
  const fresh = item !== null && marks.items.has(item.id);
  return (
    <Tappable
      role="button"
      {...(item === null ? { accessibilityHint: t('logbookHero.items.add') } : {})}
      onPress={onPress}
      radius={radius.card}
      style={[
        styles.tile,
        {
          backgroundColor: colors.raised,
          borderColor: colors.line,
          flexBasis: textScale > LARGE_TEXT ? '100%' : '45%',
        },
      ]}
    >
      <View style={styles.head}>
        <Text variant="caption" ink="muted" grow>
          {place}
        </Text>
        <NewMark when={fresh} />
      </View>
      <Text variant="label" aria-hidden={item === null}>
        {name}
      </Text>
      <Text variant="small" ink="muted">
        {line}
      </Text>
    </Tappable>
  );
}

const styles = StyleSheet.create({
  grid: { flexDirection: 'row', flexWrap: 'wrap', gap: 12 },
  tile: { flexGrow: 1, flexShrink: 1, borderWidth: 1, padding: 16, gap: 2 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 8 },
});
