import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { Translate } from '@/src/i18n';
import { attackValues, type Adventure, type AttackShape, type MonsterFigure } from '@/src/rules';
import { Card, SwitchRow, Text, useTheme } from '@/src/ui';
import { useMainAction } from '@/app/play/context/main-action';
import { useAdventure } from '@/app/play/context/table-context';
import { GuideFrame } from '@/app/play/guide/GuideFrame';
import { useTargetKeys } from '@/app/play/turn/target-keys';
import { Warnings } from '@/app/play/parts/Warnings';
import { NPC, useNames, type FigureNames } from '@/app/play/turn/names';
import { hitsSeveral } from '../plan';
import { PrimaryChoice } from '../PrimaryChoice';
import { RankingList } from '../ranking/RankingList';
import { Unseen } from '../ranking/Unseen';
import type { MonsterTurnView } from '../useMonsterTurn';
import { useWhichAttack } from '../WhichAttack';
import { Why } from '../Why';
import { DamageLine } from './DamageLine';
import { MovementChips } from './MovementChips';
import { useHeroesAction } from './useHeroesAction';

/**
 * The ranking: whom it can reach, or hit together; darkness in the same step. Several targets take
 * room below the list: there the switch stands above it, where it is seen without scrolling.
 */
export function HeroesStage({ turn }: { readonly turn: MonsterTurnView }) {
  const { t } = useTranslation();
  const { shape } = turn.plan;
  useMainAction(useHeroesAction(turn));
  useTargetKeys(shape.heroes, turn.pick);
  return (
    <Card padding="tight" gap={8}>
      <View>
        <Text variant="heading">{useQuestion(turn)}</Text>
        <Text variant="small" ink="muted">
          {useCaption(turn)}
        </Text>
      </View>
      <Nearest turn={turn} />
      <View style={styles.rows}>
        {hitsSeveral(shape) ? <OnDarkness turn={turn} /> : null}
        <RankingList turn={turn} />
        {hitsSeveral(shape) ? null : <OnDarkness turn={turn} />}
        <GuideFrame at="ranking" />
      </View>
      {hitsSeveral(shape) ? (
        <Text variant="small" ink="muted">
          {t('tableTurn.ask.rule')}
        </Text>
      ) : null}
      <Doubts turn={turn} />
      <Unseen ranking={shape.ranking} />
      {turn.plan.stage.kind === 'ready' ? <Why turn={turn} /> : <Otherwise turn={turn} />}
      <MovementChips tokens={turn.attack.tokens} />
      {turn.attack.damage === null ? null : <DamageLine attack={turn.attack} />}
    </Card>
  );
}

/** X8: against each other it goes for the nearest, which only the table sees. */
function Nearest({ turn }: { readonly turn: MonsterTurnView }) {
  const { t } = useTranslation();
  const against = useAdventure(({ versus }) => versus !== undefined);
  if (!against) return null;
  return (
    <>
      <PrimaryChoice turn={turn} caption={t('versus.nearestWho')} />
      <Text variant="small" ink="muted">
        {t('versus.nearest')}
      </Text>
    </>
  );
}

/** `Erster von zwei Angriffen · Höchstens 2 · Meiste LP zuerst`. */
function useCaption({ plan: { shape }, monster }: MonsterTurnView): string {
  const { t } = useTranslation();
  const limited = hitsSeveral(shape) && !shape.zones;
  return [
    useWhichAttack(monster),
    limited ? t('tableTurn.ask.most', { x: shape.x }) : null,
    t(`tableTurn.ranking.by.${shape.ranking.criterion}`),
  ]
    .filter((part) => part !== null)
    .join(' · ');
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

/** D1, P1: only the table sees where it stands. */
function OnDarkness({ turn: { attack, monster } }: { readonly turn: MonsterTurnView }) {
  const { t } = useTranslation();
  const { colors, radius } = useTheme();
  const more = useAdventure((adventure) => darknessBonus(adventure, monster));
  const { dark } = attack;
  if (dark === null) return null;
  const { soft } = colors.tones.darkness;
  return (
    <View style={[styles.dark, { backgroundColor: soft, borderRadius: radius.control }]}>
      <SwitchRow
        icon="darkness"
        title={t('tableTurn.ask.onDarkness')}
        subtitle={t('tableTurn.ask.darknessAdds', { n: more })}
        value={dark}
        onChange={attack.setDark}
      />
    </View>
  );
}

const darknessBonus = (adventure: Adventure, monster: MonsterFigure): number =>
  (attackValues(adventure, monster, true).damage ?? 0) -
  (attackValues(adventure, monster, false).damage ?? 0);

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

/** T5: what follows from "keiner"; D6: a second attack is made where it stands. */
function Otherwise({ turn }: { readonly turn: MonsterTurnView }) {
  const { t } = useTranslation();
  const names = useNames();
  const { heroes, ambush } = turn.plan.shape;
  const [first] = heroes;
  if (first === undefined || ambush || turn.second) return null;
  return (
    <Text variant="small" ink="muted">
      {t('tableTurn.ranking.otherwise', { name: names.one(first) })}
    </Text>
  );
}

const styles = StyleSheet.create({
  rows: { gap: 4 },
  dark: { paddingHorizontal: 8 },
});
