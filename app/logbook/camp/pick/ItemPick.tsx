import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { nameIn } from '../../../../src/content/drunagor';
import {
  BAG_PLACES,
  GEAR_SLOTS,
  NO_VALUES,
  sheetOf,
  type ItemDraft,
  type ItemPlace,
  type ItemSlot,
  type ItemTier,
} from '../../../../src/rules';
import { Button, Section, SegmentedControl, Text } from '../../../../src/ui';
import { useLanguage } from '../../../wiring/language';
import { Doubts } from '../../hero/sheet/Doubts';
import { useDoubts } from '../../hero/sheet/useLogbook';
import { loadItems } from '../../items/load-items';
import { NameFinder } from '../../items/NameFinder';
import { useLoaded } from '../../items/useLoaded';
import type { PickProps } from './props';

type ItemPickProps = PickProps & { readonly tier: ItemTier };

const ownItem = (name: string, tier: ItemTier): ItemDraft => ({
  ...{ slot: 'weapon', categories: [], deck: 'camp', tier, back: null, socket: false, notes: '' },
  front: { catalogue: null, names: { en: name, de: name }, values: NO_VALUES },
});

/** L6a: named while typing, as it lies on the table; nothing to browse. */
export function ItemPick(props: ItemPickProps) {
  const { t } = useTranslation();
  const rows = useLoaded(loadItems);
  const [item, setItem] = useState<ItemDraft | null>(null);
  if (item !== null) return <Placing {...props} item={item} onChange={setItem} />;
  return (
    <NameFinder
      label={t('logbookCamp.rewards.find')}
      hint={t('logbookCamp.rewards.findHint')}
      rows={rows}
      ownLabel={(name) => t('logbookCamp.rewards.own', { name })}
      onPick={(row) => {
        const draft = row.draft();
        setItem(draft.deck === 'camp' ? { ...draft, tier: props.tier } : draft);
      }}
      onOwn={(name) => setItem(ownItem(name, props.tier))}
    />
  );
}

type PlacingProps = PickProps & {
  readonly item: ItemDraft;
  readonly onChange: (item: ItemDraft) => void;
};

/** Chosen in camp it may be worn at once; a full bag is no place for it. */
function Placing({ state, hero, reward, item, onChange, onTake }: PlacingProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const doubts = useDoubts(state);
  const sheet = sheetOf(state.campaign, hero.id);
  const name = nameIn(item.front.names, language);
  const worn = GEAR_SLOTS.filter((slot) => slot === item.slot && sheet.gear[slot] === null);
  const bag = sheet.bag.length < BAG_PLACES ? (['bag'] as const) : [];
  const places: readonly ItemPlace[] = [...worn, ...bag, 'camp'];
  return (
    <Section caption={t('logbookCamp.rewards.where')}>
      <Text variant="heading" level={3}>
        {name}
      </Text>
      {item.front.catalogue === null ? (
        <SlotChoice slot={item.slot} onChange={(slot) => onChange({ ...item, slot })} />
      ) : null}
      {places.map((place) => {
        const choice = { kind: 'item', item, to: place } as const;
        const command = { kind: 'takeReward', hero: hero.id, reward: reward.id, choice } as const;
        return (
          <View key={place} style={styles.place}>
            <Button
              label={t(`logbookHero.items.places.${place}`)}
              spoken={t('logbookCamp.rewards.take', {
                item: name,
                place: t(`logbookHero.items.places.${place}`),
              })}
              kind="quiet"
              onPress={() => onTake(choice)}
            />
            <Doubts lines={doubts(command)} />
          </View>
        );
      })}
    </Section>
  );
}

interface SlotChoiceProps {
  readonly slot: ItemSlot;
  readonly onChange: (slot: ItemSlot) => void;
}

function SlotChoice({ slot, onChange }: SlotChoiceProps) {
  const { t } = useTranslation();
  return (
    <SegmentedControl
      label={t('logbookCamp.rewards.slot')}
      value={slot}
      onChange={onChange}
      segments={GEAR_SLOTS.map((value) => ({
        value,
        label: t(`logbookHero.items.slots.${value}`),
      }))}
    />
  );
}

const styles = StyleSheet.create({ place: { gap: 4 } });
