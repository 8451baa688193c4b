import { useTranslation } from '@/src/i18n/translation';
import type { Translate } from '@/src/i18n';
import { quickRanking, type Threat } from '@/src/rules';
import { Section, TraceList } from '@/src/ui';
import { useTable } from '../context/table-context';
import { GuideFrame } from '../guide/GuideFrame';
import { quickLines } from '../trace/trace-words';
import { useTurnMemory } from '../turn/memory';
import type { DamageParts } from '../turn/running-turn';
import { useNames } from '../turn/names';
import { Reason } from '../trace/Reason';

/** Why these: one line a rule, each leading into the glossary. */
export function ThreatTrace({ threat }: { readonly threat: Threat }) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const memory = useTurnMemory(adventure);
  const names = useNames();
  const opened = memory.opened?.threat === threat.id ? memory.opened : null;
  if (threat.source.kind !== 'monster') return null;
  const { figure } = threat.source;
  const { criterion } = quickRanking(adventure, figure);
  const by = t(`tableTurn.ranking.by.${criterion}`);
  const lines = quickLines(opened?.trace ?? [], { ...names, by });
  const damage = opened?.parts ? damageWords(opened.parts, t) : null;
  if (lines.length === 0 && damage === null) return null;
  return (
    <Section caption={t('tableTurn.threat.why')}>
      <TraceList label={t('tableTurn.threat.whyLabel')}>
        {lines.map(({ rule, key, values }) => (
          <Reason key={rule + key} rule={rule} text={t(key, values)} />
        ))}
        {damage === null ? null : <Reason rule="D1" text={damage} />}
      </TraceList>
      <GuideFrame at="why" />
    </Section>
  );
}

/** D1: only where more than the card went into it. */
function damageWords(parts: DamageParts, t: Translate): string | null {
  const { card, darkness, tokens, intimidate } = parts;
  const said = [
    t('tableTurn.trace.card', { n: card }),
    darkness > 0 ? t('tableTurn.trace.darkness', { n: darkness }) : '',
    tokens > 0 ? t('tableTurn.trace.tokens', { n: tokens }) : '',
    intimidate > 0 ? t('tableTurn.trace.intimidate', { n: intimidate }) : '',
  ].filter((part) => part !== '');
  if (said.length < 2) return null;
  const total = Math.max(0, card + darkness + tokens - intimidate);
  return t('tableTurn.trace.damage', { total, parts: said.join(', ') });
}
