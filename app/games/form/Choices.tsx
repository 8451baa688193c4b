import { useState } from 'react';
import type { Plain } from '@/src/rules';
import { Chip, SwitchRow, TextField } from '@/src/ui';
import type { ChoiceField, Option } from '../model/field';
import type { Say } from '../model/helper';
import { useForm } from './form-context';
import { Chips, Labelled } from './Labelled';

interface Placed {
  readonly path: readonly string[];
  readonly value: Plain | undefined;
}

export const optionWords = (say: Say, option: Option): string => {
  const { value, label, raw, after = '' } = option;
  return `${raw ?? say(label ?? value)}${after}`;
};

export function FlagInput({ field, path, value }: Placed & { readonly field: { label: string } }) {
  const { say, set } = useForm();
  return (
    <SwitchRow
      title={say(field.label)}
      value={value === true}
      onChange={(on) => set(path, on, field.label)}
    />
  );
}

/** What is typed is noted when the field is left: a name is one entry, not a letter each. */
export function NameInput({ field, path, value }: Placed & { readonly field: { label: string } }) {
  const { say, set } = useForm();
  const [typed, setTyped] = useState<string | null>(null);
  const noted = typeof value === 'string' ? value : '';
  const note = () => {
    if (typed !== null && typed !== noted) set(path, typed, field.label);
    setTyped(null);
  };
  return (
    <TextField
      label={say(field.label)}
      value={typed ?? noted}
      onChangeText={setTyped}
      onBlur={note}
      onSubmit={note}
      maxLength={40}
    />
  );
}

export function ChoiceInput({ field, path, value }: Placed & { readonly field: ChoiceField }) {
  const { say, set } = useForm();
  return (
    <Labelled label={say(field.label)}>
      <Chips>
        {field.options.map((option) => {
          const chosen = option.value === value;
          const next = chosen && field.open === true ? undefined : option.value;
          return (
            <Chip
              key={option.value}
              label={optionWords(say, option)}
              selected={chosen}
              oneOf={field.open !== true}
              onPress={() => {
                if (!chosen || field.open === true) set(path, next, field.label);
              }}
            />
          );
        })}
      </Chips>
    </Labelled>
  );
}
