import { StyleSheet, View } from 'react-native';
import { Icon, type IconName } from '../icons';
import { useTheme } from '../theme';
import { Tappable } from './Tappable';
import { Text } from './Text';
import { useRoving } from './useRoving';

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly icon?: IconName;
}

export interface SegmentedControlProps<Value extends string> {
  readonly label: string;
  readonly segments: readonly Segment<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly disabled?: boolean;
}

/** Large text breaks the row into several; no label is ever cut. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, segments, value, onChange, disabled = false } = props;
  const { colors, radius } = useTheme();
  const active = segments.findIndex((segment) => segment.value === value);
  const roving = useRoving({
    count: segments.length,
    active,
    onMove: (index) => {
      const segment = segments[index];
      if (segment !== undefined && !disabled) onChange(segment.value);
    },
  });
  return (
    <View
      role="radiogroup"
      aria-label={label}
      style={[styles.group, { backgroundColor: colors.sunken, borderRadius: radius.button }]}
    >
      {segments.map((segment, index) => {
        const checked = index === active;
        return (
          <Tappable
            key={segment.value}
            {...roving(index)}
            role="radio"
            aria-checked={checked}
            aria-label={segment.label}
            disabled={disabled}
            onPress={() => onChange(segment.value)}
            radius={radius.button - 4}
            style={[styles.segment, checked ? chosen(colors) : styles.open]}
          >
            <SegmentContent segment={segment} checked={checked} disabled={disabled} />
          </Tappable>
        );
      })}
    </View>
  );
}

interface SegmentContentProps {
  readonly segment: Segment<string>;
  readonly checked: boolean;
  readonly disabled: boolean;
}

function SegmentContent({ segment, checked, disabled }: SegmentContentProps) {
  const { colors, scaled } = useTheme();
  const iconColour = checked ? colors.tones.ember.text : colors.muted;
  return (
    <View style={styles.content}>
      {segment.icon === undefined ? null : (
        <Icon name={segment.icon} size={scaled(18)} color={iconColour} />
      )}
      <Text
        variant="label"
        ink={disabled ? 'faint' : checked ? 'text' : 'muted'}
        align="center"
        style={styles.words}
      >
        {segment.label}
      </Text>
    </View>
  );
}

const chosen = (colors: { raised: string; tones: { ember: { graphic: string } } }) => ({
  backgroundColor: colors.raised,
  borderColor: colors.tones.ember.graphic,
});

const styles = StyleSheet.create({
  group: { flexDirection: 'row', flexWrap: 'wrap', padding: 4, gap: 4 },
  segment: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 'auto',
    borderWidth: 2,
    justifyContent: 'center',
    paddingHorizontal: 10,
  },
  open: { borderColor: 'transparent' },
  content: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 8 },
  words: { flexShrink: 1 },
});
