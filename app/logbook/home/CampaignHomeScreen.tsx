import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { OpenCampaign } from '../../../src/game';
import { maxHpOf, MOST_CHAPTER, MOST_HEROES, type CampaignHero } from '../../../src/rules';
import {
  Button,
  Card,
  EmptyState,
  IconButton,
  Row,
  Screen,
  Section,
  Stepper,
  Text,
} from '../../../src/ui';
import { Emblem, emblemIdFor } from '../../../src/ui/icons';
import { useBack } from '../../shell/useBack';
import { useTitle } from '../../shell/useTitle';
import { useGame, useTry } from '../../wiring/game';
import { CampaignGate } from './CampaignGate';
import { Notes } from './Notes';
import { Onward } from './Onward';
import { Provisional } from './Provisional';
import { UndoButtons } from './UndoButtons';

type Props = StaticScreenProps<{ campaign: string }>;

export function CampaignHomeScreen({ route }: Props) {
  return (
    <CampaignGate campaign={route.params.campaign}>
      {(open) => <CampaignHome open={open} />}
    </CampaignGate>
  );
}

function CampaignHome({ open }: { readonly open: OpenCampaign }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const { campaign } = open.state;
  useTitle(campaign.name);
  const params = { campaign: open.id };
  return (
    <Screen
      caption={t('campaigns.list.chapter', { chapter: campaign.chapter })}
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
    >
      <Provisional state={open.state} />
      <Chapter chapter={campaign.chapter} />
      <Heroes open={open} />
      <Onward open={open} />
      <Notes notes={campaign.notes} />
    </Screen>
  );
}

function Chapter({ chapter }: { readonly chapter: number }) {
  const { t } = useTranslation();
  const game = useGame();
  const attempt = useTry();
  const turn = (by: number) =>
    void attempt(
      game.dispatch(({ campaign }) => ({
        kind: 'setChapter',
        chapter: Math.min(MOST_CHAPTER, Math.max(1, campaign.chapter + by)),
      })),
    );
  return (
    <Card>
      <View style={styles.line}>
        <Text variant="label" grow>
          {t('campaigns.home.chapter')}
        </Text>
        <Stepper
          label={t('campaigns.home.chapter')}
          value={chapter}
          min={1}
          max={MOST_CHAPTER}
          lessLabel={t('campaigns.home.chapterLess')}
          moreLabel={t('campaigns.home.chapterMore')}
          onChange={(next) => turn(next - chapter)}
        />
      </View>
    </Card>
  );
}

function Heroes({ open }: { readonly open: OpenCampaign }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const { campaign } = open.state;
  const { heroes } = campaign;
  const edit = (hero: string) =>
    navigation.navigate('Logbook', { screen: 'Hero', params: { campaign: open.id, hero } });
  const add = { label: t('campaigns.hero.add'), onPress: () => edit('new') };
  return (
    <Section caption={t('campaigns.home.heroes')}>
      <Card>
        {heroes.length === 0 ? (
          <EmptyState
            icon="users"
            title={t('campaigns.home.noHeroesTitle')}
            text={t('campaigns.home.noHeroesText')}
            action={add}
          />
        ) : (
          heroes.map((hero) => (
            <HeroRow
              key={hero.id}
              hero={hero}
              hp={maxHpOf(campaign, hero.id).total}
              onPress={() => edit(hero.id)}
            />
          ))
        )}
      </Card>
      {heroes.length > 0 && heroes.length < MOST_HEROES ? (
        <Button {...add} icon="plus" kind="quiet" />
      ) : null}
    </Section>
  );
}

interface HeroRowProps {
  readonly hero: CampaignHero;
  /** With everything that adds to the board's value; null while that is not known. */
  readonly hp: number | null;
  readonly onPress: () => void;
}

function HeroRow({ hero, hp, onPress }: HeroRowProps) {
  const { t } = useTranslation();
  const who =
    hero.player === ''
      ? t('campaigns.hero.nobody')
      : t('campaigns.hero.playerOf', { player: hero.player });
  return (
    <Row
      leading={<Emblem id={emblemIdFor(hero.board ?? '', 'hero')} size={44} />}
      title={hero.name}
      subtitle={[hero.heroClass, who].filter(Boolean).join(' · ')}
      value={
        hp === null ? undefined : (
          <Text variant="number">{t('campaigns.hero.hpShort', { hp })}</Text>
        )
      }
      onPress={onPress}
    />
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 10 },
});
