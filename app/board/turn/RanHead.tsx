import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import { monsterIn } from '@/src/rules';
import { IconButton, Live, Pill, Text } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';
import { FigureAvatar } from '@/app/play/parts/FigureAvatar';
import { Life } from '@/app/play/parts/Life';
import { useBoardNames } from '../run/board-names';
import { useChangeRun } from '../run/run-state';
import { besides, headline } from './headline';
import type { RunPlan } from './plan';
import type { RunningMonster } from './useRunning';

export interface RanProps {
  readonly running: RunningMonster;
  readonly plan: RunPlan;
}

/** Who acts, what it does, and what becomes of everybody. */
export function RanHead({ running, plan }: RanProps) {
  const { t } = useTranslation();
  const names = useBoardNames();
  const { adventure } = useTable();
  const change = useChangeRun();
  const { figure, turn, option } = running;
  const monster = monsterIn(adventure, figure);
  return (
    <View style={styles.head}>
      <View style={styles.line}>
        <FigureAvatar id={figure} size={40} />
        <View style={styles.title}>
          <Text variant="heading" level={2} style={styles.name}>
            {names.one(figure)}
          </Text>
          {option.onDarkness && option.hits.length > 0 ? (
            <Pill tone="darkness" filled label={t('boardTurn.dark')} />
          ) : null}
        </View>
        {monster === undefined ? null : (
          <Life hp={monster.hp} maxHp={monster.maxHp} variant="figure" />
        )}
        {turn.phase === 'turn' ? (
          <IconButton
            on="bare"
            icon="close"
            label={t('boardTurn.close')}
            onPress={() => change({ ran: false, asked: null, pushing: null })}
          />
        ) : null}
      </View>
      <Said running={running} plan={plan} />
    </View>
  );
}

function Said({ running, plan }: RanProps) {
  const { t } = useTranslation();
  const names = useBoardNames();
  const { adventure } = useTable();
  const { turn, option } = running;
  const told = { names, t, adventure };
  const own = plan.ends.find((end) => end.figure === running.figure)?.hp;
  const others = besides(running, plan, told);
  return (
    <Live appears style={styles.words}>
      {turn.phase === 'second-attack' ? <Text ink="muted">{t('boardTurn.second')}</Text> : null}
      <Text variant="label">{headline(running, plan, told)}</Text>
      {others === '' ? null : <Text>{others}</Text>}
      {option.cost > 0 ? (
        <Text variant="small" ink="muted">
          {t('boardTurn.does.points', { count: option.cost })}
        </Text>
      ) : null}
      {own ? <Text>{t('boardTurn.does.own', own)}</Text> : null}
      {plan.second === null ? null : (
        <Text ink="muted">{t(`boardTurn.secondThen.${plan.second}`)}</Text>
      )}
    </Live>
  );
}

const styles = StyleSheet.create({
  head: { gap: 8 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 10 },
  // Only this part breaks: the way out stays at the upper right.
  title: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 10,
  },
  name: { flexGrow: 1, flexShrink: 1 },
  words: { gap: 2 },
});
