import { use } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTranslation } from '@/src/i18n/translation';
import { RADIUS, Screen, ScreenHeader, useTheme } from '@/src/ui';
import { TAB_KEYS, TabHere } from './tab-here';

/** As the page's picture (scripts/web/picture.ts) measures them. */
const BLOCKS = [150, 72] as const;

/** A screen that is coming: as the page shows it before the app is there, so that nothing jumps. Screen readers hear why. */
export function WaitingLook({ label }: { readonly label: string }) {
  const { t } = useTranslation();
  const { colors, size } = useTheme();
  const key = TAB_KEYS[use(TabHere) ?? ''];
  const title = key === undefined ? '' : t(`shell.tabs.${key}`);
  return (
    <Screen scroll={false}>
      <View role="progressbar" accessible aria-busy aria-label={label}>
        <View aria-hidden style={[styles.column, { maxWidth: size.contentWidth }]}>
          <ScreenHeader caption={t('shell.appName')} title={title} />
          <View style={styles.blocks}>
            {BLOCKS.map((height) => (
              <View
                key={height}
                style={[styles.block, { height, backgroundColor: colors.surface }]}
              />
            ))}
          </View>
        </View>
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  column: { width: '100%', alignSelf: 'center' },
  blocks: { paddingHorizontal: 16, paddingTop: 4, gap: 22 },
  block: { borderRadius: RADIUS.card },
});
