import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { monsterIn, type StartTask } from '@/src/rules';
import { Card, Text } from '@/src/ui';
import { useMainAction } from '../context/main-action';
import { useTable } from '../context/table-context';
import { FigureTicks } from '../parts/FigureTicks';

interface HealTaskProps {
  readonly task: Extract<StartTask, { readonly kind: 'heal-weakest' }>;
  readonly options: readonly string[];
  readonly onLater: () => void;
}

/** S2c: the weakest beyond doubt are healed already; of the tied ones the leader chooses. */
export function HealTask({ task, options, onLater }: HealTaskProps) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const { open, x } = task;
  const [ticked, setTicked] = useState<readonly string[]>(options.slice(0, open));
  useMainAction({
    label: t('tableTurn.start.healGo'),
    onPress: () => void act({ kind: 'healWeakest', figures: ticked }),
    beside: { label: t('tableTurn.cubes.later'), onPress: onLater },
  });
  const life = (id: string) => {
    const { hp = 0, maxHp = 0 } = monsterIn(adventure, id) ?? {};
    return t('tableTurn.head.hp', { hp, max: maxHp });
  };
  return (
    <Card state="active">
      <Text variant="heading">{t('tableTurn.start.heal', { count: open, x })}</Text>
      <FigureTicks
        ids={options}
        ticked={ticked}
        subtitle={life}
        onChange={(next) => setTicked(next.slice(-open))}
      />
    </Card>
  );
}
