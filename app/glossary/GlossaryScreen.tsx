import { useTranslation } from 'react-i18next';
import { EmptyState, Screen } from '../../src/ui';
import { useTitle } from '../shell/useTitle';

export function GlossaryScreen() {
  const { t } = useTranslation();
  useTitle(t('shell.tabs.glossary'));
  return (
    <Screen caption={t('shell.appName')} title={t('shell.tabs.glossary')}>
      <EmptyState
        icon="glossary"
        title={t('shell.empty.glossaryTitle')}
        text={t('shell.empty.glossaryText')}
      />
    </Screen>
  );
}
