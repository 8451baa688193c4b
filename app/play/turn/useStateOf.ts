import { useState } from 'react';

/** State that begins anew with its key, without mounting again what shows it: a turn, a figure. */
export function useStateOf<Value>(
  key: string,
  initial: Value,
): readonly [Value, (value: Value) => void] {
  const [kept, keep] = useState({ key, value: initial });
  return [kept.key === key ? kept.value : initial, (value) => keep({ key, value })];
}
