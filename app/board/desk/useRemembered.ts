import { useState } from 'react';

const kept = new Map<string, string>();

/** A choice that outlives its panel, until the app is closed. */
export function useRemembered<Value extends string>(
  name: string,
  first: Value,
): readonly [Value, (value: Value) => void] {
  const [value, setValue] = useState<Value>(() => (kept.get(name) as Value | undefined) ?? first);
  const change = (next: Value) => {
    kept.set(name, next);
    setValue(next);
  };
  return [value, change];
}
