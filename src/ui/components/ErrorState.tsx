import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTheme } from '../theme';
import { Button } from './Button';
import { Medallion, type StateAction } from './EmptyState';
import { Fold } from './Fold';
import { Live } from './Live';
import { Text } from './Text';

export interface ErrorStateProps {
  readonly title: string;
  readonly text?: string;
  /** The way out. */
  readonly action: StateAction;
  readonly secondAction?: StateAction;
  /** For a bug report; folded away until asked for. */
  readonly details?: { readonly label: string; readonly text: string };
}

export function ErrorState({ title, text, action, secondAction, details }: ErrorStateProps) {
  const { colors, radius } = useTheme();
  const [open, setOpen] = useState(false);
  return (
    <View style={styles.state}>
      <Live role="alert" appears style={styles.message}>
        <Medallion icon="warning" tone="danger" />
        <Text variant="heading" align="center">
          {title}
        </Text>
        {text === undefined ? null : (
          <Text ink="muted" align="center">
            {text}
          </Text>
        )}
      </Live>
      <View style={styles.actions}>
        <Button {...action} grow />
        {secondAction === undefined ? null : <Button {...secondAction} kind="quiet" grow />}
      </View>
      {details === undefined ? null : (
        <Fold label={details.label} open={open} onToggle={setOpen}>
          <View
            style={[
              styles.details,
              { backgroundColor: colors.sunken, borderRadius: radius.control },
            ]}
          >
            <Text variant="small" selectable>
              {details.text}
            </Text>
          </View>
        </Fold>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  state: { gap: 18, paddingVertical: 32, width: '100%', maxWidth: 480, alignSelf: 'center' },
  message: { alignItems: 'center', gap: 10 },
  actions: { flexDirection: 'row', flexWrap: 'wrap', gap: 12 },
  details: { padding: 14 },
});
