import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { BottomSpaceProvider } from './bottom-space';
import type { ShownMessage, SnackbarMessage } from './snackbar-message';
import { SnackbarBody } from './SnackbarBody';

export interface SnackbarControls {
  /** A new message takes the place of the one shown. */
  readonly show: (message: SnackbarMessage) => void;
  readonly hide: () => void;
}

const SnackbarContext = createContext<SnackbarControls>({
  show: () => undefined,
  hide: () => undefined,
});

export const useSnackbar = (): SnackbarControls => useContext(SnackbarContext);

export interface SnackbarProviderProps {
  readonly dismissLabel: string;
  readonly children: ReactNode;
}

/** Around the navigation, so that messages outlive the screen that caused them. */
export function SnackbarProvider({ dismissLabel, children }: SnackbarProviderProps) {
  const [message, setMessage] = useState<ShownMessage | undefined>(undefined);
  const hide = useCallback(() => setMessage(undefined), []);
  const show = useCallback(
    (next: SnackbarMessage) => setMessage((before) => ({ ...next, id: (before?.id ?? 0) + 1 })),
    [],
  );
  const controls = useMemo(() => ({ show, hide }), [show, hide]);
  return (
    <SnackbarContext value={controls}>
      <BottomSpaceProvider>
        <View style={styles.fill}>
          {children}
          <SnackbarBody message={message} onHide={hide} dismissLabel={dismissLabel} />
        </View>
      </BottomSpaceProvider>
    </SnackbarContext>
  );
}

const styles = StyleSheet.create({ fill: { flex: 1 } });
