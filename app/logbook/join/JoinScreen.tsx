import { useNavigation } from '@react-navigation/native';
import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { Button, Card, Live, Screen, Text, TextField } from '@/src/ui';
import { MyName } from '@/app/play/shared/MyName';
import { openInApp } from '@/app/wiring/in-app';
import { useOpenedAddress } from '@/app/wiring/opened-address';
import { useDraft } from '@/app/wiring/useDraft';
import { answered, useTables, useTableWords } from '@/app/wiring/tables';
import { useBack } from '@/app/wiring/useBack';
import { useTitle } from '@/app/wiring/useTitle';

const PLAYS = /#p\.[\w-]+$/u;
const WATCHES = /#w\.[\w-]+$/u;

/** What the app was opened with, if it leads to a table. */
function useLink(): string | null {
  const address = useOpenedAddress();
  return address !== null && (PLAYS.test(address) || WATCHES.test(address)) ? address : null;
}

/** Somebody's link was opened: says what will happen, and does it at one tap. */
export function JoinScreen() {
  const { t } = useTranslation();
  const opened = useLink();
  const [pasted, setPasted, finish] = useDraft('table link', '');
  const link = opened ?? pasted.trim();
  const watches = WATCHES.test(link);
  const { join, busy, trouble } = useJoin(link, finish);
  useTitle(t('sharedTable.join.title'));
  return (
    <Screen
      caption={t('sharedTable.title')}
      title={t('sharedTable.join.title')}
      back={useBack()}
      footer={
        <Button
          icon={watches ? 'eye' : 'users'}
          label={t(watches ? 'sharedTable.join.watch' : 'sharedTable.join.play')}
          loading={busy}
          disabled={link === ''}
          onPress={join}
          grow
        />
      }
    >
      <Live role="alert" empty={trouble === null}>
        <Text ink="danger">{trouble}</Text>
      </Live>
      <Card gap={14}>
        <Text>{t(watches ? 'sharedTable.join.whatWatch' : 'sharedTable.join.what')}</Text>
        <Text ink="muted">{t('sharedTable.open.seals')}</Text>
      </Card>
      {opened === null ? (
        <TextField
          label={t('sharedTable.join.link')}
          hint={t('sharedTable.join.noLink')}
          value={pasted}
          onChangeText={setPasted}
        />
      ) : null}
      {link === '' ? null : <MyName />}
      {opened === null ? null : <InTheApp link={opened} />}
    </Screen>
  );
}

/** A link opens the browser; where the app is installed, its campaigns are there. */
function InTheApp({ link }: { readonly link: string }) {
  const { t } = useTranslation();
  const go = openInApp(link);
  if (go === null) return null;
  return (
    <Card gap={10}>
      <Button
        kind="quiet"
        size="small"
        icon="external"
        label={t('sharedTable.join.inApp')}
        onPress={go}
      />
      <Text ink="muted">{t('sharedTable.join.inAppHint')}</Text>
    </Card>
  );
}

/** What was pasted holds the table's key: it is forgotten as soon as the table is joined. */
function useJoin(link: string, forget: () => void) {
  const navigation = useNavigation();
  const tables = useTables();
  const words = useTableWords();
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string | null>(null);
  const join = async () => {
    setBusy(true);
    setTrouble(null);
    const joined = await answered(tables.join(link));
    setBusy(false);
    if (!joined.ok) return setTrouble(words(joined.error));
    forget();
    const { id: session, game } = joined.value;
    navigation.navigate('Logbook', { screen: 'LogbookHome' }, { pop: true });
    if (game === null) return navigation.navigate('Table', { screen: 'TableHome' });
    navigation.navigate('Glossary', { screen: 'GameSession', params: { game, session } });
  };
  return { join: () => void join(), busy, trouble };
}
