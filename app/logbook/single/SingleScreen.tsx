import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { MAX_HEROES, SINGLE_ADVENTURES, type CampaignHeroDraft } from '@/src/rules';
import { Button, Screen, Section, Text } from '@/src/ui';
import { useBack } from '@/app/wiring/useBack';
import { useTitle } from '@/app/wiring/useTitle';
import { useGame, useTry } from '@/app/wiring/game';
import { useDraft } from '@/app/wiring/useDraft';
import { HeroChoice } from '../forms/HeroChoice';
import { useFormUsed } from '../forms/useFormUsed';
import { useRememberedHeroValues } from '../forms/useRememberedHeroValues';
import { ChapterChoice } from './ChapterChoice';

const BLANK: { readonly chapter: number; readonly heroes: readonly CampaignHeroDraft[] } = {
  chapter: SINGLE_ADVENTURES[0]?.chapter ?? 2,
  heroes: [],
};

/** X1: fresh heroes, one chapter; the bonus waits as rewards to choose. */
export function SingleScreen() {
  const { t } = useTranslation();
  const known = useRememberedHeroValues();
  const [draft, setDraft, finish] = useDraft('single adventure', BLANK);
  const { chapter, heroes } = draft;
  useTitle(t('logbookCamp.single.title'));
  return (
    <Screen
      title={t('logbookCamp.single.title')}
      back={useBack()}
      footer={<Begin chapter={chapter} heroes={heroes} onBegun={finish} />}
    >
      <Text ink="muted">{t('logbookCamp.single.text')}</Text>
      <ChapterChoice chapter={chapter} onChange={(next) => setDraft({ ...draft, chapter: next })} />
      <Section caption={t('logbookCamp.single.who')}>
        <HeroChoice
          heroes={heroes}
          known={known}
          full={heroes.length >= MAX_HEROES}
          onChange={(next) => setDraft({ ...draft, heroes: next })}
        />
        {heroes.length === 0 ? (
          <Text variant="small" ink="muted">
            {t('logbookCamp.single.needsHero')}
          </Text>
        ) : null}
      </Section>
    </Screen>
  );
}

interface BeginProps {
  readonly chapter: number;
  readonly heroes: readonly CampaignHeroDraft[];
  readonly onBegun: () => void;
}

function Begin({ chapter, heroes, onBegun }: BeginProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const used = useFormUsed();
  const game = useGame();
  const attempt = useTry();
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    const name = t('logbookCamp.single.campaignName', { chapter });
    const campaign = await attempt(game.create({ name, heroes }));
    const begun =
      campaign === undefined
        ? undefined
        : await attempt(game.dispatch({ kind: 'beginSingle', chapter }));
    setBusy(false);
    if (campaign === undefined || begun === undefined) return;
    onBegun();
    used();
    navigation.navigate('Logbook', { screen: 'CampaignHome', params: { campaign } });
  };
  return (
    <Button
      label={t('logbookCamp.single.begin')}
      loading={busy}
      disabled={heroes.length === 0}
      onPress={() => void begin()}
      grow
    />
  );
}
