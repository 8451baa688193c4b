import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_NAME, MOST_HEROES, type CampaignHeroDraft } from '../../../src/rules';
import { Button, Screen, Section, Text, TextField } from '../../../src/ui';
import { useBack } from '../../shell/useBack';
import { useTitle } from '../../shell/useTitle';
import { useGame, useTry } from '../../wiring/game';
import { OWN_HERO } from '../hero/drafts';
import { useRemembered } from '../hero/useRemembered';
import { ChosenHero } from './ChosenHero';
import { HeroChoice } from './HeroChoice';

export function NewCampaignScreen() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const game = useGame();
  const attempt = useTry();
  const known = useRemembered();
  const [name, setName] = useState('');
  const [heroes, setHeroes] = useState<readonly CampaignHeroDraft[]>([]);
  const [busy, setBusy] = useState(false);
  useTitle(t('campaigns.create.title'));
  const begin = async () => {
    setBusy(true);
    const typed = name.trim();
    const campaign = await attempt(
      game.create({ name: typed === '' ? t('campaigns.create.namePlaceholder') : typed, heroes }),
    );
    setBusy(false);
    if (campaign === undefined) return;
    navigation.navigate('Logbook', { screen: 'CampaignHome', params: { campaign }, pop: true });
  };
  const replace = (at: number, hero: CampaignHeroDraft | null) =>
    setHeroes(heroes.flatMap((old, index) => (index === at ? (hero ?? []) : old)));
  return (
    <Screen
      title={t('campaigns.create.title')}
      back={useBack()}
      footer={
        <Button
          label={t('campaigns.create.start')}
          loading={busy}
          onPress={() => void begin()}
          grow
        />
      }
    >
      <TextField
        label={t('campaigns.create.name')}
        placeholder={t('campaigns.create.namePlaceholder')}
        value={name}
        onChangeText={setName}
        maxLength={LONGEST_NAME}
      />
      <Section caption={t('campaigns.create.heroes')}>
        <Text ink="muted">{t('campaigns.create.heroesHint')}</Text>
        <HeroChoice
          heroes={heroes}
          known={known}
          full={heroes.length >= MOST_HEROES}
          onChange={setHeroes}
        />
      </Section>
      {heroes.map((hero, at) => (
        <ChosenHero
          key={hero.board ?? `own-${at}`}
          hero={hero}
          onChange={(next) => replace(at, next)}
          onRemove={() => replace(at, null)}
        />
      ))}
      {heroes.length < MOST_HEROES ? (
        <Button
          label={t('campaigns.create.own')}
          icon="plus"
          kind="quiet"
          onPress={() => setHeroes([...heroes, OWN_HERO])}
        />
      ) : null}
      <Button
        label={t('logbookCamp.single.open')}
        icon="play"
        kind="quiet"
        onPress={() => navigation.navigate('Logbook', { screen: 'SingleAdventure' })}
      />
    </Screen>
  );
}
