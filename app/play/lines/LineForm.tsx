import { useEffect, useRef } from 'react';
import { StyleSheet, View } from 'react-native';
import { useTranslation } from '@/src/i18n/translation';
import { LINE_KINDS, LONGEST_LINE, type LineDraft } from '@/src/rules';
import { Button, Chip, TextField, useReveal } from '@/src/ui';
import { NumberStepper } from '../parts/NumberStepper';
import { Wrap } from '../parts/Wrap';
import { LINE_ICONS } from './line-words';

interface LineFormProps {
  readonly draft: LineDraft;
  /** The one that is changed; empty: a new one. */
  readonly id: string;
  readonly onChange: (draft: LineDraft) => void;
  readonly onSave: () => void;
}

const isWhole = ({ text }: LineDraft): boolean => text.trim() !== '';

/** Below many lines it is out of sight: the one to be changed brings it there. */
function useShown(id: string) {
  const form = useRef<View>(null);
  const reveal = useReveal();
  useEffect(() => {
    if (id !== '' && form.current !== null) reveal(form.current);
  }, [id, reveal]);
  return form;
}

/** Kind, words and, of counters, how far they count. */
export function LineForm({ draft, id, onChange, onSave }: LineFormProps) {
  const { t } = useTranslation();
  return (
    <View ref={useShown(id)} style={styles.form}>
      <Wrap label={t('lines.kind')}>
        {LINE_KINDS.map((kind) => (
          <Chip
            key={kind}
            icon={LINE_ICONS[kind]}
            label={t(`lines.kinds.${kind}`)}
            selected={draft.kind === kind}
            oneOf
            onPress={() => onChange({ ...draft, kind })}
          />
        ))}
      </Wrap>
      <TextField
        label={t('lines.text')}
        hint={t(`lines.hints.${draft.kind}`)}
        value={draft.text}
        onChangeText={(text) => onChange({ ...draft, text })}
        maxLength={LONGEST_LINE}
        onSubmit={() => (isWhole(draft) ? onSave() : undefined)}
      />
      {draft.kind === 'counter' ? (
        <NumberStepper
          label={t('lines.goal')}
          value={draft.goal ?? 0}
          min={0}
          max={99}
          onChange={(goal) => onChange({ ...draft, goal: goal === 0 ? null : goal })}
        />
      ) : null}
    </View>
  );
}

interface SaveLineProps extends Pick<LineFormProps, 'draft' | 'onSave'> {
  readonly isNew: boolean;
}

export function SaveLine({ draft, isNew, onSave }: SaveLineProps) {
  const { t } = useTranslation();
  return (
    <Button
      grow
      size="small"
      icon={isNew ? 'plus' : 'check'}
      label={t(isNew ? 'lines.add' : 'lines.save')}
      disabled={!isWhole(draft)}
      onPress={onSave}
    />
  );
}

const styles = StyleSheet.create({ form: { gap: 14 } });
