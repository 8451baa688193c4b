import { useTranslation } from '@/src/i18n/translation';
import { LONGEST_NAME, type Adventure } from '@/src/rules';
import { Sheet } from '@/src/ui';
import { useAdventure, useTable } from '../context/table-context';
import { Endings, type Ending } from './Endings';
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
  const { adventure } = useTable();
  const won: Ending = {
    label: t('tableSetup.end.won'),
    icon: 'star-filled',
    outcome: { result: 'won' },
    main: true,
  };
  const lostBy = endings(adventure).map<Ending>((name) => ({
    label: t('tableSetup.end.lostBy', { name }),
    outcome: { result: 'lost', reason: { kind: 'instruction', name } },
  }));
  const lost: Ending = {
    label: t('tableSetup.end.lost'),
    icon: 'skull',
    outcome: { result: 'lost', reason: { kind: 'declared' } },
  };
  return (
    <Sheet
      visible
      onClose={onClose}
      title={t('tableSetup.end.declareTitle')}
      closeLabel={t('ui.close')}
    >
      <Endings endings={[won, ...lostBy, lost]} onClose={onClose} />
    </Sheet>
  );
}
