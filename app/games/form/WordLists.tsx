import { useTranslation } from '@/src/i18n/translation';
import { StyleSheet, View } from 'react-native';
import type { Plain } from '@/src/rules';
import { Button, Chip, IconButton, Text } from '@/src/ui';
import type { RowsField, WordsField } from '../model/field';
import { optionWords } from './Choices';
import { useForm } from './form-context';
import { Chips, Labelled } from './Labelled';
import { plainList, without } from './wanted';

interface WordsInputProps {
  readonly field: Pick<WordsField, 'label' | 'options' | 'max' | 'once'>;
  readonly path: readonly string[];
  readonly value: Plain | undefined;
}

const listIn = (value: Plain | undefined): readonly string[] =>
  Array.isArray(value) ? (value as readonly string[]) : [];

/** Above what is in the list, a tap takes it out; below what can come in. */
export function WordsInput({ field, path, value }: WordsInputProps) {
  const { t } = useTranslation();
  const { say, set } = useForm();
  const chosen = listIn(value);
  const name = (one: string): string => {
    const option = field.options.find((candidate) => candidate.value === one);
    return option === undefined ? one : optionWords(say, option);
  };
  const offered = field.options.filter((one) => !field.once || !chosen.includes(one.value));
  return (
    <Labelled label={say(field.label)}>
      <Chips>
        {chosen.length === 0 ? <Text ink="faint">{t('games.none')}</Text> : null}
        {chosen.map((one, at) => (
          <Chip
            key={`${one}-${at}`}
            label={name(one)}
            icon="close"
            tone="ember"
            spoken={t('games.removeItem', { label: `${name(one)} (${at + 1})` })}
            onPress={() => set(path, without(at, one), field.label)}
          />
        ))}
      </Chips>
      {chosen.length >= field.max ? null : (
        <Chips>
          {offered.map((option) => (
            <Chip
              key={option.value}
              label={optionWords(say, option)}
              icon="plus"
              spoken={t('games.add', { label: optionWords(say, option) })}
              onPress={() => set(path, (now) => [...listIn(now), option.value], field.label)}
            />
          ))}
        </Chips>
      )}
    </Labelled>
  );
}

interface RowsInputProps {
  readonly field: RowsField;
  readonly path: readonly string[];
  readonly value: Plain | undefined;
}

/** A die a row: the symbols of the face that shows. */
export function RowsInput({ field, path, value }: RowsInputProps) {
  const { t } = useTranslation();
  const { say, set } = useForm();
  const rows = plainList(value);
  const words = say(field.label);
  return (
    <View role="group" aria-label={words} style={styles.group}>
      <Text variant="label">{words}</Text>
      {rows.map((row, at) => (
        <View key={at} style={styles.row}>
          <View style={styles.grow}>
            <WordsInput
              field={{
                label: `${words} ${at + 1}`,
                options: field.options,
                max: field.most,
                once: true,
              }}
              path={[...path, String(at)]}
              value={row}
            />
          </View>
          <IconButton
            icon="trash"
            label={t('games.removeItem', { label: `${words} ${at + 1}` })}
            on="raised"
            onPress={() => set(path, without(at, row), field.label)}
          />
        </View>
      ))}
      {rows.length >= field.max ? null : (
        <Button
          kind="quiet"
          size="small"
          icon="plus"
          label={t('games.add', { label: words })}
          onPress={() => set(path, (now) => [...plainList(now), []], field.label)}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  group: { gap: 6 },
  row: { flexDirection: 'row', alignItems: 'flex-start', gap: 8 },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
