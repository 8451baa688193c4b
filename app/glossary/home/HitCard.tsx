import {
  createContext,
  memo,
  useCallback,
  useContext,
  useInsertionEffect,
  useMemo,
  useRef,
  type RefObject,
} from 'react';
import type { View } from 'react-native';
import { keyOfEntry, type EntryKey, type SearchHit } from '@/src/glossary';
import { useShownAt, type KeyPress } from '@/src/ui';
import { CardFrame } from '../parts/EntryCard';
import { EntryFace } from '../parts/EntryFace';

interface Shown {
  readonly hit: SearchHit;
  readonly withGame: boolean;
}

interface Place {
  readonly order: number;
  readonly selected: boolean;
  readonly onKey: (press: KeyPress, order: number) => void;
  readonly hold: (order: number, view: View | null) => void;
}

interface HitCardProps extends Shown, Place {
  readonly onOpen: (entry: EntryKey) => void;
}

const ShownContext = createContext<Shown | null>(null);

/** A place in the list of answers: the next letter's answer comes into the same frame, and only its face is drawn again. */
export const HitCard = memo(function HitCard({ hit, withGame, onOpen, ...place }: HitCardProps) {
  const latest = useRef(hit);
  useInsertionEffect(() => {
    latest.current = hit;
  });
  const open = useCallback(() => onOpen(keyOfEntry(latest.current.entry)), [onOpen]);
  return (
    <ShownContext value={useMemo(() => ({ hit, withGame }), [hit, withGame])}>
      <HitFrame {...place} onPress={open} shownAt={useShownAt(hit.entry)} />
    </ShownContext>
  );
});

interface HitFrameProps extends Place {
  readonly onPress: () => void;
  readonly shownAt: RefObject<number>;
}

const HitFrame = memo(function HitFrame({ order, onKey, hold, ...frame }: HitFrameProps) {
  return (
    <CardFrame {...frame} ref={(view) => hold(order, view)} onKey={(press) => onKey(press, order)}>
      <HitFace />
    </CardFrame>
  );
});

function HitFace() {
  const shown = useContext(ShownContext);
  if (shown === null) return null;
  const { entry, highlights, alias } = shown.hit;
  return (
    <EntryFace
      entry={entry}
      highlights={highlights}
      alias={alias?.text}
      withGame={shown.withGame}
    />
  );
}
