import { fail, ok, type Result } from '@/src/rules';
import { DEEPEST_NESTING, MAX_FILE_BYTES, type FileRefusal, type FileRefusalCode } from './format';

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
/** `{` and `[` differ in one bit, `}` and `]` likewise. */
const CASE_BIT = 0x20;
const OPENER = 0x7b;
const CLOSER = 0x7d;

type Structure = 'whole' | 'truncated' | 'too-nested';

/** Where the string that begins before `from` ends, -1 if it does not. */
function endOfString(bytes: Uint8Array, from: number): number {
  for (
    let quote = bytes.indexOf(QUOTE, from);
    quote >= 0;
    quote = bytes.indexOf(QUOTE, quote + 1)
  ) {
    let before = quote;
    while (before > from && bytes[before - 1] === BACKSLASH) before -= 1;
    if ((quote - before) % 2 === 0) return quote;
  }
  return -1;
}

/**
 * Brackets outside of strings, counted before anything is parsed: parsers recurse. Strings, which
 * make up most of a file, are left to the engine's own search: phones interpret this loop.
 */
export function structureOf(bytes: Uint8Array): Structure {
  let depth = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0;
    if (byte === QUOTE) {
      index = endOfString(bytes, index + 1);
      if (index < 0) return 'truncated';
    } else if ((byte | CASE_BIT) === OPENER) depth += 1;
    else if ((byte | CASE_BIT) === CLOSER) depth -= 1;
    if (depth > DEEPEST_NESTING) return 'too-nested';
  }
  return depth > 0 ? 'truncated' : 'whole';
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
