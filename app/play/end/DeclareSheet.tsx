import { useTranslation } from 'react-i18next';
import type { Outcome } from '@/src/rules';
import { Button, Sheet, Text } from '@/src/ui';
import { useTable } from '../context/table-context';

/** V1, D12: the players' word ends an adventure; undo takes it back. */
export function DeclareSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const declare = (outcome: Outcome) => {
    onClose();
    void act({ kind: 'declareOutcome', outcome });
  };
  return (
    <Sheet
      visible
      onClose={onClose}
      title={t('tableSetup.end.declareTitle')}
      closeLabel={t('ui.close')}
    >
      <Text ink="muted">{t('tableSetup.end.declareText')}</Text>
      <Button
        label={t('tableSetup.end.won')}
        icon="star-filled"
        onPress={() => declare({ result: 'won' })}
      />
      {adventure.rules.lossConditions.map((name) => (
        <Button
          key={name}
          label={t('tableSetup.end.lostBy', { name })}
          kind="quiet"
          onPress={() => declare({ result: 'lost', reason: { kind: 'instruction', name } })}
        />
      ))}
      <Button
        label={t('tableSetup.end.lost')}
        icon="skull"
        kind="quiet"
        onPress={() => declare({ result: 'lost', reason: { kind: 'declared' } })}
      />
      <Button
        label={t('tableSetup.end.abandoned')}
        icon="close"
        kind="quiet"
        onPress={() => declare({ result: 'abandoned' })}
      />
    </Sheet>
  );
}
