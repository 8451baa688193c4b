import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { Button, Section, Text, useSnackbar } from '@/src/ui';
import { answered, useTable, useTables, useTableWords } from '@/app/wiring/tables';
import { useCopy } from '../campaign/useCopy';
import { QrCode } from './QrCode';
import { serverIn } from './server';

/** Link and QR code for those who are to come. */
export function Invite() {
  const { t } = useTranslation();
  const copy = useCopy();
  // After new links were made the old ones lead nowhere.
  const links = useTable(({ trouble, links: mine }) => (trouble === 'table-renewed' ? null : mine));
  if (links === null) return null;
  const { play, watch } = links;
  return (
    <Section caption={t('sharedTable.invite.caption')}>
      <Text ink="muted">
        {t(play === null ? 'sharedTable.invite.watchText' : 'sharedTable.invite.text')}
      </Text>
      <QrCode
        text={play ?? watch}
        label={t(play === null ? 'sharedTable.invite.qrWatch' : 'sharedTable.invite.qr')}
      />
      <View style={styles.buttons}>
        {play === null ? null : (
          <Button icon="copy" label={t('sharedTable.invite.copy')} onPress={() => copy(play)} />
        )}
        <Button
          kind="quiet"
          icon="eye"
          label={t('sharedTable.invite.copyWatch')}
          onPress={() => copy(watch)}
        />
      </View>
      {play === null ? null : <Renew link={play} />}
    </Section>
  );
}

/** Somebody has a link who should not: new keys, and everybody is asked in anew. */
function Renew({ link }: { readonly link: string }) {
  const { t } = useTranslation();
  const tables = useTables();
  const words = useTableWords();
  const { show } = useSnackbar();
  const [asked, setAsked] = useState(false);
  const renew = async () => {
    const shared = await answered(tables.share(serverIn(link) ?? link));
    setAsked(false);
    show(
      shared.ok
        ? { text: t('sharedTable.invite.renewed') }
        : { text: words(shared.error), refused: true },
    );
  };
  if (!asked)
    return (
      <Button
        kind="quiet"
        size="small"
        label={t('sharedTable.invite.renew')}
        onPress={() => setAsked(true)}
      />
    );
  return (
    <>
      <Text>{t('sharedTable.invite.renewSure')}</Text>
      <View style={styles.buttons}>
        <Button
          kind="danger"
          label={t('sharedTable.invite.renewYes')}
          onPress={() => void renew()}
        />
        <Button
          kind="quiet"
          label={t('sharedTable.invite.renewNo')}
          onPress={() => setAsked(false)}
        />
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  buttons: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: 10 },
});
