import { useState } from 'react';
import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import {
  type Adventure,
  type GameCommand,
  type Reaction,
  type Threat,
  type ThreatTarget,
} from '@/src/rules';
import { Button, Chip, IconButton, Section, Sheet, SwitchRow, Text } from '@/src/ui';
import { useGame } from '@/app/wiring/game';
import { useTable } from '../context/table-context';
import { standing } from '../attack-card/useAttackCard';
import { recallTurn, rememberTurn } from '../turn/memory';
import { useRunningTurnStore } from '../turn/running-turn-context';
import { EditorLine } from '../parts/ValueEditor';
import { useNames } from '../turn/names';
import { CollateralPicker } from '../parts/CollateralPicker';
import { Wrap } from '../parts/Wrap';

type Draft = Pick<Threat, 'targets' | 'collateral' | 'preventable'>;

/** A reaction for somebody who is no target any more goes with him. */
const stillMeant =
  ({ targets, preventable }: Draft) =>
  ({ hero, effect }: Reaction): boolean => {
    const ids = targets.map(({ figure }) => figure);
    if (!preventable) return false;
    if (effect.kind === 'strike-back') return ids.includes(hero);
    return !('target' in effect) || ids.includes(effect.target);
  };

/** The threat is put in another's place, with the reactions entered so far. */
const replacing = ({ source, reactions }: Threat, draft: Draft): readonly GameCommand[] => [
  { kind: 'dropThreat' },
  { kind: 'openThreat', source, ...draft },
  ...reactions.filter(stillMeant(draft)).map((reaction) => ({ kind: 'react', reaction }) as const),
];

interface EditThreatSheetProps {
  readonly onClose: () => void;
}

/** The table's word: other targets, other damage, other effects. */
export function EditThreatSheet({ onClose }: EditThreatSheetProps) {
  const { adventure } = useTable();
  const { threat } = adventure;
  return threat === null ? null : <Form threat={threat} onClose={onClose} />;
}

interface FormProps extends EditThreatSheetProps {
  readonly threat: Threat;
}

function Form({ threat, onClose }: FormProps) {
  const { t } = useTranslation();
  const { targets, collateral, preventable } = threat;
  const [draft, setDraft] = useState<Draft>({ targets, collateral, preventable });
  const save = useSave(threat, onClose);
  return (
    <Sheet
      visible
      onClose={onClose}
      title={t('tableTurn.edit.title')}
      closeLabel={t('ui.close')}
      footer={
        <Button
          grow
          label={t('tableTurn.edit.save')}
          disabled={draft.targets.length === 0}
          onPress={() => save(draft)}
        />
      }
    >
      <Targets targets={draft.targets} onChange={(next) => setDraft({ ...draft, targets: next })} />
      <SwitchRow
        title={t('tableTurn.edit.preventable')}
        value={draft.preventable}
        onChange={(on) => setDraft({ ...draft, preventable: on })}
      />
      <Section caption={t('tableTurn.edit.collateral')}>
        <CollateralPicker
          collateral={draft.collateral}
          onChange={(next) => setDraft({ ...draft, collateral: next })}
        />
      </Section>
    </Sheet>
  );
}

function useSave(threat: Threat, onClose: () => void) {
  const { adventure, act } = useTable();
  const game = useGame();
  const running = useRunningTurnStore();
  return (draft: Draft) => {
    onClose();
    void act(replacing(threat, draft)).then((done) => {
      const now = game.store.getState().open?.state.adventure?.threat;
      const { opened } = recallTurn(running, adventure);
      if (!done || !now || opened?.threat !== threat.id) return;
      rememberTurn(running, adventure, {
        opened: { ...opened, threat: now.id, head: '', parts: null },
      });
    });
  };
}

interface TargetsProps {
  readonly targets: readonly ThreatTarget[];
  readonly onChange: (targets: readonly ThreatTarget[]) => void;
}

const MAX_DAMAGE = 99;

const others = (adventure: Adventure, targets: readonly ThreatTarget[]): readonly string[] =>
  standing(adventure).filter((id) => targets.every(({ figure }) => figure !== id));

function Targets({ targets, onChange }: TargetsProps) {
  const { t } = useTranslation();
  const { adventure } = useTable();
  const names = useNames();
  const more = others(adventure, targets);
  const damage = targets[0]?.damage ?? 0;
  return (
    <>
      <Section caption={t('tableTurn.edit.targets')}>
        {targets.map((target) => (
          <TargetLine
            key={target.figure}
            target={target}
            onChange={(next) =>
              onChange(targets.map((one) => (one.figure === next.figure ? next : one)))
            }
            onRemove={() => onChange(targets.filter(({ figure }) => figure !== target.figure))}
          />
        ))}
        {targets.length > 0 ? null : <Text ink="danger">{t('tableTurn.edit.needTarget')}</Text>}
      </Section>
      {more.length === 0 ? null : (
        <Section caption={t('tableTurn.edit.add')}>
          <Wrap label={t('tableTurn.edit.add')}>
            {more.map((figure) => (
              <Chip
                key={figure}
                icon="plus"
                label={names.one(figure)}
                onPress={() => onChange([...targets, { figure, damage }])}
              />
            ))}
          </Wrap>
        </Section>
      )}
    </>
  );
}

interface TargetLineProps {
  readonly target: ThreatTarget;
  readonly onChange: (target: ThreatTarget) => void;
  readonly onRemove: () => void;
}

function TargetLine({ target, onChange, onRemove }: TargetLineProps) {
  const { t } = useTranslation();
  const names = useNames();
  const name = names.one(target.figure);
  return (
    <View style={styles.line}>
      <View style={styles.grow}>
        <EditorLine
          label={t('tableTurn.edit.damageOf', { name })}
          value={target.damage}
          max={MAX_DAMAGE}
          onChange={(damage) => onChange({ ...target, damage })}
        />
      </View>
      <IconButton
        icon="close"
        on="raised"
        label={t('tableTurn.edit.remove', { name })}
        onPress={onRemove}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  line: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
