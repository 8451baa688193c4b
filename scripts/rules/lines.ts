/** Longer lines are not kept: the answer says so and the stream goes on. */
export const LONGEST_LINE = 64 * 1024 * 1024;

/** Undefined stands for a line beyond {@link LONGEST_LINE}. */
export type Line = string | undefined;

const NEWLINE = 0x0a;
const BYTE_ORDER_MARK = '\ufeff';

/** Gathers the bytes of one line across chunks, so that no character is cut in two. */
class OpenLine {
  private pieces: Uint8Array[] = [];
  private length = 0;

  get isEmpty(): boolean {
    return this.length === 0;
  }

  add(bytes: Uint8Array): void {
    this.length += bytes.length;
    if (this.length <= LONGEST_LINE) this.pieces.push(bytes);
    else this.pieces = [];
  }

  close(): Line {
    const text = this.length <= LONGEST_LINE ? Buffer.concat(this.pieces).toString() : undefined;
    this.pieces = [];
    this.length = 0;
    return text;
  }
}

/**
 * The lines of a byte stream, those of one chunk together so that each chunk is answered at once.
 * Splits at line feeds only: other line separators may stand inside JSON strings.
 */
export async function* readLines(source: AsyncIterable<Uint8Array>): AsyncGenerator<Line[]> {
  const open = new OpenLine();
  let first = true;
  const close = (): Line => {
    const line = open.close();
    const text = first && line?.startsWith(BYTE_ORDER_MARK) ? line.slice(1) : line;
    first = false;
    return text;
  };
  for await (const chunk of source) {
    const lines: Line[] = [];
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      open.add(chunk.subarray(start, end));
      lines.push(close());
      start = end + 1;
    }
    if (start < chunk.length) open.add(chunk.subarray(start));
    if (lines.length > 0) yield lines;
  }
  if (!open.isEmpty) yield [close()];
}
