import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { Icon, type IconName } from '../icons';
import { useTheme, type Theme, type ToneName } from '../theme';
import { Spinner } from './Spinner';
import { steady } from './steady';
import { Tappable } from './Tappable';
import { Text } from './Text';

export type ButtonKind = 'primary' | 'quiet' | 'danger';

export interface ButtonProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly kind?: ButtonKind;
  readonly icon?: IconName;
  /** A picture in the icon's place. */
  readonly leading?: ReactNode;
  /** `main`: 56 high, the one ember action of a screen. `small`: 44 high, inside cards. */
  readonly size?: 'main' | 'small';
  readonly disabled?: boolean;
  readonly loading?: boolean;
  /** Has only just come to mean this; looks as always, and whoever presses it is told. */
  readonly settling?: boolean;
  /** Takes the free width of a row. */
  readonly grow?: boolean;
  /** Said instead of the label, where the label alone is not enough. */
  readonly spoken?: string;
  readonly hint?: string;
  readonly testID?: string;
}

interface Look {
  readonly background: string;
  readonly border: string;
  readonly ink: string;
  readonly onFill?: ToneName;
}

function look({ colors }: Theme, kind: ButtonKind, disabled: boolean): Look {
  if (disabled) return { background: colors.raised, border: colors.line, ink: colors.faint };
  switch (kind) {
    case 'primary':
      return filled(colors.tones.ember, 'ember');
    case 'danger':
      return filled(colors.tones.danger, 'danger');
    case 'quiet':
      return { background: colors.raised, border: colors.line, ink: colors.text };
  }
}

const filled = (tone: { fill: string; onFill: string }, onFill: ToneName): Look => ({
  background: tone.fill,
  border: tone.fill,
  ink: tone.onFill,
  onFill,
});

/** A press that is answered with words is none to screen readers, but it is heard. */
const ability = (disabled: boolean, settling: boolean): object =>
  settling && !disabled ? { 'aria-disabled': true } : { disabled };

export const Button = steady(function Button(props: ButtonProps) {
  const { label, onPress, kind = 'primary', icon, size = 'main', grow = false } = props;
  const theme = useTheme();
  const loading = props.loading === true;
  const disabled = props.disabled === true;
  const { background, border, ink, ...words } = look(theme, kind, disabled);
  const iconSize = theme.scaled(20);
  return (
    <Tappable
      role="button"
      aria-label={props.spoken ?? label}
      aria-busy={loading}
      accessibilityHint={props.hint}
      testID={props.testID}
      {...ability(disabled || loading, props.settling === true)}
      onPress={onPress}
      radius={theme.radius.button}
      style={[
        styles.button,
        size === 'main' ? styles.main : styles.small,
        { backgroundColor: background, borderColor: border },
        grow ? styles.grow : null,
      ]}
    >
      {loading ? <Spinner size={iconSize} color={ink} /> : null}
      {loading ? null : props.leading}
      {icon === undefined || loading ? null : <Icon name={icon} size={iconSize} color={ink} />}
      <Words label={label} size={size} disabled={disabled} {...words} />
    </Tappable>
  );
});

type WordsProps = Required<Pick<ButtonProps, 'label' | 'size' | 'disabled'>> & Pick<Look, 'onFill'>;

function Words({ label, size, disabled, onFill }: WordsProps) {
  const theme = useTheme();
  return (
    <Text
      variant={size === 'main' ? 'number' : 'label'}
      align="center"
      style={size === 'main' ? { ...styles.words, ...mainWords(theme) } : styles.words}
      {...(onFill === undefined ? { ink: disabled ? 'faint' : 'text' } : { onFill })}
    >
      {label}
    </Text>
  );
}

const mainWords = ({ scaled }: Theme) => ({ fontSize: scaled(19), lineHeight: scaled(23) });

const styles = StyleSheet.create({
  button: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    borderWidth: 1,
    paddingHorizontal: 18,
    paddingVertical: 8,
  },
  main: { minHeight: 56 },
  small: { minHeight: 44 },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 'auto' },
  words: { flexShrink: 1 },
});
