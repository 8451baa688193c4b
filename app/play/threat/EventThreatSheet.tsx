import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { LONGEST_NAME, type Collateral } from '@/src/rules';
import { Button, Fold, Section, Sheet, SwitchRow, TextField } from '@/src/ui';
import { useTable } from '../context/table-context';
import { standing } from '../attack-card/useAttackCard';
import { EditorLine } from '../parts/ValueEditor';
import { useNames } from '../turn/names';
import { CollateralPicker } from '../parts/CollateralPicker';
import { FigureTicks } from '../parts/FigureTicks';
import { useCampaignDraft } from '@/app/wiring/useDraft';

interface EventThreatSheetProps {
  readonly onClose: () => void;
}

const MAX_DAMAGE = 99;

/** Events and effects of the adventure that heroes may react to (D10). */
export function EventThreatSheet({ onClose }: EventThreatSheetProps) {
  const { t } = useTranslation();
  const { adventure, act } = useTable();
  const [name, setName, finish] = useCampaignDraft('event', '');
  const [targets, setTargets] = useState<readonly string[]>([]);
  const [damage, setDamage] = useState(1);
  const [preventable, setPreventable] = useState(true);
  const [collateral, setCollateral] = useState<readonly Collateral[]>([]);
  const [more, setMore] = useState(false);
  const open = async () => {
    const done = await act({
      kind: 'openThreat',
      source: { kind: 'event', name: name.trim() },
      preventable,
      targets: targets.map((figure) => ({ figure, damage })),
      collateral,
    });
    if (!done) return;
    finish();
    onClose();
  };
  return (
    <Sheet
      visible
      onClose={onClose}
      title={t('tableTurn.event.title')}
      closeLabel={t('ui.close')}
      footer={<OpenButton targets={targets} onPress={() => void open()} />}
    >
      <Section caption={t('tableTurn.threat.title')}>
        <FigureTicks ids={standing(adventure)} ticked={targets} onChange={setTargets} />
      </Section>
      <EditorLine
        label={t('tableTurn.event.damage')}
        value={damage}
        max={MAX_DAMAGE}
        onChange={setDamage}
      />
      <SwitchRow
        title={t('tableTurn.edit.preventable')}
        value={preventable}
        onChange={setPreventable}
      />
      <TextField
        label={t('tableTurn.event.name')}
        value={name}
        onChangeText={setName}
        maxLength={LONGEST_NAME}
      />
      <Fold label={t('tableTurn.edit.collateral')} open={more} onToggle={setMore}>
        <CollateralPicker collateral={collateral} onChange={setCollateral} />
      </Fold>
    </Sheet>
  );
}

interface OpenButtonProps {
  readonly targets: readonly string[];
  readonly onPress: () => void;
}

function OpenButton({ targets, onPress }: OpenButtonProps) {
  const { t } = useTranslation();
  const names = useNames();
  const nobody = targets.length === 0;
  return (
    <Button
      grow
      label={
        nobody
          ? t('tableTurn.event.nobody')
          : t('tableTurn.event.go', { names: names.all(targets) })
      }
      disabled={nobody}
      onPress={onPress}
    />
  );
}
