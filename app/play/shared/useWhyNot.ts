import { useTranslation } from '@/src/i18n/translation';
import type { TableRefusal } from '@/src/game';
import { useRefusalWords } from '@/app/wiring/game';

/** Why something played here is not at the table, in a sentence. */
export function useWhyNot(): (refusal: TableRefusal) => string {
  const { t } = useTranslation();
  const words = useRefusalWords();
  return (refusal) => {
    switch (refusal.code) {
      case 'table-changed':
      case 'table-late-undo':
      case 'table-follows':
      case 'table-nothing':
        return t(`sharedTable.refused.${refusal.code}`);
      default:
        return words(refusal);
    }
  };
}
