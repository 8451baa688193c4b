import { useEffect, useRef, type RefObject } from 'react';
import { AccessibilityInfo, Platform } from 'react-native';

/** Android and browsers read live regions out by themselves; iOS has none and is told. */
const IS_TOLD = Platform.OS === 'ios';

export function announce(words: string, urgent = false): void {
  if (!IS_TOLD || words === '') return;
  AccessibilityInfo.announceForAccessibilityWithOptions(words, { queue: !urgent });
}

/** Elements know these since React Native 0.82; one that does not has nothing to say. */
interface Drawn {
  readonly tagName?: string;
  readonly textContent?: string;
  readonly children?: Iterable<Drawn>;
}

/** Text by text, as it is drawn: put together they would run into each other. */
function linesOf({ tagName, textContent = '', children = [] }: Drawn): readonly string[] {
  const parts = tagName === 'RN:Paragraph' ? [] : [...children];
  return parts.length === 0 ? [textContent] : parts.flatMap((part) => linesOf(part));
}

/** Says what is new in a region; what it began with only where it `appears` with its words. */
export function useAnnounced(
  region: RefObject<Drawn | null>,
  { appears, urgent }: { readonly appears: boolean; readonly urgent: boolean },
): void {
  const said = useRef<readonly string[] | null>(null);
  useEffect(() => {
    if (!IS_TOLD || region.current === null) return;
    const before = said.current ?? (appears ? [] : null);
    const lines = linesOf(region.current).filter((line) => line !== '');
    said.current = lines;
    if (before === null) return;
    announce(lines.filter((line) => !before.includes(line)).join('. '), urgent);
  });
}
