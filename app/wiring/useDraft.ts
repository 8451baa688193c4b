import { useState } from 'react';
import { useGameView } from './game';
import { useSession } from './session';

type Draft<Value> = readonly [
  draft: Value,
  change: (draft: Value) => void,
  /** What was entered is used: the next one begins anew. */
  finish: () => void,
];

/** A draft of an earlier version of the app may look different: then the form begins anew. */
const looksLike = (value: unknown, blank: unknown): boolean => {
  if (value === null || blank === null) return true;
  if (typeof value !== typeof blank || Array.isArray(value) !== Array.isArray(blank)) return false;
  return (
    typeof blank !== 'object' ||
    Object.entries(blank as object).every(
      ([name, part]) =>
        name in (value as object) && looksLike((value as Record<string, unknown>)[name], part),
    )
  );
};

/**
 * A form loses nothing, whether it is left, the app is closed or the device dies: whoever comes
 * again finds it as it was.
 */
export function useDraft<Value>(key: string, blank: Value): Draft<Value> {
  const { typing } = useSession();
  const [draft, setDraft] = useState<Value>(() => {
    const typed = typing.typed(key);
    return typed !== undefined && looksLike(typed, blank) ? (typed as Value) : blank;
  });
  const change = (next: Value) => {
    typing.change(key, next);
    setDraft(next);
  };
  return [draft, change, () => typing.done(key)];
}

/** A form that belongs to the open campaign. */
export function useCampaignDraft<Value>(key: string, blank: Value): Draft<Value> {
  const campaign = useGameView(({ open }) => open?.id ?? '');
  return useDraft(`${key} of ${campaign}`, blank);
}
