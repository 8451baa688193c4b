import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { Button, Sign, Text, useTheme, type IconName } from '../../../src/ui';
import { useSettings } from '../../wiring/settings';

const ORDER = ['next', 'figure', 'undo'] as const;
type HintName = (typeof ORDER)[number];

const ARROWS: Readonly<Record<HintName, IconName>> = {
  next: 'chevron-down',
  figure: 'chevron-down',
  undo: 'chevron-up',
};

/** Once, one after the other, beside what they are about; in nobody's way. */
function Hint({ name }: { readonly name: HintName }) {
  const { t } = useTranslation();
  const { colors, radius, scaled } = useTheme();
  const { settings, change } = useSettings();
  const place = ORDER.indexOf(name);
  if (settings.hintsSeen !== place) return null;
  const { soft, graphic, text } = colors.tones.ember;
  return (
    <View
      role="note"
      style={[
        styles.hint,
        { backgroundColor: soft, borderColor: graphic, borderRadius: radius.card },
      ]}
    >
      <Sign name={ARROWS[name]} size={scaled(20)} color={text} />
      <Text style={styles.words}>{t(`table.hints.${name}`)}</Text>
      <Button
        kind="quiet"
        size="small"
        label={t('table.hints.seen')}
        onPress={() => change('hintsSeen', place + 1)}
      />
    </View>
  );
}

export const NextHint = () => <Hint name="next" />;
export const FigureHint = () => <Hint name="figure" />;
export const UndoHint = () => <Hint name="undo" />;

const styles = StyleSheet.create({
  hint: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 10,
    borderWidth: 1.5,
    paddingHorizontal: 14,
    paddingVertical: 10,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 180 },
});
