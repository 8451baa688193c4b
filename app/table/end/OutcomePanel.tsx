import { Card, Text } from '../../../src/ui';
import { useMainAction } from '../play/main-action';
import { useNextLabel } from '../play/next-up';
import { useTable } from '../play/table-context';

export function OutcomePanel() {
  const { act } = useTable();
  const label = useNextLabel();
  useMainAction({ label, onPress: () => void act({ kind: 'nextTurn' }) });
  return (
    <Card>
      <Text variant="heading">{label}</Text>
    </Card>
  );
}
