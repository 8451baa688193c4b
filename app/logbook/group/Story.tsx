import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { nameIn } from '@/src/content/drunagor';
import { chronicleOf, groupConsequences, type Campaign } from '@/src/rules';
import { Card, Fold, Section, Text } from '@/src/ui';
import { chapterWords } from '@/app/play/words/chapters';
import { useLanguage } from '@/app/wiring/language';
import { Decisions } from '../chronicle/Decisions';
import { FirstFew } from '../parts/FirstFew';
import { KindTag } from '../parts/KindTag';
import { carriersOf } from './carriers';

/** What the story left on all of them, each thing once, and how it came about. */
export function Story({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const left = groupConsequences(campaign);
  return (
    <Section caption={t('group.story')}>
      <Card gap={10}>
        {left.length === 0 ? (
          <Text variant="small" ink="muted">
            {t('group.storyEmpty')}
          </Text>
        ) : (
          <FirstFew items={left} keyOf={({ kind, names }) => `${kind} ${names.de} ${names.en}`}>
            {(one) => (
              <View style={styles.line}>
                <KindTag kind={one.kind} />
                <View style={styles.words}>
                  <Text variant="label">{nameIn(one.names, language)}</Text>
                  <Text variant="small" ink="muted">
                    {carriersOf(one, campaign, t)}
                  </Text>
                </View>
              </View>
            )}
          </FirstFew>
        )}
        <Course campaign={campaign} />
      </Card>
    </Section>
  );
}

/** Chapter by chapter, the newest first. */
function Course({ campaign }: { readonly campaign: Campaign }) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const chapters = [...chronicleOf(campaign)].reverse().map(({ chapter, attempts }) => ({
    key: `${chapter}-${attempts[0]?.number ?? 0}`,
    title: chapterWords(chapter, t),
    decisions: attempts.flatMap(({ decisions }) => decisions),
  }));
  const told = [
    { key: 'since', title: t('group.since'), decisions: campaign.decisions },
    ...chapters,
  ].filter(({ decisions }) => decisions.length > 0);
  if (told.length === 0) return null;
  return (
    <Fold label={t('group.decisions')} open={open} onToggle={setOpen}>
      {told.map(({ key, title, decisions }) => (
        <View key={key} style={styles.chapter}>
          <Text variant="label" level={3}>
            {title}
          </Text>
          <Decisions decisions={decisions} />
        </View>
      ))}
    </Fold>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: 12 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0, minWidth: 0 },
  chapter: { gap: 4, paddingBottom: 8 },
});
