import { StyleSheet, View } from 'react-native';
import { Icon, type IconName } from '../icons';
import { useTheme, type ToneName } from '../theme';
import { Button } from './Button';
import { Text } from './Text';

export interface StateAction {
  readonly label: string;
  readonly onPress: () => void;
}

export interface EmptyStateProps {
  readonly icon: IconName;
  readonly title: string;
  readonly text?: string;
  readonly action?: StateAction;
  readonly secondAction?: StateAction;
  readonly tone?: ToneName;
}

export function EmptyState({
  icon,
  title,
  text,
  action,
  secondAction,
  tone = 'ember',
}: EmptyStateProps) {
  return (
    <View style={styles.state}>
      <Medallion icon={icon} tone={tone} />
      <Text variant="heading" align="center">
        {title}
      </Text>
      {text === undefined ? null : (
        <Text ink="muted" align="center" style={styles.text}>
          {text}
        </Text>
      )}
      <View style={styles.actions}>
        {action === undefined ? null : <Button {...action} />}
        {secondAction === undefined ? null : <Button {...secondAction} kind="quiet" />}
      </View>
    </View>
  );
}

/** The drawn sign in two rings, like a seal. */
export function Medallion({ icon, tone }: { readonly icon: IconName; readonly tone: ToneName }) {
  const { colors } = useTheme();
  const { soft, graphic, text } = colors.tones[tone];
  return (
    <View style={[styles.outer, { borderColor: graphic }]}>
      <View style={[styles.inner, { backgroundColor: soft }]}>
        <Icon name={icon} size={52} color={text} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  state: {
    alignItems: 'center',
    gap: 10,
    paddingVertical: 32,
    paddingHorizontal: 8,
    flexGrow: 1,
    justifyContent: 'center',
  },
  text: { maxWidth: 440 },
  actions: { gap: 12, marginTop: 12, width: '100%', maxWidth: 320 },
  outer: { borderWidth: 1.5, borderRadius: 64, padding: 6, marginBottom: 8 },
  inner: {
    width: 108,
    height: 108,
    borderRadius: 54,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
