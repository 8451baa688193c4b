import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { Fold, Section } from '@/src/ui';
import { useTable } from '../context/table-context';
import { useTargetKeys } from '../turn/target-keys';
import { EditorLine } from '../parts/ValueEditor';
import { CollateralPicker } from '../parts/CollateralPicker';
import { FigureTicks, toggled } from '../parts/FigureTicks';
import { CardRanges } from './CardRanges';
import { useMeantTargets } from '../turn/meant-targets';
import { standing, type AttackCardEntry } from './useAttackCard';

const MOST = 99;

interface TargetKeysProps {
  readonly ids: readonly string[];
  readonly onPick: (id: string) => void;
}

function TargetKeys({ ids, onPick }: TargetKeysProps) {
  useTargetKeys(ids, onPick);
  return null;
}

interface AttackCardTargetsProps {
  readonly draft: AttackCardEntry;
  /** The keys 1 to 9 tick here. */
  readonly keys?: boolean;
}

/** Whom the card's text hits, as the table reads it. */
export function AttackCardTargets({ draft, keys = false }: AttackCardTargetsProps) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const [more, setMore] = useState(false);
  const { targets, setTargets } = draft;
  const ids = standing(adventure);
  useMeantTargets(targets);
  return (
    <>
      {keys ? <TargetKeys ids={ids} onPick={(id) => setTargets(toggled(targets, id))} /> : null}
      <Section caption={t('tableTurn.card.who')}>
        <CardRanges draft={draft} />
        <FigureTicks ids={ids} ticked={targets} onChange={setTargets} />
      </Section>
      <EditorLine
        label={
          draft.card.damage === null
            ? t('tableTurn.card.damageUnknown')
            : t('tableTurn.other.damage')
        }
        value={draft.damage}
        max={MOST}
        onChange={draft.setDamage}
      />
      <Fold label={t('tableTurn.edit.collateral')} open={more} onToggle={setMore}>
        <CollateralPicker collateral={draft.collateral} onChange={draft.setCollateral} />
      </Fold>
    </>
  );
}
