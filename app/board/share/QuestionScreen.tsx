import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { refIn, type Adventure } from '@/src/rules';
import { Button, Card, Chip, EmptyState, Screen, Section, Text, useSnackbar } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { useBack } from '@/app/wiring/useBack';
import { useTitle } from '@/app/wiring/useTitle';
import { useTableCampaign } from '@/app/play/campaign/useTableCampaign';
import { giveFile } from '@/app/wiring/files';
import { useGameView } from '@/app/wiring/game';
import { Printed } from './Printed';
import { firstTopic, questionOf, topicsOf, type RulesQuestion, type Topic } from './questions';
import { useCopy } from '@/app/play/campaign/useCopy';
import { useDoubtWords } from './useDoubtWords';

/** "Regelfrage melden": the situation as one line for the headless command. */
export function QuestionScreen() {
  const { t } = useTranslation();
  useTableCampaign();
  const adventure = useGameView(({ open }) => open?.state.adventure ?? null);
  const first = adventure === null ? null : firstTopic(adventure);
  useTitle(t('boardShare.question.title'));
  return (
    <Screen caption={t('shell.tabs.board')} title={t('boardShare.question.title')} back={useBack()}>
      {adventure === null || first === null ? (
        <EmptyState icon="glossary" title={t('boardShare.question.noMonster')} />
      ) : (
        <Asked adventure={adventure} first={first} />
      )}
    </Screen>
  );
}

function useTopicWords(adventure: Adventure): (topic: Topic) => string {
  const { t } = useTranslation();
  const words = useGameWords();
  return ({ kind, id }) => {
    const figure = kind === 'monster' ? refIn(adventure, id) : undefined;
    if (figure) return words.figure(figure);
    const rune = adventure.drawn.find((one) => one.id === id);
    return t('boardShare.question.darkness', { rune: rune ? words.rune(rune.colour) : id });
  };
}

interface AskedProps {
  readonly adventure: Adventure;
  readonly first: Topic;
}

function Asked({ adventure, first }: AskedProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(first);
  const topicWords = useTopicWords(adventure);
  const doubtWords = useDoubtWords(adventure);
  const { title, round } = adventure;
  const name = t('boardShare.question.caseName', { title, round, who: topicWords(chosen) });
  const question = questionOf(adventure, chosen, name);
  return (
    <>
      <Text ink="muted">{t('boardShare.question.text')}</Text>
      <Section caption={t('boardShare.question.who')}>
        <View style={styles.chips} role="group" aria-label={t('boardShare.question.who')}>
          {topicsOf(adventure).map((topic) => (
            <Chip
              key={topic.id}
              label={topicWords(topic)}
              oneOf
              selected={topic.id === chosen.id}
              onPress={() => setChosen(topic)}
            />
          ))}
        </View>
      </Section>
      {question.ok ? (
        <Answerable question={question.value} />
      ) : (
        <Card>
          <Text>{doubtWords(question.error)}</Text>
        </Card>
      )}
    </>
  );
}

function Answerable({ question }: { readonly question: RulesQuestion }) {
  const { t } = useTranslation();
  const { show } = useSnackbar();
  const copy = useCopy();
  const { line, lost, board } = question;
  const file = () => {
    const name = `${t('boardShare.question.fileName')}.ndjson`;
    giveFile(name, 'application/x-ndjson', `${line}\n`).catch(() =>
      show({ text: t('campaigns.data.notGiven'), refused: true }),
    );
  };
  return (
    <Card gap={12}>
      <Printed text={board ?? line} label={t('boardShare.question.title')} />
      {lost.map((what) => (
        <Text key={what} variant="small" ink="muted">
          {t(`boardShare.question.lost.${what}`)}
        </Text>
      ))}
      <View style={styles.chips}>
        <Button icon="copy" label={t('boardShare.question.copy')} onPress={() => copy(line)} />
        <Button kind="quiet" icon="download" label={t('boardShare.question.file')} onPress={file} />
        {board === null ? null : (
          <Button
            kind="quiet"
            icon="copy"
            label={t('boardShare.question.board')}
            onPress={() => copy(board)}
          />
        )}
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({ chips: { flexDirection: 'row', flexWrap: 'wrap', gap: 10 } });
