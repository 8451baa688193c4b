import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { Translate } from '@/src/i18n';
import type { Attempt } from '@/src/rules';
import { Pill, Text, type IconName, type ToneName } from '@/src/ui';
import { useGameWords } from '@/app/play/words/useGameWords';
import { useDateWords } from '@/app/play/campaign/campaign-words';
import { Decisions } from './Decisions';

const LOOKS: Readonly<Record<Attempt['result'], { icon: IconName; tone: ToneName }>> = {
  won: { icon: 'star-filled', tone: 'ok' },
  lost: { icon: 'skull', tone: 'danger' },
  abandoned: { icon: 'pause', tone: 'neutral' },
};

const MINUTE = 60_000;
/** In hours. */
const DAY = 24;

export function durationWords(duration: number, t: Translate): string {
  const minutes = Math.round(duration / MINUTE);
  if (minutes < 60) return t('logbookCamp.chronicle.minutes', { count: minutes });
  const hours = Math.floor(minutes / 60);
  // Left lying overnight or longer: the hours in between were not played.
  if (hours >= DAY) {
    return t('logbookCamp.chronicle.days', { count: Math.round(hours / DAY) });
  }
  return t('logbookCamp.chronicle.hours', { hours, minutes: minutes % 60 });
}

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
          {t('logbookCamp.chronicle.attempt', { number: attempt.number })}
        </Text>
        <Pill
          {...LOOKS[attempt.result]}
          label={t(`logbookCamp.chronicle.result.${attempt.result}`)}
        />
      </View>
      <Text variant="small" ink="muted">
        {facts.join(' · ')}
      </Text>
      <Who attempt={attempt} />
      <Decisions decisions={attempt.decisions} />
    </View>
  );
}

function Who({ attempt }: { readonly attempt: Attempt }) {
  const { t } = useTranslation();
  const words = useGameWords();
  const who = attempt.heroes.map(({ name, role }) =>
    role === null ? name : t('logbookCamp.chronicle.heroRole', { name, role: words.role(role) }),
  );
  return <Text variant="small">{who.join(', ')}</Text>;
}

const styles = StyleSheet.create({
  attempt: { gap: 4 },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
});
