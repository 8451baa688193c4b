import { StyleSheet, View } from 'react-native';
import { Button } from '../../../src/ui';
import { NextHint } from './Hints';
import { useShownAction } from './main-action';
import { useArrangement } from './useArrangement';

/** The one big button, always at the same place: under the thumb, under the panel. */
export function Footer() {
  const { columns } = useArrangement();
  const action = useShownAction();
  if (action === null) return null;
  const { beside, ...main } = action;
  return (
    <View style={styles.footer}>
      {columns ? <View style={styles.left} /> : null}
      <View style={columns ? styles.right : styles.whole}>
        <NextHint />
        <View style={styles.buttons}>
          {beside === undefined ? null : <Button kind="quiet" {...beside} />}
          <Button grow {...main} />
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  footer: { flexDirection: 'row', width: '100%' },
  left: { flexGrow: 2, flexShrink: 1, flexBasis: 0, maxWidth: 420 },
  right: { flexGrow: 3, flexShrink: 1, flexBasis: 0, gap: 8 },
  whole: { flexGrow: 1, flexShrink: 1, gap: 8 },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 12 },
});
