import { useTranslation } from '@/src/i18n/translation';
import type { OpenCampaign } from '@/src/game';
import { NotesField } from '@/app/logbook/parts/NotesField';
import { Card, Section } from '@/src/ui';

export function Notes({ open }: { readonly open: OpenCampaign }) {
  const { t } = useTranslation();
  return (
    <Section caption={t('campaigns.home.notes')}>
      <Card gap={12}>
        <NotesField
          key={open.id}
          of={open.id}
          label={t('campaigns.home.notes')}
          placeholder={t('campaigns.home.notesPlaceholder')}
          stored={open.state.campaign.notes}
          commandFor={(notes) => ({ kind: 'writeNotes', notes })}
        />
      </Card>
    </Section>
  );
}
