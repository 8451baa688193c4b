import { useRef, type ReactNode } from 'react';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { useAnnounced } from './announce';

export interface LiveProps {
  readonly children: ReactNode;
  /** Nothing to say: keeps listening, takes no room in its stack. */
  readonly empty?: boolean;
  /** It comes with its words, which are to be heard at once. */
  readonly appears?: boolean;
  /** Does not wait until others have finished. */
  readonly urgent?: boolean;
  readonly role?: 'status' | 'alert';
  readonly style?: StyleProp<ViewStyle>;
  readonly nativeID?: string;
  readonly testID?: string;
}

/** What changes by itself is read out; in browsers the region has to be there before its words are. */
export function Live(props: LiveProps) {
  const {
    children,
    empty = false,
    appears = false,
    urgent = props.role === 'alert',
    style,
    ...rest
  } = props;
  const region = useRef<View>(null);
  useAnnounced(region, { appears, urgent });
  return (
    <View
      ref={region}
      {...rest}
      collapsable={false}
      aria-live={urgent ? 'assertive' : 'polite'}
      style={empty ? styles.empty : [styles.full, style]}
    >
      {empty ? null : children}
    </View>
  );
}

const styles = StyleSheet.create({
  empty: { position: 'absolute' },
  full: { maxWidth: '100%' },
});
