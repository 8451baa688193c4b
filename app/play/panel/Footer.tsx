import { StyleSheet, View } from 'react-native';
import { Button, useReservedSpace } from '@/src/ui';
import { NextHint } from '../parts/Hints';
import { useMainPress, useShownAction } from '../context/main-action';

/** The one big button, always at the same place: under the thumb, under the panel. `hint`: it leads on. */
export function Footer({ hint = true }: { readonly hint?: boolean }) {
  const action = useShownAction();
  const press = useMainPress();
  const onLayout = useReservedSpace('footer');
  if (action === null) return null;
  const { beside, ...main } = action;
  return (
    <View onLayout={onLayout} style={styles.footer}>
      {hint ? <NextHint /> : null}
      <View style={styles.buttons}>
        {beside === undefined ? null : <Button kind="quiet" {...beside} />}
        <Button grow {...main} onPress={press} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  footer: {
    width: '100%',
    maxWidth: 720,
    alignSelf: 'center',
    gap: 8,
    paddingHorizontal: 16,
    paddingTop: 10,
    paddingBottom: 12,
  },
  buttons: { flexDirection: 'row', flexWrap: 'wrap', gap: 12 },
});
