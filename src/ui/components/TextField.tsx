import { useId, useState, type ReactNode } from 'react';
import {
  Platform,
  StyleSheet,
  TextInput,
  View,
  type TextInputProps,
  type TextStyle,
} from 'react-native';
import { Icon } from '../icons';
import { useTheme } from '../theme';
import { Live } from './Live';
import { NO_RING } from './Tappable';
import { Text } from './Text';

export interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChangeText: (value: string) => void;
  readonly hint?: string;
  readonly error?: string;
  readonly placeholder?: string;
  /** Shows how many characters are used. */
  readonly maxLength?: number;
  readonly multiline?: boolean;
  readonly onSubmit?: () => void;
  readonly onBlur?: () => void;
  readonly keyboard?: 'text' | 'numeric';
  readonly testID?: string;
}

/** Phones let a field grow with its words by themselves; browsers want to be asked. */
const GROWING = { fieldSizing: 'content', textAlignVertical: 'top' } as TextStyle;

/** The counter is of use only when the room gets short. */
const COUNT_FROM = 0.8;

export function TextField(props: TextFieldProps) {
  const { label, value, hint, error, maxLength } = props;
  const { space } = useTheme();
  const note = useId();
  return (
    <View style={{ gap: space.xs + space.xxs }}>
      <View style={styles.head} aria-hidden>
        <Text variant="label" grow>
          {label}
        </Text>
        {maxLength === undefined || value.length < maxLength * COUNT_FROM ? null : (
          <Text variant="small" ink="muted">{`${value.length} / ${maxLength}`}</Text>
        )}
      </View>
      <Field {...props} note={note} />
      <Note
        id={note}
        {...(error === undefined ? {} : { error })}
        {...(hint === undefined ? {} : { hint })}
      />
    </View>
  );
}

function Field(props: TextFieldProps & { readonly note: string }) {
  const { label, value, onChangeText, error, multiline = false, note } = props;
  const theme = useTheme();
  const { colors } = theme;
  const [focused, setFocused] = useState(false);
  const wrong = error !== undefined;
  const border = wrong
    ? colors.tones.danger.graphic
    : focused
      ? colors.tones.ember.graphic
      : colors.outline;
  const described = { 'aria-invalid': wrong, 'aria-describedby': note };
  return (
    <TextInput
      {...(Platform.OS === 'web' ? described : {})}
      aria-label={label}
      accessibilityHint={error ?? props.hint}
      value={value}
      onChangeText={onChangeText}
      {...optional(props)}
      multiline={multiline}
      placeholderTextColor={colors.faint}
      allowFontScaling={false}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false);
        props.onBlur?.();
      }}
      testID={props.testID}
      style={[
        styles.input,
        theme.text('body'),
        { color: colors.text, backgroundColor: colors.raised, borderColor: border },
        multiline ? [GROWING, { minHeight: theme.scaled(96) }] : null,
      ]}
    />
  );
}

function optional({ maxLength, placeholder, onSubmit, keyboard }: TextFieldProps): TextInputProps {
  return {
    ...(maxLength === undefined ? {} : { maxLength }),
    ...(placeholder === undefined ? {} : { placeholder }),
    ...(onSubmit === undefined ? {} : { onSubmitEditing: onSubmit }),
    ...(keyboard === undefined ? {} : { inputMode: keyboard }),
  };
}

interface NoteProps {
  readonly id: string;
  readonly error?: string;
  readonly hint?: string;
}

/** An error has its own sign, not only its own colour, and is read out when it appears. */
function Note({ id, error, hint }: NoteProps): ReactNode {
  const { colors, scaled } = useTheme();
  return (
    <Live nativeID={id} style={styles.note}>
      {error === undefined ? null : (
        <Icon name="warning" size={scaled(17)} color={colors.tones.danger.text} />
      )}
      {error === undefined && hint === undefined ? null : (
        <Text variant="small" ink={error === undefined ? 'muted' : 'danger'} style={styles.words}>
          {error ?? hint}
        </Text>
      )}
    </Live>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', gap: 8 },
  input: {
    minHeight: 52,
    borderWidth: 2,
    borderRadius: 16,
    paddingHorizontal: 14,
    paddingVertical: 10,
    ...NO_RING,
  },
  note: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  words: { flexShrink: 1 },
});
