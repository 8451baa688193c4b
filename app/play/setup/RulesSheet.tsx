import { useTranslation } from '@/src/i18n/translation';
import { Sheet } from '@/src/ui';
import { useTable } from '../context/table-context';
import { RulesForm } from './rules/RulesForm';

/** Every change counts at once and can be undone like everything else. */
export function RulesSheet({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  return (
    <Sheet
      visible
      onClose={onClose}
      title={t('tableSetup.rules.title')}
      closeLabel={t('ui.close')}
      whenWide="side"
    >
      <RulesForm
        rules={adventure.rules}
        onChange={(change) => void act({ kind: 'changeAdventureRules', change })}
      />
    </Sheet>
  );
}
