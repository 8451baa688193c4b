import { useTranslation } from '@/src/i18n/translation';
import { nameIn } from '@/src/content/drunagor';
import { BAG_PLACES, itemNames } from '@/src/rules';
import { Button, Pill, Text } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { useHeroSheet } from '../parts/hero-context';
import { FirstFew } from '../parts/FirstFew';
import { SheetCard } from '../parts/SheetCard';
import { SheetRow } from '../parts/SheetRow';
import { itemLine } from '@/app/play/logbook/item-words';

interface StoredCardProps {
  readonly place: 'bag' | 'camp';
  readonly onItem: (item: string) => void;
  readonly onAdd: () => void;
}

/** L7a: two things in the bag, any number in the camp. */
export function StoredCard({ place, onItem, onAdd }: StoredCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { sheet, marks } = useHeroSheet();
  const items = sheet[place];
  const name = t(`logbookHero.items.places.${place}`);
  const count = items.filter(({ id }) => marks.items.has(id)).length;
  const full = t('logbookHero.items.bagCount', { count: items.length, most: BAG_PLACES });
  return (
    <SheetCard
      title={name}
      provisional={count}
      aside={place === 'bag' ? <Pill label={full} /> : undefined}
    >
      {items.length === 0 ? (
        <Text variant="small" ink="muted">
          {t(place === 'bag' ? 'logbookHero.items.emptyBag' : 'logbookHero.items.emptyCamp')}
        </Text>
      ) : (
        <FirstFew items={items} keyOf={({ id }) => id}>
          {(item) => {
            const words = {
              title: nameIn(itemNames(item), language),
              below: itemLine(item, language, t),
            };
            const fresh = marks.items.has(item.id);
            const mark = fresh ? t('logbookHero.provisional.mark') : '';
            return (
              <SheetRow
                {...words}
                spoken={`${name}: ${words.title} ${words.below} ${mark}`.trim()}
                fresh={fresh}
                tile
                onPress={() => onItem(item.id)}
              />
            );
          }}
        </FirstFew>
      )}
      <Button
        label={t('logbookHero.items.addShort')}
        spoken={t('logbookHero.items.addTo', { place: name })}
        icon="plus"
        kind="quiet"
        size="small"
        onPress={onAdd}
      />
    </SheetCard>
  );
}
