import type { StaticScreenProps } from '@react-navigation/native';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenCampaign } from '../../../src/game';
import { EmptyState, Screen } from '../../../src/ui';
import { useBack } from '../../shell/useBack';
import { CampaignGate } from '../home/CampaignGate';
import { EditHero, NewHero } from './HeroEditor';
import { HeroSheetProvider } from './sheet/hero-context';
import { HeroSheetPage } from './sheet/HeroSheetPage';

type Props = StaticScreenProps<{ campaign: string; hero: string }>;

/** One hero of the campaign; `new` adds one. */
export function HeroScreen({ route }: Props) {
  const { campaign, hero } = route.params;
  return (
    <CampaignGate campaign={campaign}>
      {(open) => (hero === 'new' ? <NewHero open={open} /> : <KnownHero open={open} id={hero} />)}
    </CampaignGate>
  );
}

function KnownHero({ open, id }: { readonly open: OpenCampaign; readonly id: string }) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState(false);
  const back = useBack();
  const hero = open.state.campaign.heroes.find((candidate) => candidate.id === id);
  if (hero === undefined) {
    return (
      <Screen title={t('campaigns.hero.edit')} back={back}>
        <EmptyState icon="warning" title={t('campaigns.hero.gone')} />
      </Screen>
    );
  }
  if (editing) return <EditHero open={open} hero={hero} onDone={() => setEditing(false)} />;
  return (
    <HeroSheetProvider state={open.state} hero={hero}>
      <HeroSheetPage onEdit={() => setEditing(true)} />
    </HeroSheetProvider>
  );
}
