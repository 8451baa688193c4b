import { useNavigation } from '@react-navigation/native';
import { useTranslation } from '@/src/i18n/translation';
import type { OpenCampaign } from '@/src/game';
import { heroHp, MAX_HEROES, type CampaignHero } from '@/src/rules';
import { Button, Card, EmptyState, Row, Section, Text } from '@/src/ui';
import { Emblem, emblemIdFor } from '@/src/ui/icons';
import { useLanguage } from '@/app/wiring/language';
import { className } from '../parts/class-of';

/** Who belongs to the campaign, each a tap away from the sheet. */
export function Heroes({ open }: { readonly open: OpenCampaign }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const { heroes } = open.state.campaign;
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
              hp={heroHp(open.state, hero.id).total}
              onPress={() => edit(hero.id)}
            />
          ))
        )}
      </Card>
      {heroes.length > 0 && heroes.length < MAX_HEROES ? (
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
  const language = useLanguage();
  const who =
    hero.player === ''
      ? t('campaigns.hero.nobody')
      : t('campaigns.hero.playerOf', { player: hero.player });
  return (
    <Row
      leading={<Emblem id={emblemIdFor(hero.board ?? '', 'hero')} size={44} />}
      title={hero.name}
      subtitle={[className(hero, language), who].filter(Boolean).join(' · ')}
      value={
        hp === null ? undefined : (
          <Text variant="number">{t('campaigns.hero.hpShort', { hp })}</Text>
        )
      }
      onPress={onPress}
    />
  );
}
