import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Cluster, SpreadGroup } from '@/src/rules';
import { Button, Chip, Section, Text } from '@/src/ui';
import { Wrap } from '@/app/play/parts/Wrap';
import { useBoardNames } from '../run/board-names';
import { useChangeRun } from '../run/run-state';
import type { Spreading } from './useSpreading';

/** More than these are grouped by where they lie. */
const MAX_SINGLE = 8;

/** Equally good placements: by whom they reach, then by where they lie; always the true count. */
export function PlacementChoice({ spreading }: { readonly spreading: Spreading }) {
  const { t } = useTranslation();
  const { groups, run } = spreading;
  if (groups.count < 2 || run.laid !== null) return null;
  return (
    <Section
      caption={t('boardTurn.darkness.title', { count: groups.count })}
      aside={<NextPlacement spreading={spreading} />}
    >
      {groups.groups.map((group) => (
        <Group key={group.key} group={group} spreading={spreading} />
      ))}
    </Section>
  );
}

function NextPlacement({ spreading: { index, groups } }: { readonly spreading: Spreading }) {
  const { t } = useTranslation();
  const change = useChangeRun();
  const said = { n: index + 1, count: groups.count };
  return (
    <Button
      kind="quiet"
      size="small"
      label={t('boardTurn.options.ofCount', said)}
      spoken={t('boardTurn.options.nextSpoken', said)}
      onPress={() => change({ option: (index + 1) % groups.count })}
    />
  );
}

interface GroupProps {
  readonly group: SpreadGroup;
  readonly spreading: Spreading;
}

function Group({ group, spreading }: GroupProps) {
  const { t } = useTranslation();
  const names = useBoardNames();
  const { count, figures, clusters } = group;
  const title =
    figures.length === 0
      ? t('boardTurn.darkness.reachesNobody', { count })
      : t('boardTurn.darkness.reachesGroup', { names: names.all(figures), count });
  return (
    <>
      <Text variant="label">{title}</Text>
      {count <= MAX_SINGLE ? (
        <Single group={group} spreading={spreading} title={title} />
      ) : (
        <Clusters clusters={clusters} spreading={spreading} title={title} />
      )}
    </>
  );
}

function Single({ group, spreading, title }: GroupProps & { readonly title: string }) {
  const { t } = useTranslation();
  const names = useBoardNames();
  const change = useChangeRun();
  const options = group.clusters
    .flatMap((cluster) => cluster.options)
    .sort((one, other) => one.index - other.index);
  return (
    <Wrap label={title}>
      {options.map(({ index, option }) => {
        const fields = option.cells.map(({ at }) => names.field(at)).join(', ');
        return (
          <Chip
            key={index}
            label={String(index + 1)}
            spoken={t('boardTurn.darkness.ghost', { n: index + 1, fields })}
            tone="darkness"
            selected={index === spreading.index}
            onPress={() => change({ option: index })}
          />
        );
      })}
    </Wrap>
  );
}

interface ClustersProps {
  readonly clusters: readonly Cluster[];
  readonly spreading: Spreading;
  readonly title: string;
}

/** One chip for a place on the map; each tap shows the next placement there. */
function Clusters({ clusters, spreading, title }: ClustersProps) {
  const { t } = useTranslation();
  const names = useBoardNames();
  const change = useChangeRun();
  const [all, setAll] = useState(false);
  const shown = all ? clusters : clusters.slice(0, MAX_SINGLE);
  const hidden = clusters.slice(shown.length).reduce((sum, { options }) => sum + options.length, 0);
  const next = ({ options }: Cluster) => {
    const at = options.findIndex(({ index }) => index === spreading.index);
    const { index = 0 } = options[(at + 1) % options.length] ?? {};
    change({ option: index });
  };
  return (
    <Wrap label={title}>
      {shown.map((cluster) => (
        <Chip
          key={cluster.key}
          label={t('boardTurn.darkness.around', {
            field: names.field(cluster.at),
            count: cluster.options.length,
          })}
          tone="darkness"
          selected={cluster.options.some(({ index }) => index === spreading.index)}
          onPress={() => next(cluster)}
        />
      ))}
      {hidden > 0 ? (
        <Chip label={t('boardTurn.options.more', { count: hidden })} onPress={() => setAll(true)} />
      ) : null}
    </Wrap>
  );
}
