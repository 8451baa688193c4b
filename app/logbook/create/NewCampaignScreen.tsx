import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { LONGEST_NAME, MAX_HEROES, type CampaignHeroDraft } from '@/src/rules';
import { Button, Screen, Section, Text, TextField } from '@/src/ui';
import { useBack } from '@/app/wiring/useBack';
import { useTitle } from '@/app/wiring/useTitle';
import { useGame, useGameView, useTry } from '@/app/wiring/game';
import { useDraft } from '@/app/wiring/useDraft';
import { duplicateNames, OWN_HERO } from '../forms/drafts';
import { CommandWarnings } from '@/app/play/parts/CommandWarnings';
import { useFormUsed } from '../forms/useFormUsed';
import { useRememberedHeroValues } from '../forms/useRememberedHeroValues';
import { ChosenHero } from './ChosenHero';
import { HeroChoice } from '../forms/HeroChoice';

const BLANK: { readonly name: string; readonly heroes: readonly CampaignHeroDraft[] } = {
  name: '',
  heroes: [],
};

/** Creates the campaign and leads to it; the draft has done its work then. */
function useCreate({ name, heroes }: typeof BLANK, finish: () => void) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const used = useFormUsed();
  const game = useGame();
  const attempt = useTry();
  const [busy, setBusy] = useState(false);
  const create = async () => {
    setBusy(true);
    const typed = name.trim();
    const campaign = await attempt(
      game.create({ name: typed === '' ? t('campaigns.create.namePlaceholder') : typed, heroes }),
    );
    setBusy(false);
    if (campaign === undefined) return;
    finish();
    used();
    navigation.navigate('Logbook', { screen: 'CampaignHome', params: { campaign } });
  };
  return { busy, create: () => void create() };
}

export function NewCampaignScreen() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const known = useRememberedHeroValues();
  const [{ name, heroes }, setDraft, finish] = useDraft('campaign', BLANK);
  const setHeroes = (next: readonly CampaignHeroDraft[]) => setDraft({ name, heroes: next });
  const { busy, create } = useCreate({ name, heroes }, finish);
  useTitle(t('campaigns.create.title'));
  const replace = (at: number, hero: CampaignHeroDraft | null) =>
    setHeroes(heroes.flatMap((old, index) => (index === at ? (hero ?? []) : old)));
  return (
    <Screen
      title={t('campaigns.create.title')}
      back={useBack()}
      footer={<Button label={t('campaigns.create.start')} loading={busy} onPress={create} grow />}
    >
      <CampaignName name={name} onChange={(next) => setDraft({ name: next, heroes })} />
      <Section caption={t('campaigns.create.heroes')}>
        <Text ink="muted">{t('campaigns.create.heroesHint')}</Text>
        <HeroChoice
          heroes={heroes}
          known={known}
          full={heroes.length >= MAX_HEROES}
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
      <CommandWarnings
        lines={duplicateNames(heroes).map((one) => t('campaigns.hero.nameTwice', { name: one }))}
      />
      {heroes.length < MAX_HEROES ? (
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
      <Button
        label={t('versus.open')}
        icon="melee"
        kind="quiet"
        onPress={() => navigation.navigate('Logbook', { screen: 'Versus' })}
      />
    </Screen>
  );
}

interface CampaignNameProps {
  readonly name: string;
  readonly onChange: (name: string) => void;
}

/** Two may have the same name; the list tells them apart by their heroes. */
function CampaignName({ name, onChange }: CampaignNameProps) {
  const { t } = useTranslation();
  const twice = useGameView(({ campaigns }) =>
    campaigns.some((card) => card.deletedAt === null && card.name === name.trim()),
  );
  return (
    <TextField
      label={t('campaigns.create.name')}
      placeholder={t('campaigns.create.namePlaceholder')}
      value={name}
      onChangeText={onChange}
      maxLength={LONGEST_NAME}
      {...(twice ? { hint: t('campaigns.create.nameTwice') } : {})}
    />
  );
}
