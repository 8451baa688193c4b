import { useNavigation } from '@react-navigation/native';
import { useMemo, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { FlatList, StyleSheet, View } from 'react-native';
import type { CampaignCard } from '@/src/game';
import { Button, EmptyState, IconButton, Screen, SegmentedControl, Text } from '@/src/ui';
import { DamageNotice } from '@/app/wiring/DamageNotice';
import { useTitle } from '@/app/wiring/useTitle';
import { useGameView } from '@/app/wiring/game';
import { useImport } from '@/app/play/campaign/useImport';
import { HelpButton } from '@/app/play/help/HelpButton';
import { CampaignMenu } from './CampaignMenu';
import { CampaignRow } from './CampaignRow';
import { MemoryNotice } from './MemoryNotice';

const SHELVES = ['active', 'archived', 'deleted'] as const;
type CampaignShelf = (typeof SHELVES)[number];

function shelfOfCampaign(card: Pick<CampaignCard, 'archived' | 'deletedAt'>): CampaignShelf {
  if (card.deletedAt !== null) return 'deleted';
  return card.archived ? 'archived' : 'active';
}

const keyOf = ({ id }: CampaignCard) => id;

export function CampaignListScreen() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const all = useGameView((view) => view.campaigns);
  const campaigns = useMemo(() => all.filter(({ game }) => game === null), [all]);
  const [chosen, setChosen] = useState<CampaignShelf>('active');
  const [menu, setMenu] = useState<string | null>(null);
  const { start, sheet } = useImport();
  useTitle(t('campaigns.list.title'));
  const create = () => navigation.navigate('Logbook', { screen: 'NewCampaign' });
  const importFile = { label: t('campaigns.list.import'), onPress: start };
  const shelf = campaigns.some((card) => shelfOfCampaign(card) === chosen) ? chosen : 'active';
  return (
    <Screen
      caption={t('campaigns.list.caption')}
      title={t('campaigns.list.title')}
      scroll={false}
      actions={
        <>
          {campaigns.length === 0 ? null : <IconButton icon="upload" {...importFile} />}
          <HelpButton page="logbook" />
        </>
      }
      {...(campaigns.length === 0
        ? {}
        : {
            pinned: <ShelfChoice campaigns={campaigns} shelf={shelf} onChange={setChosen} />,
            footer: <Button label={t('campaigns.list.create')} icon="plus" onPress={create} grow />,
          })}
    >
      <MemoryNotice />
      <DamageNotice />
      {campaigns.length === 0 ? (
        <EmptyState
          icon="logbook"
          title={t('campaigns.list.emptyTitle')}
          text={t('campaigns.list.emptyText')}
          action={{ label: t('campaigns.list.create'), onPress: create }}
          secondAction={importFile}
        />
      ) : (
        <Shelved campaigns={campaigns} shelf={shelf} onMenu={setMenu} />
      )}
      <CampaignMenu
        campaign={campaigns.find(({ id }) => id === menu)}
        onClose={() => setMenu(null)}
      />
      {sheet}
    </Screen>
  );
}

interface ShelfChoiceProps {
  readonly campaigns: readonly CampaignCard[];
  readonly shelf: CampaignShelf;
  readonly onChange: (shelf: CampaignShelf) => void;
}

/** Only shelves with something on them are offered. */
function ShelfChoice({ campaigns, shelf, onChange }: ShelfChoiceProps) {
  const { t } = useTranslation();
  const filled = SHELVES.filter(
    (candidate) =>
      candidate === 'active' || campaigns.some((card) => shelfOfCampaign(card) === candidate),
  );
  if (filled.length === 1) return null;
  return (
    <SegmentedControl
      label={t('campaigns.list.show')}
      value={shelf}
      onChange={onChange}
      segments={filled.map((value) => ({ value, label: t(`campaigns.list.${value}`) }))}
    />
  );
}

interface ShelvedProps {
  readonly campaigns: readonly CampaignCard[];
  readonly shelf: CampaignShelf;
  readonly onMenu: (id: string) => void;
}

function Shelved({ campaigns, shelf, onMenu }: ShelvedProps) {
  const { t } = useTranslation();
  const shown = campaigns.filter((card) => shelfOfCampaign(card) === shelf);
  if (shown.length === 0)
    return <EmptyState icon="logbook" title={t('campaigns.list.nothingActive')} />;
  return (
    <FlatList
      data={shown}
      keyExtractor={keyOf}
      initialNumToRender={12}
      windowSize={7}
      contentContainerStyle={styles.list}
      ListFooterComponent={
        shelf === 'deleted' ? (
          <Text variant="small" ink="muted" align="center">
            {t('campaigns.list.purged')}
          </Text>
        ) : null
      }
      renderItem={({ item }) => (
        <View style={styles.item}>
          <CampaignRow card={item} onMenu={onMenu} />
        </View>
      )}
    />
  );
}

const styles = StyleSheet.create({
  list: { paddingHorizontal: 16, paddingTop: 4, paddingBottom: 24, gap: 12 },
  item: { width: '100%', maxWidth: 720, alignSelf: 'center' },
});
