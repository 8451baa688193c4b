import { useTranslation } from '@/src/i18n/translation';
import { Card, EmptyState, ErrorState, Progress, Section } from '@/src/ui';

const nothing = () => undefined;

export function StateSamples() {
  const { t } = useTranslation();
  const action = (label: string) => ({ label, onPress: nothing });
  return (
    <Section caption={t('gallery.sections.states')}>
      <Card>
        <Progress label={t('gallery.states.loading')} />
        <Progress label={t('gallery.states.saving')} value={0.62} />
      </Card>
      <EmptyState
        icon="table"
        title={t('gallery.states.emptyTitle')}
        text={t('gallery.states.emptyText')}
        action={action(t('gallery.states.emptyAction'))}
        secondAction={action(t('gallery.states.emptySecond'))}
      />
      <ErrorState
        title={t('gallery.states.errorTitle')}
        text={t('gallery.states.errorText')}
        action={action(t('gallery.states.errorAction'))}
        details={{ label: t('ui.details'), text: t('gallery.states.errorDetails') }}
      />
    </Section>
  );
}
