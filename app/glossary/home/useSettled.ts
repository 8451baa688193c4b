import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from '@/app/wiring/after-paint';

/** What nobody looks at while typing follows once the rest is painted. */
export function useSettled<Value>(value: Value): Value {
  const [settled, settle] = useState(value);
  useEffect(() => afterPaint(() => startTransition(() => settle(() => value))), [value]);
  return settled;
}
