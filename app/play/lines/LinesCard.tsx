import { useTranslation } from '@/src/i18n/translation';
import type { Adventure, DoorLine } from '@/src/rules';
import { Button, Card, Section } from '@/src/ui';
import { useSheets } from '../context/sheets';
import { useAdventure } from '../context/table-context';
import { LineRow } from './LineRow';
import { LinesSheet } from './LinesSheet';

const NONE: readonly DoorLine[] = [];
const linesOf = ({ lines = NONE }: Adventure): readonly DoorLine[] => lines;

/** V3: what still holds, on the table; what is done is in the sheet. */
export function LinesCard() {
  const { t } = useTranslation();
  const sheets = useSheets();
  const lines = useAdventure(linesOf);
  if (lines.length === 0) return null;
  return (
    <Section caption={t('lines.title')}>
      <Card padding="tight" gap={6}>
        {lines
          .filter(({ done }) => !done)
          .map((line) => (
            <LineRow key={line.id} line={line} />
          ))}
        <Button
          kind="quiet"
          size="small"
          icon="edit"
          label={t('lines.all', { count: lines.length })}
          onPress={() => sheets.open((close) => <LinesSheet onClose={close} />)}
        />
      </Card>
    </Section>
  );
}
