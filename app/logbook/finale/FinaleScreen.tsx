import type { StaticScreenProps } from '@react-navigation/native';
import { useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { OpenCampaign } from '@/src/game';
import { adventuresIn } from '@/src/rules';
import { Card, EmptyState, Screen, Section, Text } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { useBack } from '@/app/wiring/useBack';
import { useTitle } from '@/app/wiring/useTitle';
import { CampaignScreenGate } from '../home/CampaignScreenGate';
import { Shared } from '../picture/Shared';
import { finaleOf, type Finale } from './finale';
import { FinaleDrawing, finaleParts } from './FinaleDrawing';

type Props = StaticScreenProps<{ campaign: string }>;

export function FinaleScreen({ route }: Props) {
  return (
    <CampaignScreenGate campaign={route.params.campaign}>
      {(open) => <LastPage open={open} />}
    </CampaignScreenGate>
  );
}

/** The campaign on one page: as a picture to share, and the same in words. */
function LastPage({ open }: { readonly open: OpenCampaign }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { campaign } = open.state;
  const finale = useMemo(() => finaleOf(campaign, language, t), [campaign, language, t]);
  useTitle(t('group.finale.title'));
  return (
    <Screen caption={campaign.name} title={t('group.finale.title')} back={useBack()}>
      {adventuresIn(campaign).length === 0 ? (
        <EmptyState
          icon="book-open"
          title={t('statistics.empty')}
          text={t('statistics.emptyText')}
        />
      ) : (
        <>
          <Shared
            label={t('group.finale.spoken', { name: finale.name })}
            name={finale.name}
            height={finaleParts(finale).height}
          >
            <FinaleDrawing finale={finale} />
          </Shared>
          <InWords finale={finale} />
        </>
      )}
    </Screen>
  );
}

function InWords({ finale: { facts, chapters, heroes, luck } }: { readonly finale: Finale }) {
  const { t } = useTranslation();
  const open = chapters.filter(({ won }) => !won).map(({ chapter }) => String(chapter));
  return (
    <Section caption={t('group.finale.words')}>
      <Card gap={10}>
        <Text variant="small">
          {facts.map(({ label, value }) => `${value} ${label}`).join(' · ')}
        </Text>
        {open.length === 0 ? null : (
          <Text variant="small">{t('group.finale.notWon', { list: open.join(', ') })}</Text>
        )}
        {heroes.map(({ hero, name, role, dealt, taken, kills, falls }) => (
          <View key={hero} style={styles.hero}>
            <Text variant="label">{[name, role].filter(Boolean).join(' · ')}</Text>
            <Text variant="small" ink="muted">
              {t('group.finale.hero', { dealt, taken, kills, falls })}
            </Text>
          </View>
        ))}
        {luck.map((line) => (
          <Text key={line} variant="small">
            {line}
          </Text>
        ))}
      </Card>
    </Section>
  );
}

const styles = StyleSheet.create({ hero: { gap: 2 } });
