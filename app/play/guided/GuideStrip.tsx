import { StyleSheet, View } from 'react-native';
import { guideWords } from '@/src/i18n/guide';
import type { GuideId, GuideWords } from '@/src/i18n/guide/model';
import { IconButton, Live, Text, useLayout, useSnackbar, useTheme } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { GuideEnd } from './GuideEnd';
import type { GuideMark } from '../guide/mark';
import type { GuideProgress } from './progress';
import type { GuidePlace, GuideMoment } from './steps';
import { useGuide, type Guide } from './useGuide';

interface GuideStripProps {
  readonly place: GuidePlace;
  readonly mark: GuideMark;
}

/** One step of the guide, in a place of its own: it covers nothing and never asks to be closed. */
export function GuideStrip({ place, mark }: GuideStripProps) {
  const words = guideWords(useLanguage());
  const { colors, radius } = useTheme();
  const guide = useGuide(place, mark);
  if (guide === null) return null;
  const { step } = guide.progress;
  const { soft, graphic } = colors.tones.ember;
  return (
    <View
      role="group"
      aria-label={words.label}
      testID="guide"
      style={[
        styles.strip,
        { backgroundColor: soft, borderColor: graphic, borderRadius: radius.card },
      ]}
    >
      {step === null ? (
        <GuideEnd words={words.end} onDone={guide.finish} />
      ) : (
        <>
          <Said place={place} progress={guide.progress} step={step} words={words} />
          <Controls guide={guide} words={words} />
        </>
      )}
    </View>
  );
}

interface SaidProps {
  readonly place: GuidePlace;
  readonly progress: GuideProgress;
  readonly step: GuideId;
  readonly words: GuideWords;
}

/** Whose turn is waited for. */
const UNTIL: Readonly<Record<GuideMoment, keyof GuideWords['until']>> = {
  begin: 'hero',
  hero: 'hero',
  monster: 'monster',
  attack: 'monster',
  runes: 'runes',
  any: 'hero',
};

function textOf({ place, progress, step, words }: SaidProps): string {
  const { text, onMap = text } = words.steps[step];
  const { due, awaited, unplaced } = progress;
  if (unplaced) return words.missing;
  if (!due) return words.until[UNTIL[awaited]];
  return place === 'board' ? onMap : text;
}

function Said(props: SaidProps) {
  const { progress, step, words } = props;
  const { title } = words.steps[step];
  return (
    <Live appears style={styles.words}>
      <Text variant="label">
        <Text variant="label" ink="ember">
          {`${words.count(progress.number, progress.of)} · `}
        </Text>
        {progress.due ? title : words.next(title)}
      </Text>
      <Text variant="small">{textOf(props)}</Text>
    </Live>
  );
}

/** To be left at any time, and no step holds anybody up. */
function Controls({ guide, words }: { readonly guide: Guide; readonly words: GuideWords }) {
  const { show } = useSnackbar();
  const { wide } = useLayout();
  const leave = () => {
    guide.leave();
    show({ text: words.left });
  };
  return (
    <View style={wide ? styles.beside : styles.below}>
      <IconButton on="bare" icon="close" label={words.leave} onPress={leave} />
      <IconButton on="bare" icon="chevron-right" label={words.skip} onPress={guide.skip} />
    </View>
  );
}

const styles = StyleSheet.create({
  strip: {
    flexDirection: 'row',
    alignItems: 'center',
    borderWidth: 1.5,
    paddingLeft: 12,
    paddingVertical: 2,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0, gap: 1, paddingVertical: 4 },
  below: { flexShrink: 0 },
  beside: { flexShrink: 0, flexDirection: 'row-reverse' },
});
