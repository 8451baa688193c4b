import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { nameIn } from '@/src/content/drunagor';
import type { ItemDraft, ItemPlace } from '@/src/rules';
import { Button, Fold, Section, SegmentedControl, Sheet, Text } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { useHeroSheet } from '../parts/hero-context';
import { kindWords } from '@/app/play/logbook/item-words';
import { ItemFinder } from './ItemFinder';
import { SidesForm } from './SidesForm';
import { gainOptions } from './options';
import { HeroOptions } from './HeroOptions';
import { OwnItemForm } from './OwnItemForm';
import { useCampaignDraft } from '@/app/wiring/useDraft';

interface AddItemSheetProps {
  /** Where the players tapped: the first place offered. */
  readonly place: ItemPlace;
  readonly onClose: () => void;
}

interface Found {
  readonly typed: string;
  readonly item: ItemDraft | null;
}

const NOTHING_FOUND: Found = { typed: '', item: null };

/** E1: first its name, then where it goes. */
export function AddItemSheet({ place, onClose }: AddItemSheetProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { hero } = useHeroSheet();
  const [entered, setEntered, finish] = useCampaignDraft(`item of ${hero.id}`, NOTHING_FOUND);
  const { typed, item } = entered;
  const setItem = (found: ItemDraft | null) => setEntered({ ...entered, item: found });
  const done = () => {
    finish();
    onClose();
  };
  const name = item === null ? '' : nameIn(item.front.names, language);
  return (
    <Sheet
      visible
      onClose={onClose}
      onBack={item === null ? onClose : () => setItem(null)}
      caption={hero.name}
      title={name === '' ? t('logbookHero.items.add') : name}
      page={item === null ? 'find' : 'place'}
      closeLabel={t('logbookHero.menu.close')}
    >
      {item === null ? (
        <ItemFinder
          {...(place === 'bag' || place === 'camp' ? {} : { slot: place })}
          typed={typed}
          onTyped={(text) => setEntered({ ...entered, typed: text })}
          onFound={setItem}
        />
      ) : (
        <NewItem item={item} place={place} onChange={setItem} onDone={done} />
      )}
    </Sheet>
  );
}

interface NewItemProps {
  readonly item: ItemDraft;
  readonly place: ItemPlace;
  readonly onChange: (item: ItemDraft | null) => void;
  readonly onDone: () => void;
}

function NewItem({ item, place, onChange, onDone }: NewItemProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { state, campaign, hero } = useHeroSheet();
  const [open, setOpen] = useState(false);
  const named = item.front.names.en.trim() !== '';
  const [side, setSide] = useState<'front' | 'back'>('front');
  const options = gainOptions(campaign, hero, item, { language, t }, side);
  // E1: in an adventure the bag comes first.
  const isHere = ({ command }: (typeof options)[number]) =>
    command.to === (state.adventure === null ? place : 'bag');
  const sorted = [...options.filter(isHere), ...options.filter((one) => !isHere(one))];
  return (
    <View style={styles.page}>
      {item.front.catalogue === null ? (
        <OwnItemForm item={item} onChange={onChange} />
      ) : (
        <Text ink="muted">{kindWords(item, language, t).join(' · ')}</Text>
      )}
      <Fold label={t('logbookHero.item.values')} open={open} onToggle={setOpen}>
        <SidesForm item={item} first="front" onChange={onChange} />
      </Fold>
      {item.back === null ? null : (
        <Section caption={t('logbookHero.item.sideGot')}>
          <SegmentedControl
            label={t('logbookHero.item.sideGot')}
            value={side}
            segments={(['front', 'back'] as const).map((value) => ({
              value,
              label: t(`logbookHero.item.side.${value}`),
            }))}
            onChange={setSide}
          />
        </Section>
      )}
      <Section caption={t('logbookHero.item.into')}>
        {named ? <HeroOptions options={sorted} onDone={onDone} leading /> : null}
        {item.deck === 'chest' ? (
          <Text variant="small" ink="muted">
            {t('refusals.chest-not-in-camp')}
          </Text>
        ) : null}
      </Section>
      <Button
        label={t('logbookHero.find.back')}
        icon="back"
        kind="quiet"
        size="small"
        onPress={() => onChange(null)}
      />
    </View>
  );
}

const styles = StyleSheet.create({ page: { gap: 16 } });
