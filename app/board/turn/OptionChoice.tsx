import { useMemo } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { groupMonsterOptions, leaderOf, type MonsterGroup } from '@/src/rules';
import { Button, Chip, Section, Text } from '@/src/ui';
import { useTable } from '@/app/play/context/table-context';
import { Wrap } from '@/app/play/parts/Wrap';
import { useBoardNames } from '../run/board-names';
import { useChangeRun } from '../run/run-state';
import type { RunningMonster } from './useRunning';

/** More than these are an area on the map, without numbers. */
export const MAX_SHOWN = 8;

/** What the rules leave open: the leader's, or in an ambush the target's player's choice (D7). */
export function OptionChoice({ running }: { readonly running: RunningMonster }) {
  const { t } = useTranslation();
  const { turn } = running;
  const { count, groups } = useMemo(() => groupMonsterOptions(turn.options), [turn]);
  if (count < 2) return null;
  return (
    <Section
      caption={t('boardTurn.options.title', { count })}
      aside={<NextOption running={running} />}
    >
      <WhoChooses running={running} />
      {count > MAX_SHOWN ? (
        <Many groups={groups} running={running} />
      ) : (
        groups.map((group) => (
          <Group key={group.key} group={group} running={running} alone={groups.length === 1} />
        ))
      )}
    </Section>
  );
}

/** "1 von 2", and with each tap the next one. */
function NextOption({ running: { index, turn } }: { readonly running: RunningMonster }) {
  const { t } = useTranslation();
  const change = useChangeRun();
  const count = turn.options.length;
  const said = { n: index + 1, count };
  return (
    <Button
      kind="quiet"
      size="small"
      label={t('boardTurn.options.ofCount', said)}
      spoken={t('boardTurn.options.nextSpoken', said)}
      onPress={() => change({ option: (index + 1) % count, asides: [], pushing: null })}
    />
  );
}

function WhoChooses({ running: { turn } }: { readonly running: RunningMonster }) {
  const { t } = useTranslation();
  const names = useBoardNames();
  const { adventure } = useTable();
  const leader = leaderOf(adventure);
  if (turn.chooser === null && leader === null) return null;
  return (
    <Text variant="small" ink="muted">
      {turn.chooser === null
        ? t('boardTurn.options.leader', { leader: names.one(leader ?? '') })
        : t('boardTurn.options.player', { name: names.one(turn.chooser) })}
    </Text>
  );
}

interface ManyProps {
  readonly groups: readonly MonsterGroup[];
  readonly running: RunningMonster;
}

/** Where it ends is a tap on the map; here only whom it hits, where that differs. */
function Many({ groups, running }: ManyProps) {
  const { t } = useTranslation();
  const titleOf = useGroupTitle();
  const change = useChangeRun();
  const hint = t('boardTurn.options.onMap');
  return (
    <>
      <Text variant="small" ink="muted">
        {hint}
      </Text>
      {groups.length < 2 ? null : (
        <Wrap label={hint}>
          {groups.map((group) => (
            <Chip
              key={group.key}
              label={titleOf(group)}
              oneOf
              selected={group.options.some(({ index }) => index === running.index)}
              onPress={() =>
                change({ option: group.options[0]?.index ?? 0, asides: [], pushing: null })
              }
            />
          ))}
        </Wrap>
      )}
    </>
  );
}

/** `Elros und Lorelai (3)`. */
function useGroupTitle(): (group: MonsterGroup) => string {
  const { t } = useTranslation();
  const names = useBoardNames();
  return ({ hits, options: { length: count } }) =>
    hits.length === 0
      ? t('boardTurn.options.nobodyGroup', { count })
      : t('boardTurn.options.group', { names: names.all(hits), count });
}

interface GroupProps {
  readonly group: MonsterGroup;
  readonly running: RunningMonster;
  /** One group needs no name. */
  readonly alone: boolean;
}

function Group({ group, running, alone }: GroupProps) {
  const { t } = useTranslation();
  const names = useBoardNames();
  const change = useChangeRun();
  const { hits, options } = group;
  const title = useGroupTitle()(group);
  return (
    <>
      {alone ? null : <Text variant="label">{title}</Text>}
      <Wrap label={title}>
        {options.map(({ index, option }) => {
          const field = names.field(option.end);
          return (
            <Chip
              key={index}
              label={t('boardTurn.options.at', { n: index + 1, field })}
              spoken={t('boardTurn.options.atHits', {
                n: index + 1,
                field,
                names: hits.length === 0 ? t('boardTurn.options.nobody') : names.all(hits),
              })}
              oneOf
              selected={index === running.index}
              onPress={() => change({ option: index, asides: [], pushing: null })}
            />
          );
        })}
      </Wrap>
    </>
  );
}
