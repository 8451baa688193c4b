import { useEffect, useState, type ReactNode } from 'react';
import { afterPaint } from '@/app/wiring/after-paint';

/** Reasons and whatever else lies below the result: the tap's answer is painted before them. */
export function Later({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState(false);
  useEffect(() => afterPaint(() => setShown(true)), []);
  return shown ? children : null;
}
