import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { OpenCampaign } from '@/src/game';
import { MAX_CHAPTER, nextChapter, type Campaign } from '@/src/rules';
import { Button, Card, IconButton, Screen, Stepper, Text } from '@/src/ui';
import { TableHere } from '@/app/play/shared/TableHere';
import { useBack } from '@/app/wiring/useBack';
import { useTitle } from '@/app/wiring/useTitle';
import { useGame, useTry } from '@/app/wiring/game';
import { CampaignScreenGate } from './CampaignScreenGate';
import { Heroes } from './Heroes';
import { KeepFile } from './KeepFile';
import { Notes } from './Notes';
import { Onward } from './Onward';
import { Provisional } from './Provisional';
import { Trying } from './Trying';
import { UndoButtons } from './UndoButtons';

type Props = StaticScreenProps<{ campaign: string }>;

export function CampaignHomeScreen({ route }: Props) {
  return (
    <CampaignScreenGate campaign={route.params.campaign}>
      {(open) => <CampaignHome open={open} />}
    </CampaignScreenGate>
  );
}

function CampaignHome({ open }: { readonly open: OpenCampaign }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const { campaign, adventure } = open.state;
  useTitle(campaign.name);
  const params = { campaign: open.id };
  return (
    <Screen
      caption={
        adventure === null
          ? t('campaigns.home.next', { chapter: nextChapter(campaign) })
          : t('campaigns.list.chapter', { chapter: campaign.chapter })
      }
      title={campaign.name}
      back={useBack()}
      actions={
        <>
          <UndoButtons open={open} />
          <IconButton
            icon="history"
            label={t('campaigns.home.history')}
            onPress={() => navigation.navigate('Logbook', { screen: 'History', params })}
          />
        </>
      }
      footer={<ToTable playing={adventure !== null} />}
    >
      <TableHere />
      <Trying open={open} />
      <Provisional state={open.state} />
      <KeepFile open={open} />
      <Chapter campaign={campaign} />
      <Heroes open={open} />
      <Onward open={open} />
      <Notes open={open} />
    </Screen>
  );
}

/** What a new campaign, or the end of the camp, leads to. */
function ToTable({ playing }: { readonly playing: boolean }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  return (
    <Button
      label={t(playing ? 'campaigns.home.playOn' : 'campaigns.home.play')}
      onPress={() => navigation.navigate('Table', { screen: 'TableHome' })}
      grow
    />
  );
}

/** The chapter just won is left out: it is the one after it that is next. */
const turned = (campaign: Campaign, by: number): number => {
  const wanted = nextChapter(campaign) + by;
  const chapter = wanted === campaign.chapter ? wanted + by : wanted;
  return Math.min(MAX_CHAPTER, Math.max(1, chapter));
};

function Chapter({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation();
  const game = useGame();
  const attempt = useTry();
  const turn = (by: number) =>
    void attempt(
      game.dispatch((newest) => ({ kind: 'setChapter', chapter: turned(newest.campaign, by) })),
    );
  const chapter = nextChapter(campaign);
  return (
    <Card>
      <View style={styles.line}>
        <Text variant="label" grow>
          {t('campaigns.home.chapter')}
        </Text>
        <Stepper
          label={t('campaigns.home.chapter')}
          value={chapter}
          min={campaign.chapter === 1 ? chapter : 1}
          max={MAX_CHAPTER}
          lessLabel={t('campaigns.home.chapterLess')}
          moreLabel={t('campaigns.home.chapterMore')}
          onChange={(next) => turn(next - chapter)}
        />
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 10 },
});
