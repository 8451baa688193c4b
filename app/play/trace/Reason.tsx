import { useTranslation } from '@/src/i18n/translation';
import { TraceItem } from '@/src/ui';
import { useGlossarySheet } from '@/app/wiring/glossary-sheet';
import { noteReason } from '../guide/pointing';

interface ReasonProps {
  readonly rule: string;
  readonly text: string;
}

/** One step of a trace; it opens the text of its rule. */
export function Reason({ rule, text }: ReasonProps) {
  const { t } = useTranslation();
  const { open } = useGlossarySheet();
  const look = () => {
    noteReason();
    open(rule);
  };
  return (
    <TraceItem ruleId={rule} ruleSpoken={t('ui.ruleOpens', { id: rule })} onPress={look}>
      {text}
    </TraceItem>
  );
}
