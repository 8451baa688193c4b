import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { nameIn } from '@/src/content/drunagor';
import { GEAR_SLOTS, type ItemDraft, type ItemSlot, type ItemTier } from '@/src/rules';
import { Button, Section, SegmentedControl, Text } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { CommandWarnings } from '@/app/play/parts/CommandWarnings';
import { useCommandWarnings } from '@/app/play/logbook/logbook-warnings';
import { loadItems } from '@/app/play/logbook/load-items';
import { NameFinder } from '@/app/play/logbook/NameFinder';
import { ownItem } from '@/app/play/logbook/own-item';
import { gainOptions, type GainOption } from '@/app/logbook/items/options';
import { useLoaded } from '@/app/play/logbook/useLoaded';
import type { PickProps } from './props';

/** The page of the sheet is the sheet's: its back button turns it. */
export interface ItemPage {
  readonly item: ItemDraft | null;
  readonly onItem: (item: ItemDraft | null) => void;
  readonly typed: string;
  readonly onTyped: (typed: string) => void;
}

type ItemPickProps = PickProps & ItemPage & { readonly tier: ItemTier };

/** L6a: named while typing, as it lies on the table; nothing to browse. */
export function ItemPick(props: ItemPickProps) {
  const { t } = useTranslation();
  const rows = useLoaded(loadItems);
  const { item, onItem, typed, onTyped } = props;
  if (item !== null) return <Placing {...props} item={item} onChange={onItem} />;
  return (
    <NameFinder
      label={t('logbookCamp.rewards.find')}
      hint={t('logbookCamp.rewards.findHint')}
      rows={rows}
      typed={typed}
      onTyped={onTyped}
      ownLabel={(name) => t('logbookCamp.rewards.own', { name })}
      onPick={(row) => {
        const draft = row.draft();
        onItem(draft.deck === 'camp' ? { ...draft, tier: props.tier } : draft);
      }}
      onOwn={(name) => onItem({ ...ownItem(name, 'weapon'), tier: props.tier })}
    />
  );
}

type PlacingProps = PickProps & {
  readonly item: ItemDraft;
  readonly onChange: (item: ItemDraft | null) => void;
};

/** Chosen in camp it may be worn at once; out of a full bag something is left behind (E1). */
function Placing({ state, hero, reward, item, onChange, onTake }: PlacingProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const options = gainOptions(state.campaign, hero, item, { language, t });
  return (
    <Section caption={t('logbookCamp.rewards.where')}>
      <Text variant="heading" level={3}>
        {nameIn(item.front.names, language)}
      </Text>
      {item.front.catalogue === null ? (
        <SlotChoice slot={item.slot} onChange={(slot) => onChange({ ...item, slot })} />
      ) : null}
      {options.map((option, at) => (
        <Place
          key={`${at} ${option.label}`}
          state={state}
          hero={hero}
          reward={reward}
          onTake={onTake}
          option={option}
        />
      ))}
      <Button
        label={t('logbookHero.find.back')}
        icon="back"
        kind="quiet"
        size="small"
        onPress={() => onChange(null)}
      />
    </Section>
  );
}

type PlaceProps = PickProps & { readonly option: GainOption };

function Place({ state, reward, onTake, option }: PlaceProps) {
  const warningsFor = useCommandWarnings(state);
  const { kind: _, hero: id, ...where } = option.command;
  const choice = { kind: 'item', ...where } as const;
  return (
    <View style={styles.place}>
      <Button label={option.label} kind="quiet" onPress={() => onTake(choice)} />
      <CommandWarnings
        lines={warningsFor({ kind: 'takeReward', hero: id, reward: reward.id, choice })}
      />
    </View>
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
