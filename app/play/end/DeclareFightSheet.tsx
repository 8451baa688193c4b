import { useTranslation } from '@/src/i18n/translation';
import { Sheet } from '@/src/ui';
import { useTable } from '../context/table-context';
import { sideWords } from '../versus/team-words';
import { Endings, type Ending } from './Endings';

/** X10: any team, or none. */
export function DeclareFightSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const wins = (adventure.versus?.teams ?? []).map<Ending>((winners) => ({
    label: t('versus.end.wins', { names: sideWords(adventure, winners, t) }),
    icon: 'star-filled',
    outcome: { result: 'decided', winners },
  }));
  const draw: Ending = {
    label: t('tableSetup.end.draw'),
    icon: 'pause',
    outcome: { result: 'draw' },
  };
  return (
    <Sheet
      visible
      onClose={onClose}
      title={t('versus.end.declareTitle')}
      closeLabel={t('ui.close')}
    >
      <Endings endings={[...wins, draw]} onClose={onClose} />
    </Sheet>
  );
}
