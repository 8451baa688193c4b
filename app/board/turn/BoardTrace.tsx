import { useTranslation } from '@/src/i18n/translation';
import type { Trace } from '@/src/rules';
import { Section, TraceList } from '@/src/ui';
import { GuideFrame } from '@/app/play/guide/GuideFrame';
import { traceSentence } from '@/app/play/trace/trace-words';
import { Reason } from '@/app/play/trace/Reason';
import { useBoardNames } from '../run/board-names';

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
      <GuideFrame at="why" />
    </Section>
  );
}
