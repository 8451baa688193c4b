import { useTranslation } from '@/src/i18n/translation';
import { LINE_KINDS, LONGEST_LINE, type LineDraft } from '@/src/rules';
import { Button, Chip, TextField } from '@/src/ui';
import { NumberStepper } from '../parts/NumberStepper';
import { Wrap } from '../parts/Wrap';
import { LINE_ICONS } from './line-words';

interface LineFormProps {
  readonly draft: LineDraft;
  readonly isNew: boolean;
  readonly onChange: (draft: LineDraft) => void;
  readonly onSave: () => void;
}

/** Kind, words and, of counters, how far they count. */
export function LineForm({ draft, isNew, onChange, onSave }: LineFormProps) {
  const { t } = useTranslation();
  const save = () => (draft.text.trim() === '' ? undefined : onSave());
  return (
    <>
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
        onSubmit={save}
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
      <Button
        size="small"
        icon={isNew ? 'plus' : 'check'}
        label={t(isNew ? 'lines.add' : 'lines.save')}
        disabled={draft.text.trim() === ''}
        onPress={save}
      />
    </>
  );
}
