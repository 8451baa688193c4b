import { useTranslation } from 'react-i18next';
import type { Trace } from '../../../src/rules';
import { Section, TraceItem, TraceList } from '../../../src/ui';
import { useGlossarySheet } from '../../glossary/sheet-context';
import { entryOfRule, traceSentence } from '../../table/trace-words';
import { useBoardNames } from './board-names';

/** The reasons in the order the rules ask for them, each leading into the glossary. */
export function BoardTrace({ trace }: { readonly trace: Trace }) {
  const { t } = useTranslation();
  const names = useBoardNames();
  if (trace.length === 0) return null;
  return (
    <Section caption={t('boardTurn.why')}>
      <TraceList label={t('boardTurn.whyLabel')}>
        {trace.map((step, index) => {
          const { key, values } = traceSentence(step, names.one);
          return <Reason key={index} rule={step.rule} text={t(key, values)} />;
        })}
      </TraceList>
    </Section>
  );
}

interface ReasonProps {
  readonly rule: string;
  readonly text: string;
}

export function Reason({ rule, text }: ReasonProps) {
  const { t } = useTranslation();
  const { open } = useGlossarySheet();
  const entry = entryOfRule(rule);
  const leads =
    entry === undefined
      ? {}
      : { onPress: () => open(entry), hint: t('boardTurn.openRule', { id: rule }) };
  return (
    <TraceItem ruleId={rule} ruleSpoken={t('ui.rule', { id: rule })} {...leads}>
      {text}
    </TraceItem>
  );
}
