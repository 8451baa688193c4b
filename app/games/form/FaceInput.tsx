import type { Plain } from '@/src/rules';
import { Chip } from '@/src/ui';
import type { FaceField } from '../model/field';
import { optionWords } from './Choices';
import { useForm } from './form-context';
import { Chips, Labelled } from './Labelled';

interface FaceInputProps {
  readonly field: FaceField;
  readonly path: readonly string[];
  readonly value: Plain | undefined;
}

interface Face {
  readonly count: number;
  readonly kind: string;
  readonly marked: boolean;
}

const SIGN = /^(\d*)([^\d*]?)(\*?)$/;

function readFace(value: Plain | undefined): Face {
  const [, count = '', kind = '', mark = ''] =
    SIGN.exec(typeof value === 'string' ? value : '') ?? [];
  return { count: count === '' ? 1 : Number(count), kind, marked: mark !== '' };
}

const written = ({ count, kind, marked }: Face, counted: readonly string[]): string =>
  `${counted.includes(kind) ? count : ''}${kind}${marked ? '*' : ''}`;

/** What it shows, how often, and whether it is marked: three short choices in the place of one long one. */
export function FaceInput({ field, path, value }: FaceInputProps) {
  const { say, set } = useForm();
  const face = readFace(value);
  const put = (change: Partial<Face>) => {
    const next = written({ ...face, ...change }, field.counted);
    if (next !== value) set(path, next, field.label);
  };
  const counts = field.counted.includes(face.kind) ? field.most : 0;
  return (
    <Labelled label={say(field.label)}>
      <Chips>
        {field.options.map((option) => (
          <Chip
            key={option.value}
            label={optionWords(say, option)}
            selected={option.value === face.kind}
            oneOf
            onPress={() => put({ kind: option.value })}
          />
        ))}
      </Chips>
      <Chips>
        {Array.from({ length: counts }, (_, at) => at + 1).map((count) => (
          <Chip
            key={count}
            label={String(count)}
            selected={count === face.count}
            oneOf
            onPress={() => put({ count })}
          />
        ))}
        <Chip
          label={say(field.mark)}
          selected={face.marked}
          onPress={() => put({ marked: !face.marked })}
        />
      </Chips>
    </Labelled>
  );
}
