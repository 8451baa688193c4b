import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { Translate } from '@/src/i18n';
import { isFight, type Attempt, type DoorLine } from '@/src/rules';
import { Pill, Text } from '@/src/ui';
import { OUTCOME_LOOKS } from '@/app/play/end/looks';
import { useGameWords } from '@/app/play/words/useGameWords';
import { useDateWords } from '@/app/play/campaign/campaign-words';
import { durationWords } from '@/app/play/campaign/duration-words';
import { countWords } from '@/app/play/lines/line-words';
import { Decisions } from './Decisions';

/** One try at a chapter: when, how long, how it ended, who played which role. */
export function AttemptPart({ attempt }: { readonly attempt: Attempt }) {
  const { t } = useTranslation();
  const date = useDateWords();
  const facts = [
    date(attempt.startedAt),
    durationWords(attempt.duration, t),
    t('logbookCamp.chronicle.rounds', { count: attempt.rounds }),
  ];
  return (
    <View style={styles.attempt}>
      <View style={styles.head}>
        <Text variant="label" grow>
          {attemptWords(attempt, t)}
        </Text>
        <Pill
          {...OUTCOME_LOOKS[attempt.result]}
          label={t(`logbookCamp.chronicle.result.${attempt.result}`)}
        />
      </View>
      <Text variant="small" ink="muted">
        {facts.join(' · ')}
      </Text>
      <Who attempt={attempt} />
      <Decisions decisions={attempt.decisions} />
      <Lines lines={attempt.lines ?? []} />
    </View>
  );
}

/** V3: what the doors asked of them, and what came of it. */
function Lines({ lines }: { readonly lines: readonly DoorLine[] }) {
  const { t } = useTranslation();
  return lines.map((line) => {
    const came = line.kind === 'counter' ? countWords(line, t) : line.done ? t('lines.done') : '';
    return (
      <Text key={line.id} variant="small" ink={line.done ? 'text' : 'muted'}>
        {[t(`lines.kinds.${line.kind}`), line.text, came].filter((part) => part !== '').join(' · ')}
      </Text>
    );
  });
}

function Who({ attempt }: { readonly attempt: Attempt }) {
  const { t } = useTranslation();
  const words = useGameWords();
  if (isFight(attempt)) return <Sides attempt={attempt} />;
  const who = attempt.heroes.map(({ name, role }) =>
    role === null ? name : t('logbookCamp.chronicle.heroRole', { name, role: words.role(role) }),
  );
  return <Text variant="small">{who.join(', ')}</Text>;
}

const attemptWords = (attempt: Attempt, t: Translate): string => {
  const { number, title } = attempt;
  if (!isFight(attempt)) return t('logbookCamp.chronicle.attempt', { number });
  return `${t('versus.chronicle.fight', { number })} · ${title}`;
};

/** X10: who against whom, and whose fight it was. */
function Sides({ attempt }: { readonly attempt: Attempt }) {
  const { t } = useTranslation();
  const nameOf = (id: string) => attempt.heroes.find(({ hero }) => hero === id)?.name ?? '';
  const names = (team: readonly string[]) => team.map(nameOf).join(' & ');
  const sides = (attempt.teams ?? []).map(names).join(t('versus.chronicle.against'));
  return (
    <>
      <Text variant="small">{sides}</Text>
      {attempt.winners === undefined ? null : (
        <Text variant="small">{t('versus.end.wins', { names: names(attempt.winners) })}</Text>
      )}
    </>
  );
}

const styles = StyleSheet.create({
  attempt: { gap: 4 },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
});
