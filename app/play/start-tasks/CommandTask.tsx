import { useTranslation } from '@/src/i18n/translation';
import { leaderOf } from '@/src/rules';
import { Card, Text } from '@/src/ui';
import { useMainAction } from '../context/main-action';
import { useTable } from '../context/table-context';
import { useNames } from '../turn/names';
import { ChoiceRow } from '../parts/ChoiceRow';
import { FigureAvatar } from '../parts/FigureAvatar';

interface CommandTaskProps {
  readonly options: readonly string[];
  readonly onLater: () => void;
}

/** D8, S2g: the strongest other monster acts at once; of equals the leader chooses. */
export function CommandTask({ options, onLater }: CommandTaskProps) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const names = useNames();
  const [first = ''] = options;
  const leader = leaderOf(adventure);
  const order = (figure: string) => void act({ kind: 'actNow', figure });
  useMainAction({
    label: t('tableTurn.start.commandGo', { name: names.one(first) }),
    onPress: () => order(first),
    beside: { label: t('tableTurn.cubes.later'), onPress: onLater },
  });
  return (
    <Card state="active">
      <Text variant="heading">
        {options.length > 1 && leader !== null
          ? t('tableTurn.start.commandLeader', { leader: names.one(leader) })
          : t('tableTurn.start.command')}
      </Text>
      {options.length < 2
        ? null
        : options.map((id) => (
            <ChoiceRow
              key={id}
              title={names.one(id)}
              leading={<FigureAvatar id={id} />}
              onPress={() => order(id)}
            />
          ))}
    </Card>
  );
}
