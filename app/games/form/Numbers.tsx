import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { Plain } from '@/src/rules';
import { IconButton, Stepper, Text } from '@/src/ui';
import type { CountField, NumbersField } from '../model/field';
import { useForm } from './form-context';
import { Labelled } from './Labelled';

interface NumberInputProps {
  readonly field: CountField;
  readonly path: readonly string[];
  readonly value: Plain | undefined;
}

/** A word and its figure; an open one begins at its least. */
export function NumberInput({ field, path, value }: NumberInputProps) {
  const { t } = useTranslation();
  const { say, set } = useForm();
  const { label, min = 0, max = 99, open = false } = field;
  const words = say(label);
  const isOpen = typeof value !== 'number';
  const least = open ? min - 1 : min;
  const shown = isOpen ? least : value;
  const stepped = (now: Plain | undefined, by: number): number | undefined => {
    const next = Math.min(max, Math.max(least, (typeof now === 'number' ? now : least) + by));
    return next < min ? undefined : next;
  };
  return (
    <View style={styles.row}>
      <Text style={styles.label}>{words}</Text>
      {open && !isOpen ? (
        <IconButton
          icon="close"
          label={t('games.clear', { label: words })}
          onPress={() => set(path, undefined, label)}
          on="raised"
        />
      ) : null}
      <Stepper
        label={words}
        lessLabel={t('games.less', { label: words })}
        moreLabel={t('games.more', { label: words })}
        value={shown}
        min={least}
        max={max}
        {...(isOpen && open ? { shown: t('games.unset') } : {})}
        onChange={(next) => set(path, (now) => stepped(now, next - shown), label)}
      />
    </View>
  );
}

interface NumbersInputProps {
  readonly field: NumbersField;
  readonly path: readonly string[];
  readonly value: Plain | undefined;
}

/** A list of fixed length: a figure for each of its words. */
export function NumbersInput({ field, path, value }: NumbersInputProps) {
  const { say } = useForm();
  const { label, labels, min = 0, max = 99 } = field;
  const own = Array.isArray(value) ? (value as readonly Plain[]) : [];
  return (
    <Labelled label={say(label)}>
      {labels.map((one, at) => (
        <NumberInput
          key={one}
          field={{ kind: 'number', key: String(at), label: one, min, max }}
          path={[...path, String(at)]}
          value={own[at]}
        />
      ))}
    </Labelled>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: 8 },
  label: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
