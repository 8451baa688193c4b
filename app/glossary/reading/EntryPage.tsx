import { useNavigation } from '@react-navigation/native';
import { useTranslation } from '@/src/i18n/translation';
import { EmptyState, Screen } from '@/src/ui';
import { useBack } from '@/app/wiring/useBack';
import { useTitle } from '@/app/wiring/useTitle';
import { useLanguage } from '@/app/wiring/language';
import { entryOf, type EntryKey } from '@/src/glossary';
import { entryTitle, entryTopic } from '../content';
import { usePushEntry } from '../parts/open-entry';
import { FavouriteButton } from './EntryActions';
import { EntryReading } from './EntryReading';
import { useLookedUp } from './useLookedUp';

export function EntryPage({ entry: key }: { readonly entry: EntryKey }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const back = useBack();
  const push = usePushEntry();
  const entry = entryOf(key);
  const topic = entryTopic(key, language);
  const found = entryTitle(key, language);
  const title = found ?? t('shell.tabs.glossary');
  useTitle(title);
  useLookedUp(found === undefined ? null : key);
  if (found === undefined) return <UnknownEntry />;
  return (
    <Screen
      {...(topic === undefined ? {} : { caption: topic })}
      title={title}
      back={back}
      {...(entry === undefined ? {} : { actions: <FavouriteButton entry={entry} /> })}
      testID="glossary-entry"
    >
      <EntryReading entry={key} onLink={push} />
    </Screen>
  );
}

function UnknownEntry() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  return (
    <Screen title={t('shell.tabs.glossary')} back={useBack()}>
      <EmptyState
        icon="search"
        title={t('glossary.entry.unknown')}
        text={t('glossary.entry.unknownText')}
        action={{
          label: t('glossary.entry.toGlossary'),
          onPress: () => navigation.navigate('Glossary', { screen: 'GlossaryHome', pop: true }),
        }}
      />
    </Screen>
  );
}
