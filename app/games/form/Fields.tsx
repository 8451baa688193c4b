import { StyleSheet, View } from 'react-native';
import type { Plain } from '@/src/rules';
import { Text } from '@/src/ui';
import type { HelperField, Tree } from '../model/field';
import { ChoiceInput, FlagInput, NameInput } from './Choices';
import { FaceInput } from './FaceInput';
import { useForm } from './form-context';
import { ListInput } from './Lists';
import { NumberInput, NumbersInput } from './Numbers';
import { RowsInput, WordsInput } from './WordLists';

export interface InputProps<Of extends HelperField> {
  readonly field: Of;
  readonly path: readonly string[];
  readonly value: Plain | undefined;
}

interface FieldsProps {
  readonly fields: readonly HelperField[];
  readonly value: Tree;
  readonly path?: readonly string[];
}

/** The fields of a description, each with what is wrong with it below. */
export function HelperFields({ fields, value, path = [] }: FieldsProps) {
  return (
    <View style={styles.fields}>
      {fields.map((field) => (
        <Placed
          key={field.key}
          field={field}
          path={[...path, field.key]}
          value={value[field.key]}
        />
      ))}
    </View>
  );
}

function Placed(props: InputProps<HelperField>) {
  const { faultAt } = useForm();
  const fault = faultAt(props.path.join('.'));
  return (
    <View style={styles.field}>
      <Input {...props} />
      {fault === undefined ? null : (
        <Text variant="small" ink="danger">
          {fault}
        </Text>
      )}
    </View>
  );
}

function Input({ field, path, value }: InputProps<HelperField>) {
  switch (field.kind) {
    case 'number':
      return <NumberInput field={field} path={path} value={value} />;
    case 'numbers':
      return <NumbersInput field={field} path={path} value={value} />;
    case 'flag':
      return <FlagInput field={field} path={path} value={value} />;
    case 'text':
      return <NameInput field={field} path={path} value={value} />;
    case 'choice':
      return <ChoiceInput field={field} path={path} value={value} />;
    case 'face':
      return <FaceInput field={field} path={path} value={value} />;
    case 'words':
      return <WordsInput field={field} path={path} value={value} />;
    case 'rows':
      return <RowsInput field={field} path={path} value={value} />;
    case 'list':
      return (
        <ListInput field={field} path={path} value={value}>
          {(item, at) => (
            <HelperFields fields={field.item} value={item} path={[...path, String(at)]} />
          )}
        </ListInput>
      );
    case 'group':
      return <Group field={field} path={path} value={value} />;
  }
}

function Group({ field, path, value }: InputProps<Extract<HelperField, { kind: 'group' }>>) {
  const { say } = useForm();
  return (
    <View role="group" aria-label={say(field.label)} style={styles.group}>
      <Text variant="label">{say(field.label)}</Text>
      <HelperFields fields={field.fields} value={(value ?? {}) as Tree} path={path} />
    </View>
  );
}

const styles = StyleSheet.create({
  fields: { gap: 14 },
  field: { gap: 4 },
  group: { gap: 8 },
});
