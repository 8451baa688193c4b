import { useTranslation } from '@/src/i18n/translation';
import { Card, IconTile, Row, Text } from '@/src/ui';
import { useMainAction } from '../context/main-action';
import { useGoOn, useNextLabel } from '../turn/next-up';
import { useTable } from '../context/table-context';

/** The card at the end of the upper row, or the turn of a figure that is gone. */
export function EndCardPanel() {
  const { t } = useTranslation();
  const { adventure } = useTable();
  useMainAction({ label: useNextLabel(), onPress: useGoOn() });
  const { turn, rules } = adventure;
  const card = rules.endCards.find(({ id }) => id === turn?.key);
  return (
    <Card>
      <Row
        leading={<IconTile icon={card ? 'book-open' : 'skull'} tone="ember" />}
        title={card?.name ?? t('tableHero.endCard.goneTitle')}
      />
      <Text ink="muted">{t(card ? 'tableHero.endCard.text' : 'tableHero.endCard.gone')}</Text>
    </Card>
  );
}
