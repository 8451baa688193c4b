import { useImperativeHandle, useRef, useState, type Ref } from 'react';
import { Platform, StyleSheet, TextInput, View } from 'react-native';
import { Icon } from '../icons';
import { useTheme } from '../theme';
import { IconButton } from './IconButton';
import { NO_RING } from './Tappable';

/** For keys that lead into the field from elsewhere on the screen. */
export interface SearchFieldHandle {
  readonly focus: () => void;
}

export interface SearchFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChangeText: (value: string) => void;
  readonly clearLabel: string;
  readonly placeholder?: string;
  readonly autoFocus?: boolean;
  readonly onSubmit?: () => void;
  /** Leads from the field to what it found. */
  readonly onArrowDown?: () => void;
  readonly testID?: string;
  readonly ref?: Ref<SearchFieldHandle>;
}

export function SearchField({ ref, ...props }: SearchFieldProps) {
  const { label, value, onChangeText, clearLabel, placeholder, autoFocus = false } = props;
  const { colors, scaled, text } = useTheme();
  const input = useRef<TextInput>(null);
  const [focused, setFocused] = useState(false);
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }), []);
  const clear = () => {
    onChangeText('');
    input.current?.focus();
  };
  const border = focused ? colors.tones.ember.graphic : colors.outline;
  return (
    <View
      {...SEARCH_AREA}
      style={[styles.field, { backgroundColor: colors.surface, borderColor: border }]}
    >
      <Icon name="search" size={scaled(20)} color={colors.muted} />
      <TextInput
        ref={input}
        {...SEARCHBOX}
        aria-label={label}
        value={value}
        onChangeText={onChangeText}
        placeholder={placeholder ?? label}
        placeholderTextColor={colors.faint}
        inputMode="search"
        enterKeyHint="search"
        autoCapitalize="none"
        autoCorrect={false}
        autoFocus={autoFocus}
        allowFontScaling={false}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onKeyPress={(event) => {
          const { key } = event.nativeEvent;
          const answer =
            key === 'Escape' && value !== ''
              ? clear
              : key === 'ArrowDown'
                ? props.onArrowDown
                : undefined;
          if (answer === undefined) return;
          event.preventDefault();
          answer();
        }}
        {...(props.onSubmit === undefined ? {} : { onSubmitEditing: props.onSubmit })}
        testID={props.testID}
        style={[styles.input, text('body'), { color: colors.text }]}
      />
      {value === '' ? null : (
        <IconButton icon="close" label={clearLabel} onPress={clear} on="bare" />
      )}
    </View>
  );
}

/** A landmark only browsers know. */
const SEARCH_AREA: object = Platform.OS === 'web' ? { role: 'search' } : {};

/** React Native's input takes only the older name, browsers only the newer role. */
const SEARCHBOX: object =
  Platform.OS === 'web' ? { role: 'searchbox' } : { accessibilityRole: 'search' };

const styles = StyleSheet.create({
  field: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 10,
    minHeight: 56,
    borderWidth: 2,
    borderRadius: 18,
    paddingLeft: 16,
    paddingRight: 6,
  },
  input: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    minWidth: 0,
    minHeight: 44,
    paddingVertical: 8,
    ...NO_RING,
  },
});
