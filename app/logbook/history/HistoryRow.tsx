import { memo, useEffect } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { HistoryBranch, HistoryEntry, HistoryGroup, HistoryLine } from '@/src/game';
import { RUNE_CARD } from '@/src/rules';
import { Pill, Tappable, Text, useTheme } from '@/src/ui';
import { Icon } from '@/src/ui/icons';
import { useGameWords, type GameWords } from '@/app/play/words/useGameWords';
import { useDateWords } from '@/app/play/campaign/campaign-words';
import { chapterWords } from '@/app/play/words/chapters';
import type { HistoryItem } from './items';
import type { Lines } from './useHistory';

interface HistoryRowProps {
  readonly item: HistoryItem;
  readonly lines: Lines;
  /** A row that is drawn asks for its words. */
  readonly onSeen: (row: string) => void;
  readonly onJump: (row: string) => void;
}

export function HistoryRow({ item, lines, onSeen, onJump }: HistoryRowProps) {
  switch (item.kind) {
    case 'group':
      return <GroupRow group={item.group} />;
    case 'entry':
      return (
        <EntryRow
          entry={item.entry}
          lines={lines.get(item.entry.row)}
          onSeen={onSeen}
          onJump={onJump}
        />
      );
    case 'branch':
      return <BranchRow branch={item.branch} onJump={onJump} />;
  }
}

/** See `turnMark` in the log: a name, a card's id, or a key of the track. */
function turnWords(turn: string, game: GameWords): string {
  if (turn === RUNE_CARD) return game.runeCard;
  return turn.startsWith('card:') ? game.card(turn.slice('card:'.length), '') : turn;
}

function GroupRow({ group }: { readonly group: HistoryGroup }) {
  const { t } = useTranslation();
  const game = useGameWords();
  const { chapter, round, turn } = group;
  const words = [
    chapterWords(chapter, t),
    ...(round === null ? [] : [t('campaigns.log.round', { round })]),
    ...(round === null || turn === null ? [] : [turnWords(turn, game)]),
  ].join(' · ');
  return (
    <View style={styles.group}>
      <Text variant="caption" ink="muted" level={2}>
        {words}
      </Text>
    </View>
  );
}

interface EntryRowProps {
  readonly entry: HistoryEntry;
  readonly lines: readonly HistoryLine[] | undefined;
  readonly onSeen: (row: string) => void;
  readonly onJump: (row: string) => void;
}

const EntryRow = memo(function EntryRow({ entry, lines, onSeen, onJump }: EntryRowProps) {
  useEffect(() => onSeen(entry.row), [onSeen, entry.row]);
  const { t } = useTranslation();
  const { colors, radius } = useTheme();
  const at = useDateWords()(entry.at);
  const here = entry.phase === 'head';
  const undone = entry.phase === 'future';
  const game = useGameWords();
  const words = (lines ?? []).map(game.line);
  const state = here ? t('campaigns.log.here') : undone ? t('campaigns.log.undone') : '';
  return (
    <Tappable
      role="button"
      accessibilityHint={t(here ? 'campaigns.trying.begin' : 'campaigns.log.jump')}
      aria-current={here ? 'step' : undefined}
      onPress={() => onJump(entry.row)}
      radius={radius.control}
      style={[styles.entry, { borderLeftColor: here ? colors.tones.ember.graphic : colors.line }]}
    >
      {words.length > 0 ? null : (
        <Text ink="muted">{lines === undefined ? '…' : t('campaigns.jump.small')}</Text>
      )}
      {words.map((line, index) => (
        <Text key={index} ink={undone ? 'muted' : 'text'}>
          {line}
        </Text>
      ))}
      <View style={styles.foot}>
        <Text variant="small" ink="muted">
          {at}
        </Text>
        {state === '' ? null : <Pill label={state} tone={here ? 'ember' : 'neutral'} />}
      </View>
    </Tappable>
  );
});

interface BranchRowProps {
  readonly branch: HistoryBranch;
  readonly onJump: (row: string) => void;
}

/** Something else was once done from here; it is kept and can be taken up again. */
function BranchRow({ branch, onJump }: BranchRowProps) {
  const { t } = useTranslation();
  const { colors, radius, scaled } = useTheme();
  const at = useDateWords()(branch.at);
  const words = t('campaigns.log.branch', { count: branch.rows });
  return (
    <Tappable
      role="button"
      aria-label={`${words}, ${at}`}
      accessibilityHint={t('campaigns.log.branchHint')}
      onPress={() => onJump(branch.tip)}
      radius={radius.control}
      style={styles.branch}
    >
      <Icon name="branch" size={scaled(18)} color={colors.muted} />
      <View style={styles.words}>
        <Text ink="muted">{words}</Text>
        <Text variant="small" ink="muted">
          {at}
        </Text>
      </View>
    </Tappable>
  );
}

const styles = StyleSheet.create({
  group: { paddingTop: 14, paddingBottom: 6 },
  entry: { borderLeftWidth: 3, paddingLeft: 12, paddingRight: 8, paddingVertical: 8, gap: 2 },
  foot: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  branch: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    paddingLeft: 24,
    paddingVertical: 6,
  },
  words: { flexShrink: 1 },
});
