import { useNavigation } from '@react-navigation/native';
import { useCallback, useEffect, useRef, useState } from 'react';
import { noteLookup } from '@/app/play/guide/pointing';

/** Browsers refuse an address that changes with every letter. */
const SETTLED_MS = 350;

/** A first letter asks for nothing yet; LP and AW do. */
const SHORTEST_WORD = 2;

interface ParamSetter {
  readonly setParams: (params: { readonly q: string | undefined }) => void;
}

interface Query {
  readonly text: string;
  readonly setText: (text: string) => void;
  /** Whoever changes the address now takes what is typed along: a reload finds all of it or nothing new. */
  readonly settle: () => void;
}

/** The text in the field at once, in the address a moment later; a new address wins. */
export function useQuery(address: string, onType: (text: string) => void): Query {
  const navigation = useNavigation() as unknown as ParamSetter;
  const [text, setText] = useState(address);
  const [known, setKnown] = useState(address);
  const waiting = useRef<{ readonly text: string; readonly timer: Timer } | null>(null);
  if (address !== known) {
    setKnown(address);
    setText(address);
  }
  useEffect(() => () => clearTimeout(waiting.current?.timer), []);
  const settle = useCallback(() => {
    if (waiting.current === null) return;
    clearTimeout(waiting.current.timer);
    const next = waiting.current.text;
    waiting.current = null;
    setKnown(next);
    if (next.trim().length >= SHORTEST_WORD) noteLookup();
    navigation.setParams({ q: next === '' ? undefined : next });
  }, [navigation]);
  const change = useCallback(
    (next: string) => {
      setText(next);
      onType(next.trim());
      clearTimeout(waiting.current?.timer);
      waiting.current = { text: next, timer: setTimeout(settle, SETTLED_MS) };
    },
    [settle, onType],
  );
  return { text, setText: change, settle };
}

type Timer = ReturnType<typeof setTimeout>;
