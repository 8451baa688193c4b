import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { Icon, type IconName } from '../icons';
import { useTheme, type ToneName } from '../theme';
import { Tappable } from './Tappable';
import { Text } from './Text';

export interface RowProps {
  readonly title: string;
  readonly subtitle?: string;
  readonly icon?: IconName;
  readonly tone?: ToneName;
  /** An emblem, rune or token in the icon's place. */
  readonly leading?: ReactNode;
  /** Inside the pressable part: figures, pills without onPress. */
  readonly value?: ReactNode;
  /** Beside the pressable part: buttons, steppers. */
  readonly right?: ReactNode;
  readonly onPress?: () => void;
  readonly disabled?: boolean;
  /** For a row that folds something out below itself. */
  readonly expanded?: boolean;
  /** False: a tap does it at once, nothing opens behind it. */
  readonly opens?: boolean;
  /** Said instead of title and subtitle. */
  readonly spoken?: string;
  readonly hint?: string;
  readonly testID?: string;
}

export function Row(props: RowProps) {
  const { onPress, right, disabled = false } = props;
  const { radius, scaled } = useTheme();
  const main = [styles.main, { flexBasis: scaled(150) }];
  const content = <RowContent {...props} />;
  return (
    <View style={styles.row}>
      {onPress === undefined ? (
        <View style={main} testID={props.testID}>
          {content}
        </View>
      ) : (
        <Tappable
          role="button"
          {...(props.spoken === undefined ? {} : { 'aria-label': props.spoken })}
          {...(props.expanded === undefined ? {} : { 'aria-expanded': props.expanded })}
          accessibilityHint={props.hint}
          testID={props.testID}
          disabled={disabled}
          onPress={onPress}
          radius={radius.control}
          style={main}
        >
          {content}
        </Tappable>
      )}
      {right === undefined ? null : <View style={styles.right}>{right}</View>}
    </View>
  );
}

const arrow = (expanded: boolean | undefined): IconName =>
  expanded === undefined ? 'chevron-right' : expanded ? 'chevron-up' : 'chevron-down';

function RowContent(props: RowProps) {
  const { title, subtitle, icon, tone, leading, value, onPress, disabled, opens = true } = props;
  const { colors, scaled } = useTheme();
  return (
    <View style={styles.content}>
      {leading ?? (icon === undefined ? null : <IconTile icon={icon} tone={tone ?? 'neutral'} />)}
      <View style={styles.words}>
        <Text variant="label" ink={disabled === true ? 'faint' : 'text'}>
          {title}
        </Text>
        {subtitle === undefined ? null : (
          <Text variant="small" ink={disabled === true ? 'faint' : 'muted'}>
            {subtitle}
          </Text>
        )}
      </View>
      {value}
      {onPress === undefined || !opens ? null : (
        <Icon name={arrow(props.expanded)} size={scaled(18)} color={colors.faint} />
      )}
    </View>
  );
}

export interface IconTileProps {
  readonly icon: IconName;
  readonly tone?: ToneName;
  readonly size?: number;
}

/** A drawn sign on a softly tinted square. */
export function IconTile({ icon, tone = 'neutral', size = 44 }: IconTileProps) {
  const { colors, scaled } = useTheme();
  const side = Math.min(scaled(size), size * 1.4);
  const { soft, text } = colors.tones[tone];
  return (
    <View style={[styles.tile, { width: side, height: side, backgroundColor: soft }]}>
      <Icon name={icon} size={side * 0.55} color={text} />
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  main: { flexGrow: 1, flexShrink: 1, minHeight: 48, justifyContent: 'center' },
  right: { marginLeft: 'auto', flexShrink: 0, maxWidth: '100%' },
  content: { flexDirection: 'row', alignItems: 'center', gap: 12, paddingVertical: 4 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  tile: { borderRadius: 14, alignItems: 'center', justifyContent: 'center', flexShrink: 0 },
});
