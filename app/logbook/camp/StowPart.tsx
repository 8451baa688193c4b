import { useNavigation } from '@react-navigation/native';
import { useTranslation } from 'react-i18next';
import type { OpenCampaign } from '../../../src/game';
import { BAG_PLACES, GEAR_SLOTS, sheetOf, type CampaignHero } from '../../../src/rules';
import { Row, Text } from '../../../src/ui';
import { Emblem, emblemIdFor } from '../../../src/ui/icons';

/** L7: everybody's things; stowing and swapping happens on the hero's own page. */
export function StowPart({ open }: { readonly open: OpenCampaign }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const to = (hero: string) =>
    navigation.navigate('Logbook', { screen: 'Hero', params: { campaign: open.id, hero } });
  return (
    <>
      <Text variant="small" ink="muted">
        {t('logbookCamp.camp.stowHint')}
      </Text>
      {open.state.campaign.heroes.map((hero) => (
        <HeroThings key={hero.id} open={open} hero={hero} onPress={() => to(hero.id)} />
      ))}
    </>
  );
}

interface HeroThingsProps {
  readonly open: OpenCampaign;
  readonly hero: CampaignHero;
  readonly onPress: () => void;
}

function HeroThings({ open, hero, onPress }: HeroThingsProps) {
  const { t } = useTranslation();
  const { gear, bag, camp } = sheetOf(open.state.campaign, hero.id);
  const worn = GEAR_SLOTS.filter((slot) => gear[slot] !== null).length;
  const values = { worn, bag: bag.length, most: BAG_PLACES, camp: camp.length };
  return (
    <Row
      leading={<Emblem id={emblemIdFor(hero.board ?? '', 'hero')} size={40} />}
      title={t('logbookCamp.camp.stow', { name: hero.name })}
      subtitle={t('logbookCamp.camp.stowLine', values)}
      onPress={onPress}
    />
  );
}
