import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { OpenCampaign } from '@/src/game';
import type { GameState } from '@/src/rules';
import { Card, EmptyState, Fold, IconButton, Screen, useLayout, useTheme } from '@/src/ui';
import { useBack } from '@/app/wiring/useBack';
import { useTitle } from '@/app/wiring/useTitle';
import { CampaignScreenGate } from '../home/CampaignScreenGate';
import { CAN_PRINT, print } from '../hero/print/paper';
import { usePrintedPages } from '../hero/print/usePrintedPages';
import { groupPages } from './group-pages';
import { GroupPicture } from './GroupPicture';
import { MemberCard } from './MemberCard';
import { Story } from './Story';

type Props = StaticScreenProps<{ campaign: string }>;

export function GroupScreen({ route }: Props) {
  return (
    <CampaignScreenGate campaign={route.params.campaign}>
      {(open) => <Group open={open} />}
    </CampaignScreenGate>
  );
}

/** B: everybody's page at a glance, and what the story left on all of them. */
function Group({ open }: { readonly open: OpenCampaign }) {
  const { t } = useTranslation();
  const { size } = useTheme();
  const { wide } = useLayout();
  const { campaign } = open.state;
  useTitle(t('group.title'));
  usePrintedPages(groupPages, open.state);
  const nobody = campaign.heroes.length === 0;
  return (
    <Screen
      caption={campaign.name}
      title={t('group.title')}
      back={useBack()}
      maxWidth={wide ? size.wideContentWidth : size.contentWidth}
      actions={
        CAN_PRINT && !nobody ? (
          <IconButton icon="print" label={t('group.print')} onPress={print} />
        ) : null
      }
    >
      {nobody ? (
        <Nobody campaign={open.id} />
      ) : (
        <>
          <View style={wide ? styles.columns : styles.column}>
            {campaign.heroes.map((hero) => (
              <View key={hero.id} style={wide ? styles.half : null}>
                <MemberCard open={open} hero={hero} />
              </View>
            ))}
          </View>
          <Story campaign={campaign} />
          <AsPicture state={open.state} />
        </>
      )}
    </Screen>
  );
}

/** Drawn when it is wanted: most open the page to read it. */
function AsPicture({ state }: { readonly state: GameState }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <Card gap={12}>
      <Fold label={t('group.picture.open')} open={open} onToggle={setOpen}>
        <GroupPicture state={state} />
      </Fold>
    </Card>
  );
}

function Nobody({ campaign }: { readonly campaign: string }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const params = { campaign };
  return (
    <EmptyState
      icon="users"
      title={t('group.empty')}
      text={t('group.emptyText')}
      action={{
        label: t('group.toCampaign'),
        onPress: () =>
          navigation.navigate('Logbook', { screen: 'CampaignHome', params, pop: true }),
      }}
    />
  );
}

const styles = StyleSheet.create({
  columns: { flexDirection: 'row', flexWrap: 'wrap', gap: 16 },
  column: { gap: 16 },
  half: { flexGrow: 1, flexShrink: 1, flexBasis: 360, minWidth: 0, maxWidth: '49%' },
});
