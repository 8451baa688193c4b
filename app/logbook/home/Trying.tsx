import { useNavigation } from '@react-navigation/native';
import { useTranslation } from '@/src/i18n/translation';
import { useStore } from 'zustand';
import type { OpenCampaign } from '@/src/game';
import { Button, Card, Text, useSnackbar } from '@/src/ui';
import { useGame, useTry } from '@/app/wiring/game';

/** A copy to try things in says so, and how it ends: kept, or thrown away. */
export function Trying({ open: { id, state } }: { readonly open: OpenCampaign }) {
  const { t } = useTranslation();
  const game = useGame();
  const cards = useStore(game.store, ({ campaigns }) => campaigns);
  const attempt = useTry();
  const throwAway = useThrowAway(id, state.campaign.name);
  const tries = cards.find((card) => card.id === id)?.tries ?? null;
  if (tries === null) return null;
  const original = cards.find((card) => card.id === tries);
  return (
    <Card state="active" gap={8}>
      <Text variant="label">{t('campaigns.trying.title')}</Text>
      <Text variant="small" ink="muted">
        {original === undefined
          ? t('campaigns.trying.textAlone')
          : t('campaigns.trying.text', { name: original.name })}
      </Text>
      <Button
        kind="quiet"
        icon="trash"
        label={t('campaigns.trying.throwAway')}
        onPress={() => void throwAway(original?.id ?? null)}
        grow
      />
      <Button
        kind="quiet"
        icon="check"
        label={t('campaigns.trying.keep')}
        onPress={() => void attempt(game.keepTried(id))}
        grow
      />
    </Card>
  );
}

/** Into the bin, and back to what it was tried from; the bin gives it back. */
function useThrowAway(id: string, name: string) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const game = useGame();
  const attempt = useTry();
  const { show } = useSnackbar();
  return async (original: string | null) => {
    const gone = await game.remove(id);
    if (!gone.ok) return void attempt(Promise.resolve(gone));
    show({
      text: t('campaigns.done.removed', { name }),
      action: { label: t('campaigns.done.undo'), onPress: () => void attempt(game.unremove(id)) },
    });
    if (original === null) navigation.navigate('Logbook', { screen: 'LogbookHome' });
    else {
      navigation.navigate('Logbook', { screen: 'CampaignHome', params: { campaign: original } });
    }
  };
}
