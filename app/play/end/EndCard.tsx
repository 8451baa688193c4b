import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet } from 'react-native';
import type { Outcome } from '@/src/rules';
import { Button, Card, Live, Medallion, Text } from '@/src/ui';
import { useSheets } from '../context/sheets';
import { useTable } from '../context/table-context';
import { OUTCOME_LOOKS } from './looks';

interface EndCardProps {
  readonly result: Outcome['result'];
  readonly title: string;
  readonly lines: readonly string[];
  readonly children: ReactNode;
}

/** How it ended and why, of an adventure and of a fight; below, what becomes of it. */
export function EndCard({ result, title, lines, children }: EndCardProps) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const { icon, tone } = OUTCOME_LOOKS[result];
  return (
    <Card state="active">
      <Live appears urgent style={styles.head}>
        <Medallion icon={icon} tone={tone} />
        <Text variant="title" align="center">
          {title}
        </Text>
        {lines.map((line) => (
          <Text key={line} align="center">
            {line}
          </Text>
        ))}
        <Text variant="small" ink="muted" align="center">
          {t('tableSetup.end.rounds', { count: adventure.round })}
        </Text>
      </Live>
      {children}
    </Card>
  );
}

interface EndedOtherwiseProps {
  /** The sheet that asks how. */
  readonly Declare: ComponentType<{ readonly onClose: () => void }>;
}

/** The players' word against the app's: play on, or count it differently. */
export function EndedOtherwise({ Declare }: EndedOtherwiseProps) {
  const { t } = useTranslation();
  const { act } = useTable();
  const sheets = useSheets();
  return (
    <>
      <Button
        label={t('tableSetup.end.playOn')}
        kind="quiet"
        size="small"
        onPress={() => void act({ kind: 'playOn' })}
      />
      <Button
        label={t('tableSetup.end.otherwise')}
        kind="quiet"
        size="small"
        onPress={() => sheets.open((close) => <Declare onClose={close} />)}
      />
    </>
  );
}

const styles = StyleSheet.create({ head: { alignItems: 'center', gap: 6 } });
