import { useNavigation } from '@react-navigation/native';
import { useMemo, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import {
  boardText,
  linkTo,
  LONGEST_PACK,
  printShared,
  shareBoard,
  type SharedBoard,
} from '@/src/game/share';
import { Button, Card, EmptyState, Fold, Row, Screen, Section, Text, useSnackbar } from '@/src/ui';
import { useGiveFile } from '@/app/play/campaign/useGiveFile';
import { useBack } from '@/app/wiring/useBack';
import { useGameView } from '@/app/wiring/game';
import { useTitle } from '@/app/wiring/useTitle';
import { useTableCampaign } from '@/app/play/campaign/useTableCampaign';
import { addressOf, hasShareSheet, shareText } from '@/app/wiring/sharing';
import { APP_VERSION } from '@/app/wiring/version';
import { AsPicture } from './AsPicture';
import { OpenShared } from './OpenShared';
import { isLarge } from './parts';
import { Printed } from './Printed';
import { useCopy } from '@/app/play/campaign/useCopy';

/** The open adventure's board as others will see it; null without a map. */
function useShared(): SharedBoard | null {
  const state = useGameView(({ open }) => open?.state ?? null);
  return useMemo(
    () => state && state.adventure && shareBoard(state.campaign, state.adventure),
    [state],
  );
}

/** Everything that leaves the app with this board, and everything that comes in. */
export function ShareScreen() {
  const { t } = useTranslation();
  useTableCampaign();
  const shared = useShared();
  useTitle(t('boardShare.share.title'));
  return (
    <Screen caption={t('shell.tabs.board')} title={t('boardShare.share.title')} back={useBack()}>
      {shared === null ? (
        <EmptyState
          icon="share"
          title={t('boardShare.share.nothing')}
          text={t('boardShare.share.nothingText')}
        />
      ) : (
        <Ways shared={shared} />
      )}
      <OpenShared />
    </Screen>
  );
}

function Ways({ shared }: { readonly shared: SharedBoard }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const give = useGiveFile();
  return (
    <>
      <Text ink="muted">{t('boardShare.share.text')}</Text>
      <AsPicture />
      <Link shared={shared} />
      <AsText shared={shared} />
      <Card>
        <Row
          icon="download"
          title={t('boardShare.share.asFile')}
          onPress={() => void give(t('boardShare.share.fileName'), boardText(shared, APP_VERSION))}
        />
        <Row
          icon="glossary"
          title={t('boardShare.question.title')}
          onPress={() => navigation.navigate('Board', { screen: 'RulesQuestion' })}
        />
      </Card>
    </>
  );
}

function Link({ shared }: { readonly shared: SharedBoard }) {
  const { t } = useTranslation();
  const copy = useCopy();
  const link = useMemo(() => linkTo(addressOf('/'), shared), [shared]);
  const tooLong = link.length > LONGEST_PACK;
  return (
    <Section caption={t('boardShare.share.link')}>
      <Card gap={12}>
        <Text ink="muted">
          {tooLong
            ? t('boardShare.share.linkTooLong')
            : t('boardShare.share.linkText', { count: link.length })}
        </Text>
        <View style={styles.row}>
          <Button
            icon="copy"
            label={t('boardShare.share.copyLink')}
            disabled={tooLong}
            onPress={() => copy(link)}
          />
          {hasShareSheet && !tooLong ? <HandOn link={link} /> : null}
        </View>
      </Card>
    </Section>
  );
}

/** To whichever app the players write to each other with. */
function HandOn({ link }: { readonly link: string }) {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  const name = t('boardShare.share.fileName');
  const share = () =>
    void shareText(name, name, link).catch(() =>
      show({ text: t('boardShare.share.notHandedOn'), refused: true }),
    );
  return (
    <Button kind="quiet" icon="share" label={t('boardShare.share.shareLink')} onPress={share} />
  );
}

function AsText({ shared }: { readonly shared: SharedBoard }) {
  const { t } = useTranslation();
  const copy = useCopy();
  const [open, setOpen] = useState(false);
  const text = useMemo(() => printShared(shared, isLarge), [shared]);
  return (
    <Section caption={t('boardShare.share.asText')}>
      <Card gap={12}>
        <Text ink="muted">{t('boardShare.share.asTextHint')}</Text>
        <View style={styles.row}>
          <Button
            kind="quiet"
            icon="copy"
            label={t('boardShare.share.copyText')}
            onPress={() => copy(text)}
          />
        </View>
        <Fold label={t('boardShare.share.show')} open={open} onToggle={setOpen}>
          <Printed text={text} label={t('boardShare.share.asText')} />
        </Fold>
      </Card>
    </Section>
  );
}

const styles = StyleSheet.create({ row: { flexDirection: 'row', flexWrap: 'wrap', gap: 10 } });
