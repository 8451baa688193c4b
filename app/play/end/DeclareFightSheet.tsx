import { useTranslation } from '@/src/i18n/translation';
import type { Outcome } from '@/src/rules';
import { Button, Sheet, Text } from '@/src/ui';
import { useTable } from '../context/table-context';
import { sideWords } from '../versus/team-words';

/** X10: the players' word, also against what the rules found; undo takes it back. */
export function DeclareFightSheet({ onClose }: { readonly onClose: () => void }) {
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
      title={t('versus.end.declareTitle')}
      closeLabel={t('ui.close')}
    >
      <Text ink="muted">{t('tableSetup.end.declareText')}</Text>
      {(adventure.versus?.teams ?? []).map((winners) => (
        <Button
          key={winners.join()}
          label={t('versus.end.wins', { names: sideWords(adventure, winners, t) })}
          icon="star-filled"
          kind="quiet"
          onPress={() => declare({ result: 'decided', winners })}
        />
      ))}
      <Button
        label={t('tableSetup.end.draw')}
        icon="pause"
        kind="quiet"
        onPress={() => declare({ result: 'draw' })}
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
