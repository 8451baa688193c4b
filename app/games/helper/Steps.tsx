import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { PlayedGame } from '@/src/content/games/helpers';
import { Live, Text, TraceItem, TraceList, useTheme } from '@/src/ui';
import type { Bar, HelperStep } from '../model/helper';
import { linkedSentences } from './keywords';
import { Sentence, useKeywords } from './Sentence';

interface StepsProps {
  readonly steps: readonly HelperStep[];
  readonly game: PlayedGame;
}

/** What came out, and why: a sentence a step, with the rule it comes from. */
export function Steps({ steps, game }: StepsProps) {
  const { t } = useTranslation();
  const keywords = useKeywords(game);
  const sentences = linkedSentences(
    steps.map(({ text }) => text),
    keywords,
  );
  return (
    <Live testID="helper-steps">
      <TraceList label={t('games.steps')}>
        {steps.map((step, at) => (
          <View key={at} style={styles.step}>
            <TraceItem ruleId={step.rule}>
              <Sentence pieces={sentences[at] ?? []} strong={step.strong === true} />
            </TraceItem>
            {step.bars === undefined ? null : <Bars bars={step.bars} />}
          </View>
        ))}
      </TraceList>
    </Live>
  );
}

const percentOf = ([part, whole]: Bar['share']): string => {
  const percent = whole === 0 ? 0 : (100 * part) / whole;
  return percent === 0 || percent >= 10 ? String(Math.round(percent)) : percent.toFixed(1);
};

/** Chances as bars beside each other's length, each with its number. */
export function Bars({ bars }: { readonly bars: readonly Bar[] }) {
  return (
    <View role="list" style={styles.bars}>
      {bars.map((bar) => (
        <OneBar key={bar.label} bar={bar} />
      ))}
    </View>
  );
}

function OneBar({ bar }: { readonly bar: Bar }) {
  const { t } = useTranslation();
  const { colors } = useTheme();
  const { label, share } = bar;
  const percent = percentOf(share);
  const spoken = t('games.chanceSpoken', { label, percent, fraction: `${share[0]}/${share[1]}` });
  const width = `${share[1] === 0 ? 0 : (100 * share[0]) / share[1]}%` as const;
  return (
    <View role="listitem" accessible aria-label={spoken} style={styles.bar}>
      <View style={styles.words}>
        <Text variant="small" grow>
          {label}
        </Text>
        <Text variant="small">{t('games.chance', { percent })}</Text>
      </View>
      <View style={[styles.track, { backgroundColor: colors.sunken }]}>
        <View style={[styles.fill, { width, backgroundColor: colors.tones.ember.graphic }]} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  step: { gap: 6 },
  bars: { gap: 8, paddingTop: 2, paddingBottom: 6 },
  bar: { gap: 3 },
  words: { flexDirection: 'row', gap: 8 },
  track: { height: 10, borderRadius: 5, overflow: 'hidden' },
  fill: { height: 10, borderRadius: 5 },
});
