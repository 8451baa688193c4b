import { useCallback, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { LayerMessageContext, MessagePlaceProvider } from '../overlay';
import { createMessages, MessagesContext } from './messages';
import { LayerMessage } from './LayerMessage';
import { MissedTapContext } from './missed-tap';
import { SnackbarBody } from './SnackbarBody';

/** Nothing is lost: whoever meant it taps again. */
const BRIEFLY = 8000;

const ABOVE_SHEETS = <LayerMessage />;

export interface SnackbarProviderProps {
  readonly dismissLabel: string;
  /** Said when a tap came before what it hit. */
  readonly missedTap: string;
  readonly children: ReactNode;
}

/** Around the navigation, so that messages outlive the screen that caused them. */
export function SnackbarProvider({ dismissLabel, missedTap, children }: SnackbarProviderProps) {
  const [messages] = useState(createMessages);
  const missed = useCallback(
    () => messages.show({ text: missedTap, refused: true, duration: BRIEFLY }),
    [messages, missedTap],
  );
  return (
    <MessagesContext value={messages}>
      <LayerMessageContext value={ABOVE_SHEETS}>
        <MessagePlaceProvider>
          <View style={styles.fill}>
            <MissedTapContext value={missed}>{children}</MissedTapContext>
            <SnackbarBody dismissLabel={dismissLabel} />
          </View>
        </MessagePlaceProvider>
      </LayerMessageContext>
    </MessagesContext>
  );
}

const styles = StyleSheet.create({ fill: { flex: 1 } });
