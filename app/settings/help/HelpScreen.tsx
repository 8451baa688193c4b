import { useNavigation } from '@react-navigation/native';
import { useTranslation } from '@/src/i18n/translation';
import { HELP_PAGES } from '@/src/glossary/help/model';
import { helpWords } from '@/src/glossary/help/words';
import { Card, Row, Screen } from '@/src/ui';
import { GuideRow } from '@/app/play/guided/GuideRow';
import { PAGE_ICONS } from '@/app/play/help/page-icons';
import { useBack } from '@/app/wiring/useBack';
import { useLanguage } from '@/app/wiring/language';
import { useTitle } from '@/app/wiring/useTitle';

/** The pages of the help, one a screen family. */
export function HelpScreen() {
  const { t } = useTranslation();
  const words = helpWords(useLanguage());
  const navigation = useNavigation();
  useTitle(t('shell.help.title'));
  return (
    <Screen caption={t('settings.title')} title={t('shell.help.title')} back={useBack()}>
      <Card padding="tight">
        <GuideRow onTaken={() => navigation.navigate('Table', { screen: 'TableHome' })} />
      </Card>
      <Card>
        {HELP_PAGES.map((page) => (
          <Row
            key={page}
            icon={PAGE_ICONS[page]}
            title={t(`shell.help.pages.${page}`)}
            subtitle={words[page].lead}
            onPress={() => navigation.navigate('More', { screen: 'HelpPage', params: { page } })}
          />
        ))}
      </Card>
    </Screen>
  );
}
