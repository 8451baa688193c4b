import { useEffect, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { clearPicture } from '../wiring/page';
import { Live, Medallion, Spinner, Text, useTheme } from '@/src/ui';

/** A start this short needs no sign of life; a longer one does. */
const QUIET_MS = 400;

export function StartScreen() {
  const { t } = useTranslation();
  const { colors } = useTheme();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      clearPicture();
      setSlow(true);
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <View style={[styles.screen, { backgroundColor: colors.background }]}>
      {slow ? (
        <Live role="status" appears style={styles.middle}>
          <Medallion icon="sparkle" tone="ember" />
          <Text ink="muted">{t('shell.starting')}</Text>
          <Spinner size={28} color={colors.tones.ember.graphic} />
        </Live>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, alignItems: 'center', justifyContent: 'center' },
  middle: { alignItems: 'center', gap: 16 },
});
