import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { answerLine } from './answer';
import { readLines } from './lines';

/** Answers are handed on in portions of about this size. */
const PORTION = 64 * 1024;

const NOT_ALL_ANSWERED = 1;

/** Waits where the reader is slower than we are, so answers never pile up. */
const send = async (output: Writable, text: string): Promise<void> => {
  if (text !== '' && !output.write(text)) await once(output, 'drain');
};

/** Streams cases to answers; resolves to the exit code. */
export const main = async (input: Readable, output: Writable): Promise<number> => {
  const closed = once(output, 'error').then(() => NOT_ALL_ANSWERED);
  const answered = answerAll(input, output).then(() => 0);
  return Promise.race([answered, closed]);
};

const answerAll = async (input: Readable, output: Writable): Promise<void> => {
  for await (const lines of readLines(input)) {
    let text = '';
    for (const line of lines) {
      const answer = answerLine(line);
      if (answer !== undefined) text += `${answer}\n`;
      if (text.length >= PORTION) {
        await send(output, text);
        text = '';
      }
    }
    await send(output, text);
  }
};
