import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { sameCard, type KeptChestCard } from '@/src/game';
import { CHEST_CARDS, LONGEST_NAME, type Rarity } from '@/src/rules';
import { Button, IconButton, Section, Sheet, Text, TextField, useSnackbar } from '@/src/ui';
import { useDraft } from '@/app/wiring/useDraft';
import { useAdventure } from '../context/table-context';
import { ownItem } from '../logbook/own-item';
import { RarityChips } from './RarityChips';
import { copiesOf, useChestShelf, type ChestShelf } from './useChestShelf';

interface Typed {
  readonly name: string;
  readonly rarity: Rarity | null;
}

const BLANK: Typed = { name: '', rarity: null };

/** Z3: what the group knows of its chest deck; the app draws from it. */
export function ChestDeckSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const shelf = useChestShelf();
  const found = useAdventure((adventure) => adventure.found);
  const count = shelf.cards.reduce((sum, card) => sum + copiesOf(card), 0);
  return (
    <Sheet visible onClose={onClose} title={t('tableHero.chest.deck')} closeLabel={t('ui.close')}>
      <Text ink="muted">{t('tableHero.chest.known', { count, of: CHEST_CARDS })}</Text>
      {count > CHEST_CARDS ? (
        <Text ink="danger">{t('tableHero.chest.over', { of: CHEST_CARDS })}</Text>
      ) : null}
      {found.length === 0 ? null : (
        <Text>{t('tableHero.chest.out', { items: found.join(', ') })}</Text>
      )}
      {shelf.cards.map((card) => (
        <KnownCard key={card.name} card={card} shelf={shelf} />
      ))}
      <NewCard shelf={shelf} />
    </Sheet>
  );
}

interface KnownCardProps {
  readonly card: KeptChestCard;
  readonly shelf: ChestShelf;
}

function KnownCard({ card, shelf }: KnownCardProps) {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  const forget = () => {
    shelf.forget(card);
    show({
      text: t('tableHero.chest.forgotten', { name: card.name }),
      action: { label: t('table.undo'), onPress: () => shelf.keep(card) },
    });
  };
  return (
    <View style={styles.card}>
      <View style={styles.head}>
        <Text variant="label" grow>
          {card.name}
        </Text>
        <IconButton
          icon="trash"
          on="raised"
          label={t('tableHero.chest.forget', { name: card.name })}
          onPress={forget}
        />
      </View>
      <RarityChips
        of={card.name}
        value={card.rarity}
        onChange={(rarity) => shelf.keep({ ...card, rarity })}
      />
    </View>
  );
}

function NewCard({ shelf }: { readonly shelf: ChestShelf }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useDraft('chest card', BLANK);
  const name = typed.name.trim();
  const isNew = name !== '' && !shelf.cards.some((card) => sameCard(card.name, name));
  const add = () => {
    if (!isNew) return;
    const item = { ...ownItem(name, 'consumable'), deck: 'chest' as const };
    shelf.keep({ name, rarity: typed.rarity, item });
    setTyped(BLANK);
  };
  return (
    <Section caption={t('tableHero.chest.add')}>
      <TextField
        label={t('tableHero.chest.name')}
        value={typed.name}
        onChangeText={(text) => setTyped({ ...typed, name: text })}
        maxLength={LONGEST_NAME}
        onSubmit={add}
      />
      <RarityChips value={typed.rarity} onChange={(rarity) => setTyped({ ...typed, rarity })} />
      <Button
        kind="quiet"
        size="small"
        icon="plus"
        label={t('tableHero.chest.add')}
        disabled={!isNew}
        onPress={add}
      />
    </Section>
  );
}

const styles = StyleSheet.create({
  card: { gap: 6 },
  head: { flexDirection: 'row', alignItems: 'center', gap: 8 },
});
