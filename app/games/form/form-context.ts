import { createContext, useContext } from 'react';
import type { Say } from '../model/helper';
import type { Wanted } from './wanted';

/** What the fields of a form work with, however deep they stand. */
export interface FormControls {
  readonly say: Say;
  /** `label` is a key of the words; undefined takes the value away. */
  readonly set: (path: readonly string[], value: Wanted, label: string) => void;
  /** What is wrong with the field of this path, in words. */
  readonly faultAt: (path: string) => string | undefined;
}

export const FormContext = createContext<FormControls | null>(null);

export function useForm(): FormControls {
  const form = useContext(FormContext);
  if (form === null) throw new Error('a field outside of a form');
  return form;
}
