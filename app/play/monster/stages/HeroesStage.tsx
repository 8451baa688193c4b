import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { Translate } from '@/src/i18n';
import type { AttackShape } from '@/src/rules';
import { Card, Section, Text } from '@/src/ui';
import { useMainAction, type MainAction } from '@/app/play/context/main-action';
import { useTargetKeys } from '@/app/play/turn/target-keys';
import { Warnings } from '@/app/play/parts/Warnings';
import { NPC, useNames, type FigureNames } from '@/app/play/turn/names';
import { hitsSeveral, mostPicks } from '../plan';
import { RankingList } from '../ranking/RankingList';
import { Unseen } from '../ranking/Unseen';
import type { MonsterTurnView } from '../useMonsterTurn';
import { DamageLine } from './DamageLine';
import { MovementChips } from './MovementChips';

/** The ranking: whom it can reach, or hit together. One tap where one is hit. */
export function HeroesStage({ turn }: { readonly turn: MonsterTurnView }) {
  const { t } = useTranslation();
  const { shape } = turn.plan;
  useMainAction(useHeroesAction(turn));
  useTargetKeys(shape.heroes, turn.pick);
  return (
    <Card padding="tight" gap={10}>
      <Text variant="heading">{useQuestion(turn)}</Text>
      <Section caption={useCaption(turn)}>
        <View style={styles.rows}>
          <RankingList turn={turn} />
        </View>
      </Section>
      {hitsSeveral(shape) ? (
        <Text variant="small" ink="muted">
          {t('tableTurn.ask.rule')}
        </Text>
      ) : null}
      <Doubts turn={turn} />
      <Unseen ranking={shape.ranking} />
      <Otherwise turn={turn} />
      <MovementChips tokens={turn.attack.tokens} />
      {turn.attack.damage === null ? null : <DamageLine attack={turn.attack} />}
    </Card>
  );
}

/** `Höchstens 2 · Meiste LP zuerst`. */
function useCaption({ plan: { shape } }: MonsterTurnView): string {
  const { t } = useTranslation();
  const by = t(`tableTurn.ranking.by.${shape.ranking.criterion}`);
  return hitsSeveral(shape) && !shape.zones
    ? `${t('tableTurn.ask.most', { x: shape.x })} · ${by}`
    : by;
}

function useQuestion({ plan: { shape, stage }, said, second }: MonsterTurnView): string {
  const { t } = useTranslation();
  const names = useNames();
  const { zones, heroes } = shape;
  const open = heroes.find((id) => !said.picks.includes(id));
  if (stage.kind === 'ready') {
    return second && stage.given
      ? t('tableTurn.ask.again')
      : t('tableTurn.ask.given', { names: names.all(stage.targets) });
  }
  if (said.picks.length > 0 && open !== undefined && hitsSeveral(shape)) {
    const name = names.one(open);
    return zones ? t('tableTurn.ask.alsoZone', { name }) : t('tableTurn.ask.also', { name });
  }
  return second ? t('tableTurn.ask.again') : firstQuestion(shape, names, t);
}

/** Nothing is said yet. */
function firstQuestion(shape: AttackShape, names: FigureNames, t: Translate): string {
  const { x, zones, heroes, ambush } = shape;
  const [first = ''] = heroes;
  if (ambush) return t('tableTurn.ask.ambush', { name: names.one(first) });
  if (zones) return x > 1 ? t('tableTurn.ask.zones', { x }) : t('tableTurn.ask.zone');
  return hitsSeveral(shape) ? t('tableTurn.ask.several') : t('tableTurn.ask.first');
}

/** The big button says what is most likely; "keiner" is always beside it. */
function useHeroesAction(turn: MonsterTurnView): MainAction {
  const { t } = useTranslation();
  const names = useNames();
  const { plan, said, most, hit, pick, second } = turn;
  const { shape, stage } = plan;
  const nobody = {
    label: t(shape.ambush ? 'tableTurn.go.noPlace' : 'tableTurn.go.nobody'),
    onPress: () => most([]),
  };
  const hits = (ids: readonly string[], onPress: () => void): MainAction => ({
    label: t('tableTurn.go.hits', { names: names.all(ids) }),
    onPress,
    beside: nobody,
  });
  if (stage.kind === 'ready') {
    const action = hits(stage.targets, () => hit(stage.targets));
    const again = t('tableTurn.go.again', { names: names.all(stage.targets) });
    return second && stage.given ? { ...action, label: again } : action;
  }
  if (said.picks.length > 0) {
    const label = t('tableTurn.go.only');
    return { label, onPress: () => most(said.picks), beside: nobody };
  }
  const [first] = shape.heroes;
  if (first === undefined || shape.zones) return { ...nobody, kind: 'quiet' };
  if (!hitsSeveral(shape)) return hits([first], () => pick(first));
  const best = shape.heroes.slice(0, mostPicks(shape));
  return hits(best, () => most(best));
}

/** Whatever the table says is done; what the rules doubt stands beside it. */
function Doubts({ turn: { plan, monster } }: { readonly turn: MonsterTurnView }) {
  const { stage } = plan;
  if (stage.kind !== 'ready' || stage.given) return null;
  const targets = stage.targets.filter((id) => id !== NPC);
  const command = {
    kind: 'monsterAttacks',
    figure: monster.id,
    targets,
    onDarkness: false,
  } as const;
  return <Warnings command={command} />;
}

/** T5: what follows from "keiner". */
function Otherwise({ turn }: { readonly turn: MonsterTurnView }) {
  const { t } = useTranslation();
  const names = useNames();
  const { heroes, ambush } = turn.plan.shape;
  const [first] = heroes;
  if (first === undefined || ambush) return null;
  return (
    <Text variant="small" ink="muted">
      {t('tableTurn.ranking.otherwise', { name: names.one(first) })}
    </Text>
  );
}

const styles = StyleSheet.create({ rows: { gap: 6 } });
