import { useTranslation } from 'react-i18next';
import { TraceItem } from '@/src/ui';
import { useGlossarySheet } from '@/app/wiring/glossary-sheet';
import { entryOfRule } from './trace-words';

interface ReasonProps {
  readonly rule: string;
  readonly text: string;
  /** Where the glossary explains the rule. */
  readonly entry?: string | undefined;
}

/** One step of a trace, leading into the glossary where it explains the rule. */
export function Reason({ rule, text, entry = entryOfRule(rule) }: ReasonProps) {
  const { t } = useTranslation();
  const { open } = useGlossarySheet();
  const leads =
    entry === undefined
      ? {}
      : { onPress: () => open(entry), hint: t('tableTurn.trace.open', { id: rule }) };
  return (
    <TraceItem ruleId={rule} ruleSpoken={t('ui.rule', { id: rule })} {...leads}>
      {text}
    </TraceItem>
  );
}
