import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import {
  answerEach,
  answerFirst,
  leaderOf,
  type EachQuestion,
  type FirstQuestion,
} from '@/src/rules';
import { Card, Text } from '@/src/ui';
import { useMainAction } from '@/app/play/context/main-action';
import { useTable } from '@/app/play/context/table-context';
import { useTargetKeys } from '@/app/play/turn/target-keys';
import { useNames } from '@/app/play/turn/names';
import { ChoiceRow } from '@/app/play/parts/ChoiceRow';
import { FigureAvatar } from '@/app/play/parts/FigureAvatar';
import { FigureTicks, toggled } from '@/app/play/parts/FigureTicks';
import type { MonsterTurnView } from '../useMonsterTurn';

interface OneOfProps {
  readonly title: string;
  readonly among: readonly string[];
  /** What the big button says for none of them. */
  readonly none: string;
  readonly onAnswer: (id: string | null) => void;
}

/** A tap is the answer. */
function OneOf({ title, among, none, onAnswer }: OneOfProps) {
  const names = useNames();
  useMainAction({ label: none, onPress: () => onAnswer(null) });
  useTargetKeys(among, onAnswer);
  return (
    <Card>
      <Text variant="heading">{title}</Text>
      {among.map((id) => (
        <ChoiceRow
          key={id}
          title={names.one(id)}
          leading={<FigureAvatar id={id} />}
          onPress={() => onAnswer(id)}
        />
      ))}
    </Card>
  );
}

interface SomeOfProps {
  readonly title: string;
  readonly among: readonly string[];
  readonly onAnswer: (ids: readonly string[]) => void;
}

/** Ticks, then the big button. */
function SomeOf({ title, among, onAnswer }: SomeOfProps) {
  const { t } = useTranslation();
  const names = useNames();
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const label =
    ticked.length === 0
      ? t('tableTurn.go.none')
      : t('tableTurn.go.also', { names: names.all(ticked) });
  useMainAction({ label, onPress: () => onAnswer(ticked) });
  useTargetKeys(among, (id) => setTicked(toggled(ticked, id)));
  return (
    <Card>
      <Text variant="heading">{title}</Text>
      <FigureTicks ids={among} ticked={ticked} onChange={setTicked} />
    </Card>
  );
}

interface StageProps<Question> {
  readonly turn: MonsterTurnView;
  readonly question: Question;
}

/** T2: whether something better than the set named is possible. */
export function TogetherStage({ turn, question }: StageProps<FirstQuestion>) {
  const { t } = useTranslation();
  const names = useNames();
  const { together, among } = question;
  return (
    <OneOf
      title={t('tableTurn.ask.together', { names: names.all(together) })}
      among={among}
      none={t('tableTurn.go.no')}
      onAnswer={(id) => turn.answer({ facts: [...turn.said.facts, ...answerFirst(question, id)] })}
    />
  );
}

/** T3, T4. */
export function AlliesStage({ turn, question }: StageProps<EachQuestion | FirstQuestion>) {
  const { t } = useTranslation();
  const { facts } = turn.said;
  const { together, among } = question;
  const title = t(together.length > 0 ? 'tableTurn.ask.allies' : 'tableTurn.ask.alliesAlone');
  return question.kind === 'first' ? (
    <OneOf
      title={title}
      among={among}
      none={t('tableTurn.go.none')}
      onAnswer={(id) => turn.answer({ facts: [...facts, ...answerFirst(question, id)] })}
    />
  ) : (
    <SomeOf
      title={title}
      among={among}
      onAnswer={(ids) => turn.answer({ facts: [...facts, ...answerEach(question, ids)] })}
    />
  );
}

interface HiddenStageProps {
  readonly turn: MonsterTurnView;
  readonly among: readonly string[];
}

/** A3: a zone hits whoever stands in it. */
export function HiddenStage({ turn, among }: HiddenStageProps) {
  const { t } = useTranslation();
  return (
    <SomeOf
      title={t('tableTurn.ask.hidden')}
      among={among}
      onAnswer={(hidden) => turn.answer({ hidden })}
    />
  );
}

interface SetsStageProps {
  readonly turn: MonsterTurnView;
  readonly sets: readonly (readonly string[])[];
}

/** T4: equal for the monster, so that the leader chooses. */
export function SetsStage({ turn, sets }: SetsStageProps) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const names = useNames();
  const leader = leaderOf(adventure);
  const [first = []] = sets;
  useMainAction({
    label: t('tableTurn.go.hits', { names: names.all(first) }),
    onPress: () => turn.answer({ set: first }),
  });
  return (
    <Card>
      <Text variant="heading">{t('tableTurn.ask.sets')}</Text>
      {leader === null ? null : (
        <Text variant="small" ink="muted">
          {t('tableTurn.ask.setsLeader', { leader: names.one(leader) })}
        </Text>
      )}
      {sets.map((set) => (
        <ChoiceRow key={set.join()} title={names.all(set)} onPress={() => turn.answer({ set })} />
      ))}
    </Card>
  );
}
