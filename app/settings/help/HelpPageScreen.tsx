import { useNavigation, type StaticScreenProps } from '@react-navigation/native';
import { useTranslation } from '@/src/i18n/translation';
import { isHelpPage, type HelpPage } from '@/src/glossary/help/model';
import { helpWords } from '@/src/glossary/help/words';
import { EmptyState, Screen } from '@/src/ui';
import { HelpContent } from '@/app/play/help/HelpContent';
import { OtherPages } from '@/app/play/help/OtherPages';
import { useBack } from '@/app/wiring/useBack';
import { useLanguage } from '@/app/wiring/language';
import { useTitle } from '@/app/wiring/useTitle';

type Props = StaticScreenProps<{ page: string }>;

/** A page of the help at an address of its own. */
export function HelpPageScreen({ route }: Props) {
  const { page } = route.params;
  return isHelpPage(page) ? <KnownPage page={page} /> : <UnknownPage />;
}

function KnownPage({ page }: { readonly page: HelpPage }) {
  const { t } = useTranslation();
  const { title } = helpWords(useLanguage())[page];
  const navigation = useNavigation();
  useTitle(title);
  return (
    <Screen caption={t('shell.help.title')} title={title} back={useBack()}>
      <HelpContent page={page} />
      <OtherPages
        page={page}
        onOpen={(other) =>
          navigation.navigate('More', { screen: 'HelpPage', params: { page: other } })
        }
      />
    </Screen>
  );
}

function UnknownPage() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  useTitle(t('shell.help.title'));
  return (
    <Screen title={t('shell.help.title')} back={useBack()}>
      <EmptyState
        icon="info"
        title={t('shell.help.unknown')}
        action={{
          label: t('shell.help.title'),
          onPress: () => navigation.navigate('More', { screen: 'Help' }),
        }}
      />
    </Screen>
  );
}
