import { StyleSheet, View } from 'react-native';
import { Icon, type IconName } from '../icons';
import { useTheme } from '../theme';
import { IconTile } from './Row';
import { Tappable } from './Tappable';
import { Text } from './Text';

export interface SwitchRowProps {
  readonly title: string;
  readonly subtitle?: string;
  readonly icon?: IconName;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly disabled?: boolean;
  readonly testID?: string;
}

/** The whole line is the switch. */
export function SwitchRow(props: SwitchRowProps) {
  const { title, subtitle, icon, value, onChange, disabled = false } = props;
  const { radius } = useTheme();
  return (
    <Tappable
      role="switch"
      aria-checked={value}
      aria-label={subtitle === undefined ? title : `${title}, ${subtitle}`}
      testID={props.testID}
      disabled={disabled}
      onPress={() => onChange(!value)}
      radius={radius.control}
      style={styles.row}
    >
      {icon === undefined ? null : <IconTile icon={icon} />}
      <View style={styles.words}>
        <Text variant="label" ink={disabled ? 'faint' : 'text'}>
          {title}
        </Text>
        {subtitle === undefined ? null : (
          <Text variant="small" ink={disabled ? 'faint' : 'muted'}>
            {subtitle}
          </Text>
        )}
      </View>
      <Track on={value} disabled={disabled} />
    </Tappable>
  );
}

/** On and off differ in place, fill and a tick, not in colour alone. */
function Track({ on, disabled }: { readonly on: boolean; readonly disabled: boolean }) {
  const { colors } = useTheme();
  const { ember } = colors.tones;
  const lit = on && !disabled;
  return (
    <View
      style={[
        styles.track,
        on ? styles.trackOn : styles.trackOff,
        { backgroundColor: lit ? ember.fill : colors.sunken },
        { borderColor: lit ? ember.fill : colors.outline },
      ]}
    >
      <View style={[styles.thumb, { backgroundColor: lit ? ember.onFill : colors.outline }]}>
        {on ? <Icon name="check" size={14} color={lit ? ember.fill : colors.sunken} /> : null}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 14, minHeight: 52, paddingVertical: 4 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  track: { width: 52, height: 32, borderRadius: 16, borderWidth: 2, padding: 3, flexShrink: 0 },
  trackOn: { alignItems: 'flex-end' },
  trackOff: { alignItems: 'flex-start' },
  thumb: {
    width: 22,
    height: 22,
    borderRadius: 11,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
