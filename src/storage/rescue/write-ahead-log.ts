/**
 * A damaged file is handed out as it is, unchanged on disk. What was committed last may still be in
 * the write-ahead log beside it: the copy gets those pages as SQLite itself would read them
 * (https://www.sqlite.org/fileformat2.html#walformat).
 */
const LITTLE_ENDIAN = 0x377f0682;
const BIG_ENDIAN = 0x377f0683;
const HEADER_BYTES = 32;
const FRAME_HEADER_BYTES = 24;
const CHECKED_OF_FRAME_HEADER = 8;

type Sum = readonly [number, number];

interface Log {
  readonly view: DataView;
  readonly pageBytes: number;
  readonly littleEndian: boolean;
  /** Frames of an earlier round carry another salt. */
  readonly salt: Sum;
  readonly sum: Sum;
}

interface Frame {
  readonly page: number;
  /** Pages of the file after this commit; 0 inside of a transaction. */
  readonly pages: number;
  readonly at: number;
  readonly sum: Sum;
}

function checksum(view: DataView, from: number, bytes: number, start: Sum, little: boolean): Sum {
  let [a, b] = start;
  for (let at = from; at < from + bytes; at += 8) {
    a = (a + view.getUint32(at, little) + b) >>> 0;
    b = (b + view.getUint32(at + 4, little) + a) >>> 0;
  }
  return [a, b];
}

const pairAt = (view: DataView, at: number): Sum => [view.getUint32(at), view.getUint32(at + 4)];

const same = (one: Sum, other: Sum): boolean => one[0] === other[0] && one[1] === other[1];

function logOf(bytes: Uint8Array): Log | null {
  if (bytes.length < HEADER_BYTES) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const magic = view.getUint32(0);
  if (magic !== LITTLE_ENDIAN && magic !== BIG_ENDIAN) return null;
  const littleEndian = magic === LITTLE_ENDIAN;
  const sum = checksum(view, 0, HEADER_BYTES - 8, [0, 0], littleEndian);
  if (!same(sum, pairAt(view, HEADER_BYTES - 8))) return null;
  return { view, littleEndian, sum, pageBytes: view.getUint32(8), salt: pairAt(view, 16) };
}

function frameAt({ view, pageBytes, littleEndian, salt }: Log, at: number, sum: Sum): Frame | null {
  const body = at + FRAME_HEADER_BYTES;
  if (body + pageBytes > view.byteLength || !same(salt, pairAt(view, at + 8))) return null;
  const head = checksum(view, at, CHECKED_OF_FRAME_HEADER, sum, littleEndian);
  const whole = checksum(view, body, pageBytes, head, littleEndian);
  if (!same(whole, pairAt(view, at + 16))) return null;
  return { page: view.getUint32(at), pages: view.getUint32(at + 4), at: body, sum: whole };
}

/** Up to the last commit; what follows never happened. */
function committedFrames(log: Log): readonly Frame[] {
  const frames: Frame[] = [];
  let committed = 0;
  for (let at = HEADER_BYTES, sum = log.sum; ; at += FRAME_HEADER_BYTES + log.pageBytes) {
    const frame = frameAt(log, at, sum);
    if (frame === null) return frames.slice(0, committed);
    frames.push(frame);
    sum = frame.sum;
    if (frame.pages > 0) committed = frames.length;
  }
}

export function withWriteAheadLog(
  main: Uint8Array<ArrayBuffer>,
  wal: Uint8Array,
): Uint8Array<ArrayBuffer> {
  const log = logOf(wal);
  const frames = log === null ? [] : committedFrames(log);
  const pages = frames.at(-1)?.pages;
  if (log === null || pages === undefined) return main;
  const whole = new Uint8Array(Math.max(pages * log.pageBytes, main.length));
  whole.set(main);
  for (const { page, at } of frames) {
    if (page <= pages) {
      whole.set(wal.subarray(at, at + log.pageBytes), (page - 1) * log.pageBytes);
    }
  }
  return whole;
}
