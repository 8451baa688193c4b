import { useState } from 'react';
import { TextField } from '@/src/ui';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number | null;
  readonly most: number;
  readonly least?: number;
  readonly hint?: string;
  /** Null: empty, or no number of this range. */
  readonly onChange: (value: number | null) => void;
}

const numberIn = (text: string, least: number, most: number): number | null => {
  const value = /^\d+$/.test(text) ? Number(text) : NaN;
  return value >= least && value <= most ? value : null;
};

/** For numbers too large to step to: HP of bosses, pages of the book. */
export function NumberField({ label, value, most, least = 1, hint, onChange }: NumberFieldProps) {
  const [text, setText] = useState(value === null ? '' : String(value));
  const change = (typed: string) => {
    const digits = typed.replace(/\D/g, '');
    setText(digits);
    onChange(numberIn(digits, least, most));
  };
  return (
    <TextField
      label={label}
      value={text}
      onChangeText={change}
      keyboard="numeric"
      {...(hint === undefined ? {} : { hint })}
    />
  );
}
