import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import {
  BASE_PAINT,
  PAINTED_BASES,
  Section,
  Text,
  TONE_NAMES,
  useTheme,
  type ToneName,
} from '@/src/ui';
import { Samples } from './Sample';

const SURFACES = ['background', 'surface', 'raised', 'sunken', 'active'] as const;

export function ColourSamples() {
  const { t } = useTranslation();
  const { colors } = useTheme();
  return (
    <>
      <Section caption={t('gallery.sections.colours')}>
        <Samples gap={8}>
          {SURFACES.map((surface) => (
            <View
              key={surface}
              style={[
                styles.swatch,
                { backgroundColor: colors[surface], borderColor: colors.line },
              ]}
            >
              <Text variant="tag">{t(`gallery.surfaces.${surface}`)}</Text>
            </View>
          ))}
        </Samples>
        <Samples gap={8}>
          {TONE_NAMES.map((tone) => (
            <ToneSwatch key={tone} tone={tone} />
          ))}
        </Samples>
      </Section>
      <Section caption={t('gallery.sections.bases')}>
        <Samples gap={8}>
          {PAINTED_BASES.map((base) => (
            <View
              key={base}
              style={[
                styles.swatch,
                { backgroundColor: BASE_PAINT[base].fill, borderColor: colors.outline },
              ]}
            >
              <Text variant="tag" style={{ color: BASE_PAINT[base].onFill }}>
                {t(`gallery.bases.${base}`)}
              </Text>
            </View>
          ))}
        </Samples>
      </Section>
    </>
  );
}

function ToneSwatch({ tone }: { readonly tone: ToneName }) {
  const { t } = useTranslation();
  const { colors } = useTheme();
  const { soft, fill, graphic } = colors.tones[tone];
  const name = t(`gallery.tones.${tone}`);
  return (
    <View style={[styles.tone, { borderColor: graphic }]}>
      <View style={[styles.half, { backgroundColor: soft }]}>
        <Text variant="tag" ink={tone}>
          {name}
        </Text>
      </View>
      <View style={[styles.half, { backgroundColor: fill }]}>
        <Text variant="tag" onFill={tone}>
          {name}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  swatch: { borderWidth: 1.5, borderRadius: 14, paddingHorizontal: 14, paddingVertical: 12 },
  tone: { borderWidth: 1.5, borderRadius: 14, overflow: 'hidden' },
  half: { paddingHorizontal: 14, paddingVertical: 8 },
});
