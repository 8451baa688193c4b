import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { GameCommand } from '@/src/rules';
import { useGame, useTry } from './game';
import { useSession } from './session';

export interface TypedText {
  readonly text: string;
  readonly change: (text: string) => void;
  /** The field is left: what comes later is a step of its own. */
  readonly leave: () => void;
  /** Set when it could not be saved; the reason was said, the text is kept. */
  readonly retry: (() => void) | null;
}

type CommandFor = (text: string) => GameCommand;

/** Saves a text; what is typed on without a pause of the field is one step of the history. */
function useSaving(commandFor: CommandFor) {
  const game = useGame();
  const attempt = useTry();
  const [campaign] = useState(() => game.store.getState().open?.id);
  const newest = useRef(commandFor);
  useLayoutEffect(() => {
    newest.current = commandFor;
  });
  const row = useRef<string | null>(null);
  const save = async (text: string): Promise<boolean> => {
    if (game.store.getState().open?.id !== campaign) return false;
    const step = row.current === null ? {} : { step: { after: row.current } };
    const saved = await attempt(game.dispatch(newest.current(text), step));
    if (saved === undefined) return false;
    row.current = saved.rows.at(-1)?.id ?? row.current;
    return true;
  };
  const close = () => {
    row.current = null;
  };
  return { save, close };
}

/** Saved a moment after the last key, when the field or the app is left, and after a crash. */
export function useTypedText(key: string, stored: string, commandFor: CommandFor): TypedText {
  const { typing } = useSession();
  const [left] = useState(() => typing.typed(key));
  /** Null: as it is stored. */
  const [draft, setDraft] = useState(typeof left === 'string' && left !== stored ? left : null);
  const [failed, setFailed] = useState(false);
  const { save, close } = useSaving(commandFor);
  const change = (text: string) => {
    setDraft(text);
    typing.change(key, text, async () => {
      const saved = await save(text);
      setFailed(!saved);
      if (saved) setDraft((now) => (now === text ? null : now));
      return saved;
    });
  };
  const first = useRef(() => (draft === null ? typing.done(key) : change(draft)));
  useEffect(() => {
    first.current();
    return () => void typing.flush();
  }, [typing]);
  const leave = () => void typing.flush().then(close);
  const retry = () => {
    change(draft ?? stored);
    void typing.flush();
  };
  return { text: draft ?? stored, change, leave, retry: failed && draft !== null ? retry : null };
}
