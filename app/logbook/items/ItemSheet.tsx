import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { nameIn } from '@/src/content/drunagor';
import { itemNames, itemsOn, type PlacedItem } from '@/src/rules';
import { Fold, Section, Sheet, Text } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { useHeroSheet } from '../parts/hero-context';
import { endOptions, sideOptions } from './card-options';
import type { ItemOption } from '@/app/play/logbook/item-options';
import { itemFacts } from '@/app/play/logbook/item-words';
import { ItemCorrection } from './ItemCorrection';
import { giveOptions, moveOptions } from './options';
import { HeroOptions } from './HeroOptions';

interface ItemSheetProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** Everything that can be done with one thing. */
export function ItemSheet({ id, onClose }: ItemSheetProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { hero, sheet } = useHeroSheet();
  const placed = itemsOn(sheet).find(({ item }) => item.id === id);
  if (placed === undefined) return null;
  return (
    <Sheet
      visible
      onClose={onClose}
      onBack={onClose}
      caption={`${hero.name} · ${t(`logbookHero.items.places.${placed.place}`)}`}
      title={nameIn(itemNames(placed.item), language)}
      closeLabel={t('logbookHero.menu.close')}
    >
      <View style={styles.page}>
        {[...itemFacts(placed.item, language, t), placed.item.notes]
          .filter((line) => line !== '')
          .map((line) => (
            <Text key={line} ink="muted">
              {line}
            </Text>
          ))}
        <ItemActions placed={placed} onDone={onClose} />
      </View>
    </Sheet>
  );
}

interface ItemActionsProps {
  readonly placed: PlacedItem;
  readonly onDone: () => void;
}

function ItemActions({ placed, onDone }: ItemActionsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { campaign, hero, sheet } = useHeroSheet();
  const say = { language, t };
  const gives = giveOptions(campaign, hero, placed, say);
  const sides = sideOptions(hero.id, sheet, placed, say);
  return (
    <>
      <Section caption={t('logbookHero.item.into')}>
        <HeroOptions options={moveOptions(campaign, hero, placed, say)} onDone={onDone} />
        {placed.item.deck === 'chest' ? (
          <Text variant="small" ink="muted">
            {t('refusals.chest-not-in-camp')}
          </Text>
        ) : null}
        {sides.length === 0 ? null : <HeroOptions options={sides} onDone={onDone} />}
      </Section>
      {gives.length === 0 ? null : (
        <Folded label={t('logbookHero.item.give')} options={gives} onDone={onDone} />
      )}
      <ItemCorrection placed={placed} />
      <Folded
        label={t('logbookHero.item.end')}
        options={endOptions(hero.id, placed, say)}
        onDone={onDone}
      />
    </>
  );
}

interface FoldedProps {
  readonly label: string;
  readonly options: readonly ItemOption[];
  readonly onDone: () => void;
}

function Folded({ label, options, onDone }: FoldedProps) {
  const [open, setOpen] = useState(false);
  return (
    <Fold label={label} open={open} onToggle={setOpen}>
      <HeroOptions options={options} onDone={onDone} />
    </Fold>
  );
}

const styles = StyleSheet.create({ page: { gap: 14 } });
