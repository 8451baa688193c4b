import { useTranslation } from '@/src/i18n/translation';
import { Card, Section, Text, TEXT_VARIANTS } from '@/src/ui';

export function TypeSamples() {
  const { t } = useTranslation();
  return (
    <Section caption={t('gallery.sections.type')}>
      <Card>
        {TEXT_VARIANTS.map((variant) => (
          <Text key={variant} variant={variant} level="none">
            {t(`gallery.type.${variant}`)}
          </Text>
        ))}
        <Text ink="muted">{t('gallery.type.body')}</Text>
        <Text ink="faint">{t('gallery.type.body')}</Text>
      </Card>
    </Section>
  );
}
