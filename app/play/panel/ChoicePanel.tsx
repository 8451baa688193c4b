import { useTranslation } from '@/src/i18n/translation';
import { leaderOf } from '@/src/rules';
import { Button, Card, Text } from '@/src/ui';
import { useGameWords } from '../words/useGameWords';
import { useMainAction } from '../context/main-action';
import { figureName, keyName } from '../turn/next-up';
import { useTable } from '../context/table-context';

/** I2: several cards on one place. */
export function ChoicePanel({ options }: { readonly options: readonly string[] }) {
  const { t } = useTranslation();
  const words = useGameWords();
  const { adventure, choose, dropChoice } = useTable();
  const leader = leaderOf(adventure);
  useMainAction({ label: t('table.choice.back'), kind: 'quiet', onPress: dropChoice });
  return (
    <Card>
      <Text variant="heading">{t('table.choice.title')}</Text>
      <Text ink="muted">
        {leader === null
          ? t('table.choice.text')
          : t('table.choice.leader', { leader: figureName(adventure, leader, words) })}
      </Text>
      {options.map((key) => (
        <Button
          key={key}
          label={keyName(adventure, key, words)}
          kind="quiet"
          onPress={() => choose(key)}
        />
      ))}
    </Card>
  );
}
