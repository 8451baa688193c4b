import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { nameIn } from '@/src/content/drunagor';
import { ITEM_SLOTS, itemNames, LONGEST_NAME, type Campaign } from '@/src/rules';
import { Chip, Section, Text, TextField } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { wouldGo, type ChestFind } from './chest-find';
import { suggestions } from './suggestions';
import { kindWords } from './item-words';
import { loadItems } from './load-items';
import { Suggestion } from './NameFinder';
import { useLoaded } from './useLoaded';

interface ChestFindFieldsProps {
  readonly campaign: Campaign;
  readonly hero: string;
  readonly find: ChestFind;
  readonly onChange: (find: ChestFind) => void;
}

/** Z3: the find by its name, completed while typing; it goes into the bag with the search. */
export function ChestFindFields(props: ChestFindFieldsProps) {
  const { campaign, hero, find, onChange } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const rows = useLoaded(loadItems);
  const { typed, item } = find;
  const entered = typed.trim() !== '';
  return (
    <View style={styles.fields}>
      <TextField
        label={t('logbookHero.chest.find')}
        hint={t('logbookHero.chest.hint')}
        value={typed}
        onChangeText={(text) => onChange({ ...find, typed: text, item: null })}
        maxLength={LONGEST_NAME}
      />
      {(item === null ? suggestions(rows, typed) : []).map((row) => (
        <Suggestion
          key={row.en}
          row={row}
          subtitle={(one) => kindWords(one.draft(), language, t)[0] ?? ''}
          onPress={() => onChange({ ...find, typed: nameIn(row, language), item: row.draft() })}
        />
      ))}
      {item === null ? null : (
        <Text variant="small" ink="muted">
          {kindWords(item, language, t).join(' · ')}
        </Text>
      )}
      {entered && item === null ? <Slots {...props} /> : null}
      {entered ? <FullBag key={hero} {...props} /> : null}
      {entered && wouldGo(campaign, hero).length === 0 ? (
        <Text variant="small">{t('logbookHero.chest.intoBag')}</Text>
      ) : null}
    </View>
  );
}

function Slots({ find, onChange }: ChestFindFieldsProps) {
  const { t } = useTranslation();
  return (
    <Section caption={t('logbookHero.item.slot')}>
      <View style={styles.chips}>
        {ITEM_SLOTS.map((slot) => (
          <Chip
            key={slot}
            label={t(`logbookHero.items.slots.${slot}`)}
            oneOf
            selected={find.slot === slot}
            onPress={() => onChange({ ...find, slot })}
          />
        ))}
      </View>
    </Section>
  );
}

/** E1: one of three stays behind. */
function FullBag({ campaign, hero, find, onChange }: ChestFindFieldsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const bag = wouldGo(campaign, hero);
  if (bag.length === 0) return null;
  const leave = (label: string, drop: string | null) => (
    <Chip
      key={drop}
      label={label}
      oneOf
      selected={find.drop === drop}
      onPress={() => onChange({ ...find, drop })}
    />
  );
  return (
    <Section caption={t('logbookHero.chest.full')}>
      <View style={styles.chips}>
        {leave(t('logbookHero.chest.theFind'), null)}
        {bag.map((item) => leave(nameIn(itemNames(item), language), item.id))}
      </View>
    </Section>
  );
}

const styles = StyleSheet.create({
  fields: { gap: 10 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
