import { StorageFault, type StorageFaultCode } from '../game/port-fault';

// expo-sqlite hands over words only, on the web without the error class or its number.
const SIGNS: readonly (readonly [StorageFaultCode, RegExp])[] = [
  ['storage-full', /disk is full|SQLITE_FULL|error code 13\b|quota/i],
  [
    'storage-damaged',
    /malformed|not a database|SQLITE_(CORRUPT|NOTADB)|error code (11|26)\b|damaged/i,
  ],
];

const messageOf = (cause: unknown): string =>
  cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);

export function asFault(cause: unknown): StorageFault {
  if (cause instanceof StorageFault) return cause;
  const message = messageOf(cause);
  const sign = SIGNS.find(([, pattern]) => pattern.test(message));
  return new StorageFault(sign?.[0] ?? 'storage-failed', message);
}
