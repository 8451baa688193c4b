import { useTranslation } from '@/src/i18n/translation';
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import {
  Card,
  Cube,
  CUBE_KINDS,
  Emblem,
  EMBLEM_IDS,
  Icon,
  ICON_NAMES,
  RUNE_COLORS,
  RuneIcon,
  Section,
  Text,
  useTheme,
} from '@/src/ui';
import { Samples } from './Sample';

export function PictureSamples() {
  const { t } = useTranslation();
  const { colors, scaled } = useTheme();
  return (
    <>
      <Pictures caption={t('gallery.sections.runes')}>
        {RUNE_COLORS.map((color) => (
          <Named key={color} name={t(`gallery.tones.${color}`)}>
            <RuneIcon color={color} size={scaled(32)} />
          </Named>
        ))}
      </Pictures>
      <Pictures caption={t('gallery.sections.cubes')}>
        {CUBE_KINDS.map((kind) => (
          <Named key={kind} name={t(`gallery.cubes.${kind}`)}>
            <Cube kind={kind} size={scaled(32)} />
          </Named>
        ))}
      </Pictures>
      <Pictures caption={t('gallery.sections.emblems')}>
        {EMBLEM_IDS.map((id) => (
          <Named key={id} name={id}>
            <Emblem id={id} size={scaled(52)} />
          </Named>
        ))}
      </Pictures>
      <Pictures caption={t('gallery.sections.icons')}>
        {ICON_NAMES.map((name) => (
          <Named key={name} name={name}>
            <Icon name={name} size={scaled(28)} color={colors.text} />
          </Named>
        ))}
      </Pictures>
    </>
  );
}

function Pictures({
  caption,
  children,
}: {
  readonly caption: string;
  readonly children: ReactNode;
}) {
  return (
    <Section caption={caption}>
      <Card>
        <Samples gap={6}>{children}</Samples>
      </Card>
    </Section>
  );
}

function Named({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const { scaled } = useTheme();
  return (
    <View style={[styles.named, { width: scaled(76) }]}>
      {children}
      <Text variant="tag" ink="muted" align="center">
        {name}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({ named: { alignItems: 'center', gap: 6, paddingVertical: 8 } });
