import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { sameCard } from '@/src/game';
import { chestsOf, heroIn, type Adventure, type MapObject, type Rarity } from '@/src/rules';
import { Button, Chip, Text } from '@/src/ui';
import { Wrap } from '@/app/play/parts/Wrap';
import { useGlossarySheet } from '@/app/wiring/glossary-sheet';
import { ChestDeckSheet } from '@/app/play/chest/ChestDeckSheet';
import { ChestPilePart } from '@/app/play/chest/ChestPilePart';
import { RarityChips } from '@/app/play/chest/RarityChips';
import { knownCards, useChestShelf, type ChestShelf } from '@/app/play/chest/useChestShelf';
import {
  findCommands,
  findItem,
  findName,
  findNow,
  NO_FIND,
  type ChestFind,
} from '@/app/play/logbook/chest-find';
import { ChestFindFields } from '@/app/play/logbook/ChestFindFields';
import { useGameView } from '@/app/wiring/game';
import { useLanguage } from '@/app/wiring/language';
import { useSheets } from '@/app/play/context/sheets';
import { useTable } from '@/app/play/context/table-context';
import { Warnings } from '@/app/play/parts/Warnings';
import { HeroActionSheet, type HeroSheetProps } from './HeroActionSheet';
import { TrapDie } from '@/app/play/dice/TrapDie';
import { useCampaignDraft } from '@/app/wiring/useDraft';

/** Z3, Z4: the item into the bag, then the trap die. */
export function ChestSheet({ hero, onClose }: HeroSheetProps) {
  const { t } = useTranslation();
  return (
    <HeroActionSheet hero={hero} title={t('tableHero.actions.chest')} onClose={onClose}>
      {() => <Chest hero={hero} onClose={onClose} />}
    </HeroActionSheet>
  );
}

/** Z3: those next to him; wherever he stands, if nobody knows. */
const chestsBeside = (adventure: Adventure, hero: string): readonly MapObject[] => {
  const place = heroIn(adventure, hero)?.at ?? null;
  const isNear = ({ at: [x, y] }: MapObject) =>
    place === null || (Math.abs(x - place[0]) <= 1 && Math.abs(y - place[1]) <= 1);
  return chestsOf(adventure).filter(isNear);
};

/** Z3, Z4: the map knows it. */
const isSafe = (chest: MapObject | undefined): boolean =>
  chest !== undefined && (chest.safe || chest.kind === 'loot');

/** Z3: what the app drew stands there as if it had been typed; a card known by name has its values. */
function shown(entered: ChestFind, drawn: string | null | undefined, shelf: ChestShelf): ChestFind {
  const typed = entered.typed === '' ? (drawn ?? '') : entered.typed;
  const known = shelf.cards.find((card) => sameCard(card.name, typed));
  const item = entered.item ?? known?.item ?? null;
  return { ...entered, typed, item };
}

function Chest({ hero, onClose }: HeroSheetProps) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const language = useLanguage();
  const campaign = useGameView(({ open }) => open?.state.campaign ?? null);
  const [entered, setFind, finish] = useCampaignDraft(`find of ${hero}`, NO_FIND);
  const shelf = useChestShelf();
  const toDeck = useDeckOf(hero);
  const [rarity, setRarity] = useState<Rarity | null>(null);
  const [picked, setPicked] = useState<string | null>(null);
  if (campaign === null) return null;
  const find = findNow(campaign, hero, shown(entered, adventure.chest?.drawn, shelf));
  const name = findName(find, language);
  const isNew = name !== '' && !shelf.cards.some((card) => sameCard(card.name, name));
  const chests = chestsBeside(adventure, hero);
  const chest = chests.find(({ id }) => id === picked) ?? chests[0];
  const search = (safe: boolean, dice?: readonly number[]) => {
    const object = chest === undefined ? {} : { object: chest.id };
    const lay = { kind: 'layChestDeck', cards: knownCards(shelf.cards) } as const;
    const commands = [
      ...(adventure.chest === undefined ? [lay] : []),
      { kind: 'searchChest', hero, item: name, safe, ...object } as const,
      ...findCommands(campaign, hero, find),
    ];
    const options = dice === undefined ? {} : { dice };
    const item = findItem(find);
    void act(commands, options).then((searched) => {
      if (!searched) return;
      finish();
      if (isNew && item !== null) shelf.keep({ name, rarity, item });
    });
    onClose();
  };
  return (
    <View style={styles.sheet}>
      <ChestPilePart shelf={shelf} onDeck={toDeck} />
      <ChestFindFields campaign={campaign} hero={hero} find={find} onChange={setFind} />
      {isNew ? <RarityChips value={rarity} onChange={setRarity} /> : null}
      <Warnings command={{ kind: 'searchChest', hero, item: '', safe: true }} />
      <Which chests={chests} chosen={chest?.id} onPick={setPicked} />
      {isSafe(chest) ? null : <TrapDie onRoll={(dice) => search(false, dice)} />}
      {chest !== undefined && !isSafe(chest) ? null : (
        <Button
          kind="quiet"
          size="small"
          label={t('tableHero.chest.safe')}
          onPress={() => search(true)}
        />
      )}
      <TheRule />
      {adventure.found.length === 0 ? null : (
        <Text ink="muted">{t('tableHero.chest.found', { items: adventure.found.join(', ') })}</Text>
      )}
    </View>
  );
}

/** The cards of the pile in its place, and back to this chest: what was typed is kept. */
function useDeckOf(hero: string): () => void {
  const { open } = useSheets();
  const toChest = () => open((close) => <ChestSheet hero={hero} onClose={close} />);
  return () => open(() => <ChestDeckSheet onClose={toChest} />);
}

function TheRule() {
  const { t } = useTranslation();
  const glossary = useGlossarySheet();
  return (
    <View style={styles.chips}>
      <Chip
        keyword
        label={t('tableHero.chest.rule')}
        onPress={() => glossary.open('search-chest')}
      />
    </View>
  );
}

interface WhichProps {
  readonly chests: readonly MapObject[];
  readonly chosen: string | undefined;
  readonly onPick: (id: string) => void;
}

/** Asked only where there is a choice. */
function Which({ chests, chosen, onPick }: WhichProps) {
  const { t } = useTranslation();
  if (chests.length < 2) return null;
  return (
    <Wrap label={t('tableHero.chest.which')}>
      {chests.map(({ id, at }) => (
        <Chip
          key={id}
          icon="chest"
          label={at.join(', ')}
          oneOf
          selected={id === chosen}
          onPress={() => onPick(id)}
        />
      ))}
    </Wrap>
  );
}

const styles = StyleSheet.create({
  sheet: { gap: 16 },
  chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 8 },
});
