import { fail, ok, type Result } from '@/src/rules';
import { DEEPEST_NESTING, MAX_FILE_BYTES, type FileRefusal, type FileRefusalCode } from './format';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENERS: ReadonlySet<number> = new Set([0x7b, 0x5b]);
const CLOSERS: ReadonlySet<number> = new Set([0x7d, 0x5d]);

type Structure = 'whole' | 'truncated' | 'too-nested';

/** Brackets outside of strings, counted before anything is parsed: parsers recurse. */
export function structureOf(bytes: Uint8Array): Structure {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (inString) {
      if (byte === BACKSLASH) index += 1;
      else if (byte === QUOTE) inString = false;
    } else if (byte === QUOTE) inString = true;
    else if (OPENERS.has(byte)) depth += 1;
    else if (CLOSERS.has(byte)) depth -= 1;
    if (depth > DEEPEST_NESTING) return 'too-nested';
  }
  return inString || depth > 0 ? 'truncated' : 'whole';
}

const refuse = (code: FileRefusalCode) => fail<FileRefusal>({ code });

function decode(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** The file's JSON, if it is a text of a bearable size and shape. */
export function parseBytes(bytes: Uint8Array): Result<unknown, FileRefusal> {
  if (bytes.length > MAX_FILE_BYTES) return refuse('file-too-large');
  const text = decode(bytes);
  if (text === null || text.includes('\u0000')) return refuse('file-wrong-encoding');
  if (text.trimStart().startsWith('{') === false) return refuse('file-foreign');
  const structure = structureOf(bytes);
  if (structure === 'too-nested') return refuse('file-too-nested');
  if (structure === 'truncated') return refuse('file-truncated');
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return refuse('file-not-json');
  }
}
