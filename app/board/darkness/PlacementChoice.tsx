import { useTranslation } from '@/src/i18n/translation';
import type { SpreadGroup } from '@/src/rules';
import { Button, Chip, Section, Text } from '@/src/ui';
import { Wrap } from '@/app/play/parts/Wrap';
import { useBoardNames } from '../run/board-names';
import { useChangeRun } from '../run/run-state';
import type { Spreading } from './useSpreading';

/** More than these hide each other: they are an area on the map. */
export const MAX_SINGLE = 8;

/** Equally good placements, by whom they reach; always the true count. */
export function PlacementChoice({ spreading }: { readonly spreading: Spreading }) {
  const { t } = useTranslation();
  const { groups, run } = spreading;
  if (groups.count < 2 || run.laid !== null) return null;
  return (
    <Section
      caption={t('boardTurn.darkness.title', { count: groups.count })}
      aside={<NextPlacement spreading={spreading} />}
    >
      {groups.count <= MAX_SINGLE ? null : (
        <Text variant="small" ink="muted">
          {t('boardTurn.darkness.onMap')}
        </Text>
      )}
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
  const { count, figures } = group;
  const title =
    figures.length === 0
      ? t('boardTurn.darkness.reachesNobody', { count })
      : t('boardTurn.darkness.reachesGroup', { names: names.all(figures), count });
  return (
    <>
      {spreading.groups.count <= MAX_SINGLE ? (
        <Single group={group} spreading={spreading} title={title} />
      ) : (
        <OneOfMany group={group} spreading={spreading} title={title} />
      )}
    </>
  );
}

interface NamedGroup extends GroupProps {
  readonly title: string;
}

const optionsOf = ({ clusters }: SpreadGroup) =>
  clusters.flatMap((cluster) => cluster.options).sort((one, other) => one.index - other.index);

function Single({ group, spreading, title }: NamedGroup) {
  const { t } = useTranslation();
  const names = useBoardNames();
  const change = useChangeRun();
  const options = optionsOf(group);
  return (
    <>
      <Text variant="label">{title}</Text>
      <Wrap label={title}>
        {options.map(({ index, option }) => {
          const fields = option.cells.map(names.cell).join(', ');
          return (
            <Chip
              key={index}
              label={String(index + 1)}
              spoken={t('boardTurn.darkness.ghost', { n: index + 1, fields })}
              tone="darkness"
              oneOf
              selected={index === spreading.index}
              onPress={() => change({ option: index })}
            />
          );
        })}
      </Wrap>
    </>
  );
}

/** Too many for numbers: a field on the map says which; here only whom it reaches. */
function OneOfMany({ group, spreading, title }: NamedGroup) {
  const change = useChangeRun();
  const options = optionsOf(group);
  const [first] = options;
  return (
    <Chip
      label={title}
      tone="darkness"
      oneOf
      selected={options.some(({ index }) => index === spreading.index)}
      onPress={() => change({ option: first?.index ?? 0 })}
    />
  );
}
