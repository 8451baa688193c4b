import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { EQUIPMENT_CATEGORIES } from '@/src/content/drunagor';
import { ITEM_DECKS, ITEM_SLOTS, LONGEST_NAME, type ItemDraft, type ItemSlot } from '@/src/rules';
import { Chip, Section, TextField } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { categoryName, EXTRA_CATEGORIES } from '@/app/play/logbook/item-words';
import { BackForm } from './BackForm';

interface OwnItemFormProps {
  readonly item: ItemDraft;
  readonly onChange: (item: ItemDraft) => void;
}

const categoriesOf = (slot: ItemSlot): readonly string[] =>
  slot === 'consumable'
    ? EXTRA_CATEGORIES
    : EQUIPMENT_CATEGORIES.filter((one) => one.slot === slot).map(({ id }) => id);

const without = (list: readonly string[], id: string): readonly string[] =>
  list.includes(id) ? list.filter((one) => one !== id) : [...list, id];

/** What is used up has no other side. */
const ONE_SIDE = { back: null, socket: false } as const;

/** A card no table knows: from another box, or the players' own. */
export function OwnItemForm({ item, onChange }: OwnItemFormProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { front, back } = item;
  const rename = (name: string) => {
    const names = { en: name, de: name };
    const alike = back !== null && back.names.en === front.names.en;
    onChange({
      ...item,
      front: { ...front, names },
      back: alike ? { ...back, names } : back,
    });
  };
  return (
    <View style={styles.form}>
      <TextField
        label={t('logbookHero.item.name')}
        value={front.names.en}
        onChangeText={rename}
        maxLength={LONGEST_NAME}
      />
      <Choice
        caption={t('logbookHero.item.slot')}
        options={ITEM_SLOTS}
        label={(slot) => t(`logbookHero.items.slots.${slot}`)}
        chosen={[item.slot]}
        onPress={(slot) =>
          onChange({ ...item, ...(slot === 'consumable' ? ONE_SIDE : {}), slot, categories: [] })
        }
      />
      <Choice
        caption={t('logbookHero.item.categories')}
        options={categoriesOf(item.slot)}
        label={(id) => categoryName(id, language, t)}
        chosen={item.categories}
        onPress={(id) => onChange({ ...item, categories: without(item.categories, id) })}
      />
      <Choice
        caption={t('logbookHero.item.deck')}
        options={ITEM_DECKS}
        label={(deck) => t(`logbookHero.items.decks.${deck}`)}
        chosen={[item.deck]}
        onPress={(deck) => onChange({ ...item, deck, tier: deck === 'camp' ? item.tier : null })}
      />
      {item.slot === 'consumable' ? null : <BackForm item={item} onChange={onChange} />}
    </View>
  );
}

interface ChoiceProps<Option extends string> {
  readonly caption: string;
  readonly options: readonly Option[];
  readonly label: (option: Option) => string;
  readonly chosen: readonly string[];
  readonly onPress: (option: Option) => void;
}

function Choice<Option extends string>(props: ChoiceProps<Option>) {
  const { caption, options, label, chosen, onPress } = props;
  if (options.length === 0) return null;
  return (
    <Section caption={caption}>
      <View style={styles.chips}>
        {options.map((option) => (
          <Chip
            key={option}
            label={label(option)}
            selected={chosen.includes(option)}
            onPress={() => onPress(option)}
          />
        ))}
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({
  form: { gap: 16 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
