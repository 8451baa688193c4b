import { useTranslation } from 'react-i18next';
import type { DarknessRule, DarknessStep } from '@/src/rules';
import { Section, TraceList } from '@/src/ui';
import { darknessSentence } from '@/app/play/trace/trace-words';
import { Reason } from '@/app/play/trace/Reason';
import { useBoardNames } from '../run/board-names';

/** Where the glossary explains a rule of the darkness. */
const ENTRIES: Readonly<Record<DarknessRule, string>> = {
  N2: 'darkness-target',
  N3: 'crushing',
  N4: 'darkness-tiles',
  N6: 'darkness-behavior',
  N7: 'break-up',
  N8: 'break-up',
  N9: 'break-up',
  N9a: 'break-up',
};

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
          const { rule } = step;
          return <Reason key={index} rule={rule} text={t(key, values)} entry={ENTRIES[rule]} />;
        })}
      </TraceList>
    </Section>
  );
}
