import { useTranslation } from '@/src/i18n/translation';
import { LONGEST_NAME, type Adventure, type Outcome } from '@/src/rules';
import { Button, Sheet, Text } from '@/src/ui';
import { useAdventure, useTable } from '../context/table-context';
import { DeclareFightLater } from './later';

/** D12, V3: as the adventure began, and as its doors said; a reason is as long as a name. */
const endings = ({ rules, lines = [] }: Adventure): readonly string[] => [
  ...rules.lossConditions,
  ...lines.filter(({ kind }) => kind === 'end').map(({ text }) => text.slice(0, LONGEST_NAME)),
];

interface DeclareSheetProps {
  readonly onClose: () => void;
}

/** V1, D12: the players' word ends an adventure; undo takes it back. X10: a fight ends otherwise. */
export function DeclareSheet({ onClose }: DeclareSheetProps) {
  const against = useAdventure(({ versus }) => versus !== undefined);
  return against ? <DeclareFightLater onClose={onClose} /> : <Declare onClose={onClose} />;
}

function Declare({ onClose }: DeclareSheetProps) {
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
      {endings(adventure).map((name) => (
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
