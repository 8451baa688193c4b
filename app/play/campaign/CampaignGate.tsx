import type { ComponentType } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { WaitingLook } from '@/app/wiring/WaitingLook';
import { useTableCampaign } from './useTableCampaign';

interface CampaignGateProps {
  readonly open: ComponentType;
  readonly none: ComponentType;
}

/** What needs an open campaign, and what stands there without one. */
export function CampaignGate({ open: Open, none: None }: CampaignGateProps) {
  const { t } = useTranslation();
  switch (useTableCampaign()) {
    case 'open':
      return <Open />;
    case 'opening':
      return <WaitingLook label={t('table.opening')} />;
    case 'none':
      return <None />;
  }
}
