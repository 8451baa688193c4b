import { memo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { Icon, Live, Text, useTheme } from '@/src/ui';
import { useGameWords } from '../words/useGameWords';
import type { EventLine } from '@/src/rules';
import { useTurnLines, type TurnLines } from '../turn/turn-lines';

/** What happened by itself when the turn began, said and shown, in nobody's way (C2, S2, D11). */
export function TurnStart() {
  const { before, start } = useTurnLines();
  return <Began before={before} start={start} />;
}

/** A tap tells the log first and its lines a little later: until then they are the same. */
const Began = memo(function Began({ before, start }: Pick<TurnLines, 'before' | 'start'>) {
  const { t } = useTranslation();
  return (
    <Live empty={before.length + start.length === 0}>
      <View style={styles.began}>
        <Lines caption={t('table.turn.before')} lines={before} />
        <Lines caption={t('table.turn.start')} lines={start} />
      </View>
    </Live>
  );
});

interface LinesProps {
  readonly caption: string;
  readonly lines: readonly EventLine[];
}

function Lines({ caption, lines }: LinesProps) {
  const words = useGameWords();
  const { colors, scaled } = useTheme();
  if (lines.length === 0) return null;
  return (
    <View role="group" aria-label={caption} style={styles.lines}>
      {lines.map((line, index) => (
        <View key={index} style={styles.line}>
          <Icon name="sparkle" size={scaled(16)} color={colors.tones.ember.graphic} />
          <Text variant="small" grow>
            {index === 0 ? (
              <Text variant="small" ink="muted">
                {`${caption}: `}
              </Text>
            ) : null}
            {words.line(line)}
          </Text>
        </View>
      ))}
    </View>
  );
}

/** What happened long ago in this turn is for the history. */
const MAX_LINES = 8;

/** What the players did in this turn, newest first. */
export function TurnLog() {
  return <Since since={useTurnLines().since} />;
}

const Told = memo(function Told({ line }: { readonly line: EventLine }) {
  const words = useGameWords();
  return (
    <Text variant="small" ink="muted">
      {words.line(line)}
    </Text>
  );
});

const Since = memo(function Since({ since }: Pick<TurnLines, 'since'>) {
  const { t } = useTranslation();
  return (
    <Live empty={since.length === 0}>
      <View style={styles.lines}>
        <Text variant="caption" ink="muted" level={2}>
          {t('table.turn.since')}
        </Text>
        {since
          .slice(-MAX_LINES)
          .reverse()
          .map((line, index) => (
            <Told key={since.length - index} line={line} />
          ))}
      </View>
    </Live>
  );
});

const styles = StyleSheet.create({
  began: { gap: 4, paddingHorizontal: 4 },
  lines: { gap: 3 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 8 },
});
