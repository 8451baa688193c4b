import { useState } from 'react';
import { canonicalText, hashText } from '@/src/rules/plain';
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

const same = (one: unknown, other: unknown): boolean => canonicalText(one) === canonicalText(other);

interface Form<Value> {
  readonly first: (typed: unknown) => Value;
  /** Undefined: as it was at first, nothing to remember. */
  readonly kept: (draft: Value) => unknown;
}

function useForm<Value>(key: string, { first, kept }: Form<Value>): Draft<Value> {
  const { typing } = useSession();
  const [draft, setDraft] = useState<Value>(() => first(typing.typed(key)));
  const change = (next: Value) => {
    const keep = kept(next);
    if (keep === undefined) typing.done(key);
    else typing.change(key, keep);
    setDraft(next);
  };
  return [draft, change, () => typing.done(key)];
}

/**
 * A form loses nothing, whether it is left, the app is closed or the device dies: whoever comes
 * again finds it as it was.
 */
export const useDraft = <Value>(key: string, blank: Value): Draft<Value> =>
  useForm(key, {
    first: (typed) => (typed !== undefined && looksLike(typed, blank) ? (typed as Value) : blank),
    kept: (draft) => (same(draft, blank) ? undefined : draft),
  });

const useCampaignKey = (key: string): string => {
  const campaign = useGameView(({ open }) => open?.id ?? '');
  return `${key} of ${campaign}`;
};

/** A form that belongs to the open campaign. */
export const useCampaignDraft = <Value>(key: string, blank: Value): Draft<Value> =>
  useDraft(useCampaignKey(key), blank);

/** A form that changes what is stored: what was typed about an earlier state of it is out of date. */
export function useChangeDraft<Value>(key: string, stored: Value): Draft<Value> {
  const kept = { of: hashText(canonicalText(stored)), value: stored };
  return useForm(key, {
    first: (typed) => {
      const known = typed !== undefined && looksLike(typed, kept) ? (typed as typeof kept) : kept;
      return known.of === kept.of ? known.value : stored;
    },
    kept: (draft) => (same(draft, stored) ? undefined : { ...kept, value: draft }),
  });
}

export const useCampaignChangeDraft = <Value>(key: string, stored: Value): Draft<Value> =>
  useChangeDraft(useCampaignKey(key), stored);
