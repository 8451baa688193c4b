import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { CampaignScreenGate } from '../home/CampaignScreenGate';
import { HeroGate } from './HeroGate';
import { NewHero } from './NewHero';
import { HeroSheetProvider } from '../parts/hero-context';
import { HeroSheetPage } from './sheet/HeroSheetPage';

type Props = StaticScreenProps<{ campaign: string; hero: string }>;

/** One hero of the campaign; `new` adds one. */
export function HeroScreen({ route }: Props) {
  const { campaign, hero: id } = route.params;
  const navigation = useNavigation();
  const edit = () => navigation.navigate('Logbook', { screen: 'HeroEdit', params: route.params });
  return (
    <CampaignScreenGate campaign={campaign}>
      {(open) =>
        id === 'new' ? (
          <NewHero open={open} />
        ) : (
          <HeroGate open={open} hero={id}>
            {(hero) => (
              <HeroSheetProvider state={open.state} hero={hero}>
                <HeroSheetPage onEdit={edit} />
              </HeroSheetProvider>
            )}
          </HeroGate>
        )
      }
    </CampaignScreenGate>
  );
}
