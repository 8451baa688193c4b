import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet } from 'react-native';
import type { ConsequenceType } from '@/src/rules';
import { Text, useTheme } from '@/src/ui';

/** The aura stands out: there is only one. */
export function KindTag({ kind }: { readonly kind: ConsequenceType }) {
  const { t } = useTranslation();
  const { colors } = useTheme();
  const aura = kind === 'aura';
  const backgroundColor = aura ? colors.tones.darkness.fill : colors.tones.neutral.soft;
  return (
    <Text
      variant="tag"
      {...(aura ? { onFill: 'darkness' as const } : { ink: 'neutral' as const })}
      style={{ ...styles.tag, backgroundColor }}
    >
      {t(`logbookHero.consequences.kinds.${kind}`)}
    </Text>
  );
}

const styles = StyleSheet.create({
  tag: { borderRadius: 15, overflow: 'hidden', paddingHorizontal: 11, paddingVertical: 6 },
});
