import type { StaticScreenProps } from '@react-navigation/native';
import { useMemo, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { FlatList, ScrollView, StyleSheet, View } from 'react-native';
import type { OpenCampaign } from '@/src/game';
import { Chip, EmptyState, ErrorState, Progress, Screen, useTheme } from '@/src/ui';
import { ToLast } from '@/app/play/campaign/ToLast';
import { useBack } from '@/app/wiring/useBack';
import { useTitle } from '@/app/wiring/useTitle';
import { CampaignScreenGate } from '../home/CampaignScreenGate';
import { UndoButtons } from '../home/UndoButtons';
import { GAP, itemLayouts } from './heights';
import { HistoryRow } from './HistoryRow';
import { JumpSheet } from './JumpSheet';
import { historyItems, type HistoryItem } from './items';
import { useHistory } from './useHistory';

type Props = StaticScreenProps<{ campaign: string }>;

export function HistoryScreen({ route }: Props) {
  return (
    <CampaignScreenGate campaign={route.params.campaign}>
      {(open) => <History open={open} />}
    </CampaignScreenGate>
  );
}

function History({ open }: { readonly open: OpenCampaign }) {
  const { t } = useTranslation();
  const [figure, setFigure] = useState<string | null>(null);
  /** The row a jump would lead to. */
  const [wanted, setWanted] = useState<string | null>(null);
  useTitle(t('campaigns.log.title'));
  return (
    <Screen
      caption={open.state.campaign.name}
      title={t('campaigns.log.title')}
      subtitle={t('campaigns.log.steps', { count: open.steps })}
      back={useBack()}
      actions={<UndoButtons open={open} />}
      scroll={false}
      pinned={<FigureFilter open={open} figure={figure} onChange={setFigure} />}
      {...(open.jumped ? { footer: <ToLast /> } : {})}
    >
      <HistoryList open={open} figure={figure} onJump={setWanted} />
      {wanted === null ? null : <JumpSheet row={wanted} onClose={() => setWanted(null)} />}
    </Screen>
  );
}

interface FigureFilterProps {
  readonly open: OpenCampaign;
  readonly figure: string | null;
  readonly onChange: (figure: string | null) => void;
}

function FigureFilter({ open, figure, onChange }: FigureFilterProps) {
  const { t } = useTranslation();
  const { heroes } = open.state.campaign;
  if (heroes.length === 0) return null;
  return (
    <ScrollView horizontal showsHorizontalScrollIndicator={false}>
      <View role="group" aria-label={t('campaigns.log.filter')} style={styles.filter}>
        <Chip
          label={t('campaigns.log.everyone')}
          selected={figure === null}
          oneOf
          onPress={() => onChange(null)}
        />
        {heroes.map(({ id, name }) => (
          <Chip key={id} label={name} selected={figure === id} oneOf onPress={() => onChange(id)} />
        ))}
      </View>
    </ScrollView>
  );
}

function Unreadable({ retry }: { readonly retry: () => void }) {
  const { t } = useTranslation();
  return (
    <ErrorState
      title={t('storage.unreadable.history')}
      action={{ label: t('shell.crash.action'), onPress: retry }}
    />
  );
}

const keyOf = ({ key }: HistoryItem) => key;

interface HistoryListProps {
  readonly open: OpenCampaign;
  readonly figure: string | null;
  readonly onJump: (row: string) => void;
}

function HistoryList({ open, figure, onJump }: HistoryListProps) {
  const { t } = useTranslation();
  const { entries, retry, lines, want } = useHistory(open.head);
  const items = useMemo(
    () => (entries === null ? [] : historyItems(entries, figure)),
    [entries, figure],
  );
  const { scaled } = useTheme();
  const layouts = useMemo(() => itemLayouts(items, scaled), [items, scaled]);
  if (retry !== null) return <Unreadable retry={retry} />;
  if (entries === null) return <Progress label={t('campaigns.log.loading')} />;
  if (items.length === 0) return <EmptyState icon="history" title={t('campaigns.log.nothing')} />;
  return (
    <FlatList
      data={items}
      extraData={lines}
      keyExtractor={keyOf}
      getItemLayout={(_, index) => layouts[index] ?? { index, length: 0, offset: 0 }}
      initialNumToRender={20}
      windowSize={7}
      contentContainerStyle={styles.list}
      renderItem={({ item }) => (
        <View style={styles.item}>
          <HistoryRow item={item} lines={lines} onSeen={want} onJump={onJump} />
        </View>
      )}
    />
  );
}

const styles = StyleSheet.create({
  filter: { flexDirection: 'row', gap: 8 },
  list: { paddingHorizontal: 16, paddingBottom: 24, gap: GAP },
  item: { width: '100%', maxWidth: 720, alignSelf: 'center' },
});
