import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { OpenCampaign } from '@/src/game';
import { Button, Card, IconButton, Text } from '@/src/ui';
import { useFileDue, useNoteFile } from '@/app/play/campaign/useKeptFiles';
import { useGiveExport } from '@/app/play/campaign/useGiveExport';
import { useGame } from '@/app/wiring/game';

/** After a won chapter, until a file is taken or nobody wants one: never in anybody's way. */
export function KeepFile({ open }: { readonly open: OpenCampaign }) {
  const { t } = useTranslation();
  const game = useGame();
  const give = useGiveExport();
  const note = useNoteFile();
  const { campaign, adventure } = open.state;
  const due = useFileDue(open.id, campaign);
  if (!due || adventure !== null) return null;
  const keep = () => void give(campaign.name, game.exportCampaign(open.id), open.id);
  return (
    <Card padding="tight" gap={8}>
      <View style={styles.head}>
        <View style={styles.words}>
          <Text variant="label">{t('campaigns.keep.title')}</Text>
          <Text variant="small" ink="muted">
            {t('campaigns.keep.text')}
          </Text>
        </View>
        <IconButton icon="close" label={t('campaigns.keep.notNow')} onPress={() => note(open.id)} />
      </View>
      <Button
        label={t('campaigns.keep.save')}
        icon="share"
        kind="quiet"
        size="small"
        onPress={keep}
      />
    </Card>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'flex-start', gap: 8 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0, gap: 2, padding: 4 },
});
