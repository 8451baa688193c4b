import type { SettingsPort } from '../port';
import { parseJson } from '../schema/json';

/** So long after the last key what was typed is saved. */
export const MOMENT_MS = 600;

const DRAFT = 'draft.';

/** A place that can be written in the moment a page closes; nothing else is quick enough then. */
export interface LastMoment {
  keep(text: string | null): void;
  read(): string | null;
}

/** True: it is safe where it belongs, and no draft of it is needed any more. */
type Save = () => Promise<boolean>;

/** What players typed and no command has taken yet: notes on their way, forms half filled. */
export interface Typing {
  load(): Promise<void>;
  /** Undefined: nothing that waits. */
  typed(key: string): unknown;
  /** Without a `save` of its own it is kept as a draft until `done`. */
  change(key: string, value: unknown, save?: Save): void;
  /** It is used or no longer wanted. */
  done(key: string): void;
  /** Everything that waits is saved now. */
  flush(): Promise<void>;
  /** The app goes out of sight, maybe for good. */
  leave(): Promise<void>;
}

interface Waiting {
  readonly save: Save;
  readonly timer: ReturnType<typeof setTimeout>;
}

const draftsIn = (
  texts: Readonly<Record<string, string>>,
): readonly (readonly [string, unknown])[] =>
  Object.entries(texts)
    .filter(([key]) => key.startsWith(DRAFT))
    .map(([key, text]) => [key.slice(DRAFT.length), parseJson(text)] as const)
    .filter(([, value]) => value !== undefined && value !== null);

const rescued = (text: string | null): readonly (readonly [string, unknown])[] => {
  const read = text === null ? null : parseJson(text);
  return typeof read === 'object' && read !== null ? Object.entries(read) : [];
};

/** Half-filled forms on disk. */
function createDrafts(settings: SettingsPort) {
  const onDisk = new Map<string, unknown>();
  return {
    holds: (key: string, value: unknown): boolean => onDisk.get(key) === value,
    read: async () => {
      const found = draftsIn(await settings.read());
      for (const [key, value] of found) onDisk.set(key, value);
      return found;
    },
    keep: async (key: string, value: unknown): Promise<void> => {
      await settings.write(DRAFT + key, JSON.stringify(value ?? null));
      onDisk.set(key, value);
    },
    drop: (key: string): void => {
      if (onDisk.delete(key)) void settings.remove(DRAFT + key).catch(() => undefined);
    },
  };
}

export function createTyping(settings: SettingsPort, last: LastMoment): Typing {
  const values = new Map<string, unknown>();
  const waiting = new Map<string, Waiting>();
  const drafts = createDrafts(settings);
  const unsaved = () => [...values].filter(([key, value]) => !drafts.holds(key, value));
  /** Once everything is where it belongs, what was kept for the last moment is out of date. */
  const tidy = (): void => {
    const late = unsaved();
    if (late.length === 0) last.keep(null);
    else if (last.read() !== null) last.keep(JSON.stringify(Object.fromEntries(late)));
  };
  const keepDraft = async (key: string): Promise<boolean> => {
    await drafts.keep(key, values.get(key));
    if (!values.has(key)) drafts.drop(key);
    return false;
  };
  const saveNow = async (key: string): Promise<void> => {
    const due = waiting.get(key);
    if (due === undefined) return;
    clearTimeout(due.timer);
    waiting.delete(key);
    const value = values.get(key);
    const safe = await due.save().catch(() => false);
    // Whoever typed on meanwhile has a newer value, which waits for its own moment.
    if (safe && values.get(key) === value && values.delete(key)) drafts.drop(key);
    tidy();
  };
  const flush = async (): Promise<void> =>
    void (await Promise.all([...waiting.keys()].map(saveNow)));
  const forget = (key: string): void => {
    clearTimeout(waiting.get(key)?.timer);
    waiting.delete(key);
  };
  return {
    load: async () => {
      const kept = await drafts.read();
      const late = rescued(last.read());
      for (const [key, value] of [...kept, ...late]) values.set(key, value);
      await Promise.allSettled(late.map(([key]) => keepDraft(key)));
      tidy();
    },
    typed: (key) => values.get(key),
    change: (key, value, save = () => keepDraft(key)) => {
      forget(key);
      values.set(key, value);
      waiting.set(key, { save, timer: setTimeout(() => void saveNow(key), MOMENT_MS) });
    },
    done: (key) => {
      forget(key);
      values.delete(key);
      drafts.drop(key);
      tidy();
    },
    flush,
    leave: async () => {
      const late = unsaved();
      if (late.length === 0) return;
      last.keep(JSON.stringify(Object.fromEntries(late)));
      await flush();
    },
  };
}
