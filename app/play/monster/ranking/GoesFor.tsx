import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { Section, Text } from '@/src/ui';
import { COMPARED, rankedValueWords } from '@/app/play/parts/criterion';
import { useNames } from '@/app/play/turn/names';
import type { MonsterTurnView } from '../useMonsterTurn';
import { Place } from './RankRow';

/** T7: a stunned monster chooses and moves as ever; nothing has to be tapped for it. */
export function GoesFor({ turn }: { readonly turn: MonsterTurnView }) {
  const { t } = useTranslation();
  const names = useNames();
  const { heroes, ranking } = turn.plan.shape;
  const [first] = heroes;
  if (first === undefined) return <Text ink="muted">{t('tableTurn.ranking.stays')}</Text>;
  return (
    <Section caption={t(`tableTurn.ranking.by.${ranking.criterion}`)}>
      {heroes.map((id, index) => {
        const value = ranking.ranked.find(({ figure }) => figure === id)?.value;
        return (
          <View key={id} style={styles.row}>
            <Place rank={index + 1} figure={id} />
            <Text variant="label" grow>
              {names.one(id)}
            </Text>
            {value === undefined ? null : (
              <Text ink="muted">{rankedValueWords(COMPARED[ranking.criterion], value, t)}</Text>
            )}
          </View>
        );
      })}
      <Text variant="small" ink="muted">
        {t('tableTurn.ranking.otherwise', { name: names.one(first) })}
      </Text>
    </Section>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 10 },
});
