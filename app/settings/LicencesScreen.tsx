import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { FlatList } from 'react-native';
import { Card, ErrorState, Fold, Progress, Screen, Text } from '@/src/ui';
import { useBack } from '../wiring/useBack';
import { useTitle } from '../wiring/useTitle';
import type { Licences } from './licences';

type Loaded = Licences | 'loading' | 'failed';

/** The texts weigh more than the screens: they load when somebody wants to read them. */
function useLicences(): readonly [Loaded, () => void] {
  const [loaded, setLoaded] = useState<Loaded>('loading');
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let wanted = true;
    import('./licences').then(
      ({ LICENCES }) => wanted && setLoaded(LICENCES),
      () => wanted && setLoaded('failed'),
    );
    return () => {
      wanted = false;
    };
  }, [attempt]);
  const retry = useCallback(() => {
    setLoaded('loading');
    setAttempt((count) => count + 1);
  }, []);
  return [loaded, retry];
}

export function LicencesScreen() {
  const { t } = useTranslation();
  const [loaded, retry] = useLicences();
  const back = useBack();
  useTitle(t('settings.licences.title'));
  const count =
    typeof loaded === 'string'
      ? {}
      : { caption: t('settings.licences.count', { count: loaded.parts.length }) };
  return (
    <Screen {...count} title={t('settings.licences.title')} back={back} scroll={false}>
      {loaded === 'loading' ? <Progress label={t('settings.licences.loading')} /> : null}
      {loaded === 'failed' ? (
        <ErrorState
          title={t('settings.licences.failed')}
          text={t('settings.licences.failedText')}
          action={{ label: t('settings.licences.retry'), onPress: retry }}
        />
      ) : null}
      {typeof loaded === 'string' ? null : <LicenceList licences={loaded} />}
    </Screen>
  );
}

function LicenceList({ licences }: { readonly licences: Licences }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <FlatList
      data={licences.parts}
      keyExtractor={(part) => `${part.name}@${part.version}`}
      contentContainerStyle={{
        gap: 12,
        padding: 16,
        maxWidth: 720,
        width: '100%',
        alignSelf: 'center',
      }}
      ListHeaderComponent={<Text ink="muted">{t('settings.licences.hint')}</Text>}
      renderItem={({ item }) => {
        const key = `${item.name}@${item.version}`;
        const open = opened === key;
        return (
          <Card padding="tight">
            <Fold
              label={`${item.name} ${item.version} · ${item.licence}`}
              open={open}
              onToggle={(next) => setOpened(next ? key : null)}
            >
              <Text variant="small">{licences.texts[item.text] ?? item.licence}</Text>
            </Fold>
          </Card>
        );
      }}
    />
  );
}
