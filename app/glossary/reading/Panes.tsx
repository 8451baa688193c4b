import { useNavigation, useRoute } from '@react-navigation/native';
import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { ScrollView, StyleSheet, View } from 'react-native';
import { readKey, type EntryKey } from '@/src/glossary';
import { EmptyState, IconButton, Text, useLayout, useTheme } from '@/src/ui';
import { useLanguage } from '@/app/wiring/language';
import { entryTitle, entryTopic } from '../content';
import { useEntryStack } from '../entry-stack';
import { EntryReading } from './EntryReading';
import { useLookedUp } from './useLookedUp';
import { Waiting } from '../Waiting';
import { OpenEntryContext } from '../parts/open-entry';
import { useShelves } from '../parts/useShelf';

/** The entry beside the list stands in the address, so that it can be shared and reloaded. */
export function useEntryBeside(): string | undefined {
  const { wide } = useLayout();
  const { params } = useRoute();
  const entry = (params as { readonly entry?: unknown } | undefined)?.entry;
  return wide && typeof entry === 'string' ? entry : undefined;
}

/** On wide screens the list keeps to the left and entries open beside it. */
export function Panes({ children }: { readonly children: ReactNode }) {
  const { wide } = useLayout();
  const { colors } = useTheme();
  const navigation = useNavigation();
  const entry = useEntryBeside();
  const open = useCallback(
    (id: string) => (navigation as unknown as ParamSetter).setParams({ entry: id }),
    [navigation],
  );
  if (!wide) return children;
  return (
    <View style={[styles.panes, { backgroundColor: colors.background }]}>
      <View style={styles.list}>
        <OpenEntryContext value={open}>{children}</OpenEntryContext>
      </View>
      <View style={[styles.beside, { borderLeftColor: colors.line }]}>
        {entry === undefined ? <NothingBeside /> : <EntryBeside key={entry} entry={entry} />}
      </View>
    </View>
  );
}

/** The root's type knows no parameters of its own; every screen inside takes them. */
interface ParamSetter {
  readonly setParams: (params: { readonly entry: string }) => void;
}

function NothingBeside() {
  const { t } = useTranslation();
  return (
    <EmptyState
      icon="glossary"
      title={t('glossary.home.choose')}
      text={t('glossary.home.chooseText')}
    />
  );
}

/** The entry may be of another game than the list. */
function EntryBeside({ entry }: { readonly entry: EntryKey }) {
  const { game } = readKey(entry);
  const { loaded, retry } = useShelves(useMemo(() => [game], [game]));
  if (loaded !== 'ready') return <Waiting state={loaded} onRetry={retry} />;
  return <ReadBeside entry={entry} />;
}

function ReadBeside({ entry }: { readonly entry: EntryKey }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [stack, { push, back }] = useEntryStack([entry]);
  const shown = stack.at(-1) ?? entry;
  const before = stack.at(-2);
  const topic = entryTopic(shown, language);
  useLookedUp(shown);
  return (
    <ScrollView key={`${stack.length}/${shown}`} contentContainerStyle={styles.scrolled}>
      <View role="region" aria-label={entryTitle(shown, language)} style={styles.column}>
        <View style={styles.header}>
          {before === undefined ? null : (
            <IconButton
              icon="back"
              label={t('glossary.sheet.backTo', { name: entryTitle(before, language) ?? '' })}
              onPress={back}
            />
          )}
          <View style={styles.words}>
            {topic === undefined ? null : (
              <Text variant="caption" ink="muted">
                {topic}
              </Text>
            )}
            <Text variant="title" level={2}>
              {entryTitle(shown, language)}
            </Text>
          </View>
        </View>
        <EntryReading entry={shown} onLink={push} star />
      </View>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  panes: { flex: 1, flexDirection: 'row' },
  list: { flexGrow: 2, flexShrink: 1, flexBasis: 0, maxWidth: 460 },
  beside: { flexGrow: 3, flexShrink: 1, flexBasis: 0, borderLeftWidth: 1 },
  scrolled: { flexGrow: 1, paddingHorizontal: 28, paddingTop: 18, paddingBottom: 32 },
  column: { width: '100%', maxWidth: 680, alignSelf: 'center', gap: 18 },
  header: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
