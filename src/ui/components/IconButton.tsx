import { StyleSheet } from 'react-native';
import { Icon, type IconName } from '../icons';
import { useTheme, type ToneName } from '../theme';
import { steady } from './steady';
import { Tappable } from './Tappable';

export interface IconButtonProps {
  readonly icon: IconName;
  /** The only words a screen reader has for it. */
  readonly label: string;
  readonly onPress: () => void;
  readonly tone?: ToneName;
  readonly disabled?: boolean;
  /** `card`: on the background; `raised`: on a card; `bare`: no box. */
  readonly on?: 'card' | 'raised' | 'bare';
  readonly expanded?: boolean;
  readonly hint?: string;
  readonly testID?: string;
}

export const IconButton = steady(function IconButton(props: IconButtonProps) {
  const { icon, label, onPress, tone, disabled = false, on = 'card' } = props;
  const { colors, radius, scaled } = useTheme();
  const box = { card: colors.surface, raised: colors.raised, bare: 'transparent' }[on];
  const quiet = disabled ? colors.outline : colors.muted;
  const color = tone === undefined || disabled ? quiet : colors.tones[tone].text;
  const side = Math.max(44, scaled(22) + 22);
  return (
    <Tappable
      role="button"
      aria-label={label}
      {...(props.expanded === undefined ? {} : { 'aria-expanded': props.expanded })}
      accessibilityHint={props.hint}
      testID={props.testID}
      disabled={disabled}
      onPress={onPress}
      radius={radius.control}
      style={[styles.box, { width: side, height: side, backgroundColor: box }]}
    >
      <Icon name={icon} size={scaled(22)} color={color} />
    </Tappable>
  );
});

const styles = StyleSheet.create({
  box: { alignItems: 'center', justifyContent: 'center', flexShrink: 0 },
});
