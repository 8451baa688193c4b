import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Icon, Spoken, Tappable, Text, useTheme } from '@/src/ui';

interface ChoiceRowProps {
  readonly title: string;
  readonly subtitle?: string;
  /** Something bad in the second line. */
  readonly alarm?: string;
  readonly leading?: ReactNode;
  /** Left out where a tap does it at once. */
  readonly ticked?: boolean;
  /** Beside the pressable part. */
  readonly right?: ReactNode;
  /** Shown beside the row or clear from its place, said in it. */
  readonly said?: string;
  readonly onPress: () => void;
}

/** One of several, large enough for a thumb. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { title, subtitle, alarm, leading, ticked, right, onPress } = props;
  const { colors, radius, scaled } = useTheme();
  const paint =
    ticked === true
      ? { backgroundColor: colors.active, borderColor: colors.tones.ember.graphic }
      : { backgroundColor: colors.raised, borderColor: colors.line };
  return (
    <View style={styles.row}>
      <Tappable
        role={ticked === undefined ? 'button' : 'checkbox'}
        {...(ticked === undefined ? {} : { 'aria-checked': ticked })}
        onPress={onPress}
        radius={radius.control}
        style={[styles.main, { flexBasis: scaled(170) }, paint]}
      >
        {leading}
        <View style={styles.words}>
          <Text variant="label">{title}</Text>
          {props.said === undefined ? null : <Spoken words={props.said} />}
          <Second subtitle={subtitle} alarm={alarm} />
        </View>
        {ticked === undefined ? null : <Tick on={ticked} />}
      </Tappable>
      {right}
    </View>
  );
}

function Second({ subtitle, alarm }: { subtitle: string | undefined; alarm: string | undefined }) {
  if (subtitle === undefined && alarm === undefined) return null;
  return (
    <Text variant="small" ink="muted">
      {subtitle}
      {alarm === undefined ? null : (
        <Text variant="small" ink="danger">
          {subtitle === undefined ? alarm : ` · ${alarm}`}
        </Text>
      )}
    </Text>
  );
}

function Tick({ on }: { readonly on: boolean }) {
  const { colors, scaled } = useTheme();
  const side = Math.min(scaled(24), 34);
  const { ember } = colors.tones;
  const paint = on
    ? { backgroundColor: ember.fill, borderColor: ember.graphic }
    : { borderColor: colors.outline };
  return (
    <View style={[styles.tick, { width: side, height: side }, paint]}>
      {on ? <Icon name="check" size={side * 0.66} color={ember.onFill} /> : null}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  main: {
    flexGrow: 1,
    flexShrink: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: 12,
    minHeight: 44,
    borderWidth: 1.5,
    paddingHorizontal: 10,
    paddingVertical: 2,
  },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  tick: {
    borderWidth: 2,
    borderRadius: 8,
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
  },
});
