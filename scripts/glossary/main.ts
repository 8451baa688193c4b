import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { readLines } from '../rules/lines';
import { answerLine } from './answer';

const NOT_ALL_ANSWERED = 1;

/** The answers to the lines of one chunk go out together; waits where the reader is slower. */
const answerAll = async (input: Readable, output: Writable): Promise<number> => {
  for await (const lines of readLines(input)) {
    const answers = lines.flatMap((line) => answerLine(line) ?? []);
    if (answers.length === 0) continue;
    if (!output.write(`${answers.join('\n')}\n`)) await once(output, 'drain');
  }
  return 0;
};

/** Streams questions to answers; resolves to the exit code. */
export const main = (input: Readable, output: Writable): Promise<number> =>
  Promise.race([answerAll(input, output), once(output, 'error').then(() => NOT_ALL_ANSWERED)]);
