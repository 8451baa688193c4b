import { useTranslation } from '@/src/i18n/translation';
import type { DarknessStep } from '@/src/rules';
import { Section, TraceList } from '@/src/ui';
import { darknessSentence } from '@/app/play/trace/trace-words';
import { Reason } from '@/app/play/trace/Reason';
import { useBoardNames } from '../run/board-names';

/** "Bricht auf: das Plättchen ließe 4 Felder übrig, einzelne 2." */
export function DarknessTrace({ trace }: { readonly trace: readonly DarknessStep[] }) {
  const { t } = useTranslation();
  const names = useBoardNames();
  if (trace.length === 0) return null;
  return (
    <Section caption={t('boardTurn.why')}>
      <TraceList label={t('boardTurn.whyLabel')}>
        {trace.map((step, index) => {
          const { key, values } = darknessSentence(step, names.one);
          return <Reason key={index} rule={step.rule} text={t(key, values)} />;
        })}
      </TraceList>
    </Section>
  );
}
