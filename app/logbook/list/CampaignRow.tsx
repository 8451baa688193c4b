import { useNavigation } from '@react-navigation/native';
import { memo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { CampaignCard } from '@/src/game';
import { Card, IconButton, Pill, Tappable, Text } from '@/src/ui';
import { Emblem, emblemIdFor } from '@/src/ui/icons';
import { useCampaignLine, useDateWords } from '@/app/play/campaign/campaign-words';

interface CampaignRowProps {
  readonly card: CampaignCard;
  readonly onMenu: (id: string) => void;
}

/** Tap the card to open it, the dots for everything else. */
export const CampaignRow = memo(function CampaignRow({ card, onMenu }: CampaignRowProps) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const line = useCampaignLine()(card);
  const changed = useDateWords()(card.changedAt);
  const open = () =>
    card.deletedAt === null
      ? navigation.navigate('Logbook', { screen: 'CampaignHome', params: { campaign: card.id } })
      : onMenu(card.id);
  return (
    <Card padding="tight">
      <View style={styles.row}>
        <Tappable role="button" onPress={open} radius={14} style={styles.main}>
          <Text variant="heading">{card.name}</Text>
          <Text variant="small" ink="muted">
            {line}
          </Text>
          <Text variant="small" ink="muted">
            {changed}
          </Text>
          <Marks card={card} />
          <HeroEmblems heroes={card.heroes} />
        </Tappable>
        <IconButton
          icon="menu-dots"
          label={t('campaigns.list.menu', { name: card.name })}
          onPress={() => onMenu(card.id)}
        />
      </View>
    </Card>
  );
});

/** What is special about it: nobody checked it, or others play it, too. */
function Marks({ card }: { readonly card: CampaignCard }) {
  const { t } = useTranslation();
  const { unverified, tries, shared } = card;
  if (!unverified && tries === null && shared === undefined) return null;
  return (
    <View style={styles.emblems}>
      {tries === null ? null : <Pill label={t('campaigns.list.tries')} tone="blue" />}
      {unverified ? <Pill label={t('campaigns.list.unverified')} tone="danger" /> : null}
      {shared === undefined ? null : (
        <Pill icon="users" label={t('campaigns.list.shared')} tone="ember" />
      )}
    </View>
  );
}

function HeroEmblems({ heroes }: { readonly heroes: CampaignCard['heroes'] }) {
  if (heroes.length === 0) return null;
  return (
    <View style={styles.emblems}>
      {heroes.map(({ board }, at) => (
        <Emblem key={at} id={emblemIdFor(board ?? '', 'hero')} size={32} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'flex-start', gap: 8 },
  main: { flexGrow: 1, flexShrink: 1, flexBasis: 0, gap: 2, padding: 4 },
  emblems: { flexDirection: 'row', flexWrap: 'wrap', gap: 6, marginTop: 8 },
});
