import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmRun, type Answer } from './run-rules';

// Worked out by hand from the rules text, not copied from the program: one JSON row per line.
// A row sends either `send` with its name as id, or the text `line` as it stands.

interface Row {
  readonly name: string;
  readonly send?: Readonly<Record<string, unknown>>;
  readonly line?: string;
  readonly id?: unknown;
  readonly skipped?: true;
  readonly answer?: Readonly<Record<string, unknown>>;
  readonly error?: string;
  readonly path?: string;
}

const FOLDER = join(__dirname, 'contract');

const rowsOf = (file: string): Row[] =>
  readFileSync(join(FOLDER, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);

const named = (file: string): (readonly [name: string, row: Row])[] =>
  rowsOf(file).map((row) => [`${file.replace('.ndjson', '')}: ${row.name}`, row]);

const ROWS = readdirSync(FOLDER).sort().flatMap(named);
const ANSWERED = ROWS.filter(([, row]) => row.skipped !== true);

const lineOf = (name: string, { send, line }: Row): string =>
  line ?? JSON.stringify({ id: name, ...send });

const answers = new Map<string, Answer>();

beforeAll(() => {
  const run = npmRun(`${ROWS.map(([name, row]) => lineOf(name, row)).join('\n')}\n`);
  expect(run.status).toBe(0);
  expect(run.answers).toHaveLength(ANSWERED.length);
  ANSWERED.forEach(([name], index) => {
    const answer = run.answers[index];
    if (answer) answers.set(name, answer);
  });
});

test('every row has a name of its own', () => {
  expect(new Set(ROWS.map(([name]) => name)).size).toBe(ROWS.length);
  expect(ROWS.length).toBeGreaterThan(600);
});

/** A row without a path leaves open which of two clashing places is named. */
const expectedError = ({ error, path }: Row): unknown => ({
  code: error,
  path: path ?? (expect.any(String) as unknown),
  message: expect.any(String) as unknown,
});

test.each(ANSWERED)('%s', (name, row) => {
  const id = row.line === undefined ? name : row.id;
  const expected = row.answer
    ? { id, ok: true, answer: row.answer }
    : { id, ok: false, error: expectedError(row) };
  expect(answers.get(name)).toStrictEqual(expected);
});
