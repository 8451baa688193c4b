import { useCallback, useEffect } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { Icon, IconButton, Text, useTheme, type IconName } from '@/src/ui';
import { useSettings } from '@/app/wiring/settings';
import { useMainWasPressed } from '../context/main-action';
import { useGuided } from '../guide/useGuideMark';

const ORDER = ['next', 'figure', 'undo'] as const;
type HintName = (typeof ORDER)[number];

const ARROWS: Readonly<Record<HintName, IconName>> = {
  next: 'chevron-down',
  figure: 'chevron-down',
  undo: 'chevron-up',
};

/** Whoever has done what a hint is about needs it no more. */
export function useHintDone(name: HintName): () => void {
  const { settings, change } = useSettings();
  const { hintsSeen } = settings;
  const place = ORDER.indexOf(name);
  return useCallback(() => {
    if (hintsSeen === place) change('hintsSeen', place + 1);
  }, [hintsSeen, place, change]);
}

/** Whoever was guided through it all needs none of them. */
export function useAllHintsDone(): () => void {
  const { change } = useSettings();
  return useCallback(() => change('hintsSeen', ORDER.length), [change]);
}

/** Once, one after the other, beside what they are about; in nobody's way. */
function Hint({ name }: { readonly name: HintName }) {
  const { t } = useTranslation();
  const { colors, radius, scaled } = useTheme();
  const { settings } = useSettings();
  const done = useHintDone(name);
  const guided = useGuided() !== null;
  if (guided || settings.hintsSeen !== ORDER.indexOf(name)) return null;
  const { soft, graphic, text } = colors.tones.ember;
  return (
    <View
      role="note"
      style={[
        styles.hint,
        { backgroundColor: soft, borderColor: graphic, borderRadius: radius.card },
      ]}
    >
      <Icon name={ARROWS[name]} size={scaled(20)} color={text} />
      <Text variant="small" grow>
        {t(`table.hints.${name}`)}
      </Text>
      <IconButton icon="check" on="bare" label={t('table.hints.seen')} onPress={done} />
    </View>
  );
}

export function NextHint() {
  const pressed = useMainWasPressed();
  const done = useHintDone('next');
  useEffect(() => {
    if (pressed) done();
  }, [pressed, done]);
  return <Hint name="next" />;
}

export const FigureHint = () => <Hint name="figure" />;
export const UndoHint = () => <Hint name="undo" />;

const styles = StyleSheet.create({
  hint: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    borderWidth: 1.5,
    paddingLeft: 14,
    paddingRight: 4,
  },
});
