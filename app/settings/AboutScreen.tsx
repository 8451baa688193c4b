import { useTranslation } from '@/src/i18n/translation';
import { Card, Screen, Text } from '@/src/ui';
import { useBack } from '../wiring/useBack';
import { useTitle } from '../wiring/useTitle';
import { APP_VERSION } from '../wiring/version';

export function AboutScreen() {
  const { t } = useTranslation();
  useTitle(t('settings.about.title'));
  return (
    <Screen caption={t('shell.unofficial')} title={t('settings.about.title')} back={useBack()}>
      <Card gap={12}>
        <Text variant="heading">{t('shell.appName')}</Text>
        <Text ink="muted">{t('settings.about.version', { version: APP_VERSION })}</Text>
        <Text>{t('settings.about.unofficial')}</Text>
        <Text>{t('settings.about.privacy')}</Text>
        <Text>{t('settings.about.backup')}</Text>
        <Text ink="muted">{t('settings.about.licence')}</Text>
      </Card>
    </Screen>
  );
}
