import type { StaticScreenProps } from '@react-navigation/native';
import { useEffect, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { FlatList, StyleSheet } from 'react-native';
import type { OpenCampaign, PlayedRow, RowId } from '@/src/game';
import { EmptyState, Progress, Row, Screen } from '@/src/ui';
import { ToLast } from '@/app/play/campaign/ToLast';
import { useBack } from '@/app/wiring/useBack';
import { useGame } from '@/app/wiring/game';
import { useLanguage } from '@/app/wiring/language';
import { useTitle } from '@/app/wiring/useTitle';
import { sayIn, type GameHelpers } from '../model/game';
import { useSessionLines } from './useSessionLines';
import { SessionButtons } from './SessionButtons';
import { SessionGate } from './SessionGate';
import { SessionJumpSheet } from './SessionJumpSheet';

type Props = StaticScreenProps<{ game: string; session: string }>;

/** As far back as anybody reads; undo goes further. */
const MOST = 200;

export function SessionHistoryScreen({ route }: Props) {
  return (
    <SessionGate {...route.params}>
      {({ open, helpers, name }) => <History open={open} helpers={helpers} game={name} />}
    </SessionGate>
  );
}

/** What led here, newest first. */
function useRows(open: OpenCampaign): readonly PlayedRow[] | null {
  const game = useGame();
  const [rows, setRows] = useState<readonly PlayedRow[] | null>(null);
  useEffect(() => {
    let wanted = true;
    void game.rowsBack(open.head, () => false, MOST).then((found) => wanted && setRows(found));
    return () => {
      wanted = false;
    };
  }, [game, open.head]);
  return rows;
}

interface HistoryProps {
  readonly open: OpenCampaign;
  readonly helpers: GameHelpers;
  readonly game: string;
}

function History({ open, helpers, game }: HistoryProps) {
  const { t } = useTranslation();
  const say = sayIn(helpers, useLanguage());
  const rows = useRows(open);
  const lines = useSessionLines(say);
  /** The row a jump would lead to. */
  const [wanted, setWanted] = useState<RowId | null>(null);
  useTitle(t('games.history'));
  const items = (rows ?? []).flatMap((row) => lines(row));
  return (
    <Screen
      caption={open.state.campaign.name}
      title={t('games.history')}
      back={useBack()}
      actions={<SessionButtons open={open} game={game} history={false} />}
      scroll={false}
      {...(open.jumped ? { footer: <ToLast /> } : {})}
    >
      {rows === null ? <Progress label={t('games.loading')} /> : null}
      {rows !== null && items.length === 0 ? (
        <EmptyState icon="history" title={t('games.historyEmpty')} />
      ) : null}
      <FlatList
        data={items}
        keyExtractor={({ key }) => key}
        contentContainerStyle={styles.list}
        renderItem={({ item, index }) => (
          <Row
            title={item.text}
            subtitle={item.helper}
            {...(index === 0 ? {} : { hint: t('campaigns.log.jump') })}
            {...(item.row === open.head ? {} : { onPress: () => setWanted(item.row) })}
          />
        )}
      />
      {wanted === null ? null : <SessionJumpSheet row={wanted} onClose={() => setWanted(null)} />}
    </Screen>
  );
}

const styles = StyleSheet.create({ list: { paddingHorizontal: 16, paddingBottom: 24, gap: 4 } });
