import { useNavigation } from '@react-navigation/native';
import { useTranslation } from '@/src/i18n/translation';
import { EmptyState, Screen } from '@/src/ui';
import { useTitle } from '../wiring/useTitle';

export function NotFoundScreen() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  useTitle(t('shell.notFound.title'));
  return (
    <Screen title={t('shell.appName')}>
      <EmptyState
        icon="warning"
        title={t('shell.notFound.title')}
        text={t('shell.notFound.text')}
        action={{
          label: t('shell.notFound.action'),
          onPress: () => navigation.navigate('Table', { screen: 'TableHome' }),
        }}
      />
    </Screen>
  );
}
