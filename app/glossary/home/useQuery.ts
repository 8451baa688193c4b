import { useNavigation } from '@react-navigation/native';
import { useCallback, useEffect, useRef, useState } from 'react';

/** Browsers refuse an address that changes with every letter. */
const SETTLED_MS = 350;

interface ParamSetter {
  readonly setParams: (params: { readonly q: string | undefined }) => void;
}

/** The text in the field at once, in the address a moment later; a new address wins. */
export function useQuery(address: string): readonly [string, (text: string) => void] {
  const navigation = useNavigation() as unknown as ParamSetter;
  const [text, setText] = useState(address);
  const [known, setKnown] = useState(address);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  if (address !== known) {
    setKnown(address);
    setText(address);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const change = useCallback(
    (next: string) => {
      setText(next);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        setKnown(next);
        navigation.setParams({ q: next === '' ? undefined : next });
      }, SETTLED_MS);
    },
    [navigation],
  );
  return [text, change];
}
