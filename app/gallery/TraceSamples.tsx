import { useTranslation } from '@/src/i18n/translation';
import { Card, KeywordLink, Section, Text, TraceItem, TraceList } from '@/src/ui';

const nothing = () => undefined;

export function TraceSamples() {
  const { t } = useTranslation();
  const spoken = (id: string) => ({ ruleId: id, ruleSpoken: t('ui.rule', { id }) });
  return (
    <Section caption={t('gallery.sections.trace')}>
      <Card>
        <TraceList label={t('gallery.trace.label')}>
          <TraceItem {...spoken('K2')}>
            {t('gallery.trace.whoBefore')}
            <Text variant="label">{t('gallery.trace.whoBold')}</Text>
            {t('gallery.trace.whoAfter')}
          </TraceItem>
          <TraceItem {...spoken('T1')}>
            {t('gallery.trace.hitBefore')}
            <KeywordLink label={t('gallery.chips.cleave')} onPress={nothing} />
            {t('gallery.trace.hitAfter')}
          </TraceItem>
          <TraceItem {...spoken('P1')} onPress={nothing}>
            {t('gallery.trace.open')}
          </TraceItem>
        </TraceList>
      </Card>
    </Section>
  );
}
