import type { SqlValue } from '../database';

/**
 * Rows as they lie on the pages of a file, for when the first page, which says where each table
 * begins, is lost (https://www.sqlite.org/fileformat2.html#b_tree_pages).
 */
export const PAGE_BYTES = 4096;

const TABLE_LEAF = 0x0d;
const INDEX_LEAF = 0x0a;
const INDEX_INNER = 0x02;
/** No row of ours is longer; whoever says so is no row. */
const MAX_ROW_BYTES = 4_000_000;
/** A forged file may name the same bytes again and again. */
const MAX_READS = 4;

export interface RawRow {
  /** Null: of a table without row ids. */
  readonly rowid: number | null;
  readonly values: readonly SqlValue[];
}

interface File {
  readonly bytes: Uint8Array;
  readonly view: DataView;
  /** So much may still be read of it. */
  left: number;
}

type Varint = readonly [value: number, next: number];

function varintAt({ view }: File, at: number): Varint {
  let value = 0;
  for (let n = 0; n < 8; n += 1) {
    const byte = view.getUint8(at + n);
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return [value, at + n + 1];
  }
  return [value * 256 + view.getUint8(at + 8), at + 9];
}

/** How much of a row lies on its own page; the rest goes on elsewhere. */
function localBytes(length: number, isTable: boolean): number {
  const most = isTable ? PAGE_BYTES - 35 : Math.floor(((PAGE_BYTES - 12) * 64) / 255) - 23;
  if (length <= most) return length;
  const least = Math.floor(((PAGE_BYTES - 12) * 32) / 255) - 23;
  const fitting = least + ((length - least) % (PAGE_BYTES - 4));
  return fitting <= most ? fitting : least;
}

/** Null: it leads out of the file. */
function payloadAt(file: File, at: number, length: number, isTable: boolean): Uint8Array | null {
  file.left -= length;
  if (length > MAX_ROW_BYTES || file.left < 0) return null;
  const payload = new Uint8Array(length);
  let filled = localBytes(length, isTable);
  payload.set(file.bytes.subarray(at, at + filled));
  let next = filled < length ? file.view.getUint32(at + filled) : 0;
  while (filled < length) {
    const from = (next - 1) * PAGE_BYTES;
    if (next < 2 || from + PAGE_BYTES > file.bytes.length) return null;
    const part = file.bytes.subarray(from + 4, from + Math.min(PAGE_BYTES, 4 + length - filled));
    payload.set(part, filled);
    filled += part.length;
    next = file.view.getUint32(from);
  }
  return payload;
}

const INTEGER_BYTES = [0, 1, 2, 3, 4, 6, 8] as const;

function integerAt(view: DataView, at: number, bytes: number): number {
  let value = bytes === 0 ? 0 : view.getInt8(at);
  for (let n = 1; n < bytes; n += 1) value = value * 256 + view.getUint8(at + n);
  return value;
}

const bytesOf = (type: number): number =>
  INTEGER_BYTES[type] ?? (type === 7 ? 8 : type < 12 ? 0 : Math.floor((type - 12) / 2));

function valueAt(row: File, type: number, at: number): SqlValue {
  if (type === 0) return null;
  if (type === 7) return row.view.getFloat64(at);
  if (type === 8 || type === 9) return type - 8;
  if (type < 7) return integerAt(row.view, at, bytesOf(type));
  return new TextDecoder().decode(row.bytes.subarray(at, at + bytesOf(type)));
}

const fileOf = (bytes: Uint8Array): File => ({
  bytes,
  view: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  left: MAX_READS * bytes.length,
});

/** Null: it is no row, or not one of so many columns. */
function valuesIn(payload: Uint8Array, columns: number): readonly SqlValue[] | null {
  const row = fileOf(payload);
  const [head, first] = varintAt(row, 0);
  const types: number[] = [];
  for (let at = first; at < head;) {
    const [type, next] = varintAt(row, at);
    types.push(type);
    at = next;
  }
  if (types.length !== columns) return null;
  let at = head;
  const values = types.map((type) => {
    const value = valueAt(row, type, at);
    at += bytesOf(type);
    return value;
  });
  return at === payload.length ? values : null;
}

function rowAt(file: File, kind: number, at: number, columns: number): RawRow | null {
  const isTable = kind === TABLE_LEAF;
  const [length, afterLength] = varintAt(file, kind === INDEX_INNER ? at + 4 : at);
  const [rowid, body] = isTable ? varintAt(file, afterLength) : [null, afterLength];
  const payload = payloadAt(file, body, length, isTable);
  const values = payload === null ? null : valuesIn(payload, columns);
  return values === null ? null : { rowid, values };
}

/** Damage within a page costs the rows it lies on. */
function orNull<Value>(read: () => Value | null): Value | null {
  try {
    return read();
  } catch (cause) {
    if (cause instanceof RangeError) return null;
    throw cause;
  }
}

/** Every row of so many columns: of a table with row ids, or of one that is its own index. */
export function rowsOnPages(
  bytes: Uint8Array,
  of: 'table' | 'index',
  columns: number,
): readonly RawRow[] {
  const file = fileOf(bytes);
  const kinds = of === 'table' ? [TABLE_LEAF] : [INDEX_LEAF, INDEX_INNER];
  const rows: RawRow[] = [];
  for (let page = PAGE_BYTES; page + PAGE_BYTES <= bytes.length; page += PAGE_BYTES) {
    const kind = file.view.getUint8(page);
    if (!kinds.includes(kind)) continue;
    const count = file.view.getUint16(page + 3);
    const cells = page + (kind === INDEX_INNER ? 12 : 8);
    for (let n = 0; n < count && cells + 2 * n + 2 <= page + PAGE_BYTES; n += 1) {
      const at = page + file.view.getUint16(cells + 2 * n);
      const row = orNull(() => rowAt(file, kind, at, columns));
      if (row !== null) rows.push(row);
    }
  }
  return rows;
}
