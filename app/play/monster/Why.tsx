import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { View } from 'react-native';
import { Fold, TraceList } from '@/src/ui';
import { GuideFrame } from '../guide/GuideFrame';
import { Reason } from '../trace/Reason';
import { quickLines } from '../trace/trace-words';
import { useNames } from '../turn/names';
import type { MonsterTurnView } from './useMonsterTurn';

/** Why these: one line a rule, each leading into the glossary. */
export function Why({ turn: { plan } }: { readonly turn: MonsterTurnView }) {
  const { t } = useTranslation();
  const names = useNames();
  const [open, setOpen] = useState(false);
  const by = t(`tableTurn.ranking.by.${plan.shape.ranking.criterion}`);
  const lines = quickLines(plan.trace, { ...names, by });
  if (lines.length === 0) return null;
  return (
    <View>
      <Fold label={t('tableTurn.threat.why')} open={open} onToggle={setOpen}>
        <TraceList label={t('tableTurn.threat.whyLabel')}>
          {lines.map(({ rule, key, values }) => (
            <Reason key={rule + key} rule={rule} text={t(key, values)} />
          ))}
        </TraceList>
      </Fold>
      <GuideFrame at="why" />
    </View>
  );
}
