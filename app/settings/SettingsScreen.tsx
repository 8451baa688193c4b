import { useNavigation } from '@react-navigation/native';
import { useTranslation } from '@/src/i18n/translation';
import { Card, Row, Screen, Section } from '@/src/ui';
import { useTitle } from '../wiring/useTitle';
import { AppearanceSettings } from './AppearanceSettings';
import { TableSettings } from './TableSettings';

export function SettingsScreen() {
  const { t } = useTranslation();
  useTitle(t('settings.title'));
  return (
    <Screen caption={t('settings.caption')} title={t('settings.title')}>
      <AppearanceSettings />
      <TableSettings />
      <AppLinks />
    </Screen>
  );
}

function AppLinks() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const link = (screen: 'Help' | 'Data' | 'About' | 'Licences') => () =>
    navigation.navigate('More', { screen });
  return (
    <Section caption={t('settings.app')}>
      <Card>
        <Row
          icon="dice"
          title={t('games.title')}
          subtitle={t('games.entry')}
          onPress={() => navigation.navigate('Glossary', { screen: 'Games', initial: false })}
        />
        <Row
          icon="book-open"
          title={t('shell.help.title')}
          subtitle={t('shell.help.all')}
          onPress={link('Help')}
        />
        <Row icon="archive" title={t('campaigns.data.label')} onPress={link('Data')} />
        <Row icon="info" title={t('settings.about.label')} onPress={link('About')} />
        <Row icon="book-open" title={t('settings.licences.label')} onPress={link('Licences')} />
      </Card>
    </Section>
  );
}
