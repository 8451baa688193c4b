import { useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { provisionalChanges, restoredBy, type Outcome } from '@/src/rules';
import { Section, Text } from '@/src/ui';
import { useGameWords } from '../words/useGameWords';
import { ChangeList } from '../logbook/ChangeList';
import { useGameView } from '@/app/wiring/game';
import { useTable } from '../context/table-context';
import { carriedWords, provisionalWords } from './summary-words';

/** V1, V2: what becomes final or comes back, and what a sequence takes along. */
export function Summary({ result }: { readonly result: Outcome['result'] }) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const campaign = useGameView(({ open }) => open?.state.campaign ?? adventure.before);
  const won = result === 'won';
  const lines = provisionalWords(adventure, t);
  const changes = useMemo(
    () => (won ? provisionalChanges : restoredBy)(campaign, adventure.before),
    [won, campaign, adventure.before],
  );
  return (
    <View style={styles.parts}>
      <Section caption={t(won ? 'tableSetup.end.final' : 'tableSetup.end.back')}>
        <Text>{t(won ? 'tableSetup.end.finalText' : 'tableSetup.end.backText')}</Text>
        {lines.map((line) => (
          <Text key={line} ink={won ? 'text' : 'muted'}>
            {line}
          </Text>
        ))}
        <ChangeList changes={changes} ink={won ? 'text' : 'muted'} />
      </Section>
      {won ? <Carried /> : null}
    </View>
  );
}

function Carried() {
  const { t } = useTranslation();
  const words = useGameWords();
  const { heroes, runes } = useTable().adventure;
  return (
    <Section caption={t('tableSetup.end.carried')}>
      {heroes.map((hero) => (
        <View key={hero.id} style={styles.line}>
          <Text variant="label">{hero.name}</Text>
          <Text ink="muted" style={styles.shrink}>
            {carriedWords(hero, words, t)}
          </Text>
        </View>
      ))}
      <Text ink="muted">{t('tableSetup.end.runes', { count: runes.track.length })}</Text>
    </Section>
  );
}

const styles = StyleSheet.create({
  parts: { gap: 16 },
  line: { flexDirection: 'row', flexWrap: 'wrap', columnGap: 10 },
  shrink: { flexShrink: 1 },
});
