import { spawnSync } from 'node:child_process';
import { PassThrough } from 'node:stream';
import { join } from 'node:path';
import { answerLine } from '@/scripts/glossary/answer';
import { main } from '@/scripts/glossary/main';
import { drunagorEntries, searchIn } from './games';

// A child process shares the machine with everything else.

const answer = (line: string): unknown => JSON.parse(answerLine(line) ?? 'null');

test('without a game all of them answer, and say which', () => {
  const { results } = answer('{"q":"Festung","lang":"de"}') as {
    readonly results: readonly { readonly game: string }[];
  };
  expect(results).toHaveLength(10);
  expect(new Set(results.map(({ game }) => game)).size).toBeGreaterThan(1);
});

test('answers with the ten best of the same engine as in the app', () => {
  const { search } = searchIn(drunagorEntries);
  const expected = search('monster', 'de', 10).map(({ entry }) => ({
    entry: entry.id,
    game: 'drunagor',
    ...entry.names,
  }));
  expect(expected).toHaveLength(10);
  expect(answer('{"id":"a","q":"monster","lang":"de","game":"drunagor"}')).toEqual({
    id: 'a',
    results: expected,
  });
});

test.each([
  ['no id', '{"q":"","lang":"de"}', null],
  ['an empty question', '{"id":1,"q":"","lang":"de"}', 1],
  ['a word no game knows', '{"id":[2],"q":"xqzvwk","lang":"de"}', [2]],
])('nothing found: %s', (_, line, id) => {
  expect(answer(line)).toEqual({ id, results: [] });
});

test.each([
  ['no JSON', '{', null, 'bad-json', ''],
  ['no object', '[1]', null, 'bad-input', ''],
  ['no question', '{"id":1,"lang":"de"}', 1, 'bad-input', 'q'],
  ['a question that is no text', '{"id":1,"q":7,"lang":"de"}', 1, 'bad-input', 'q'],
  ['no language', '{"id":1,"q":"x"}', 1, 'bad-input', 'lang'],
  ['another language', '{"id":1,"q":"x","lang":"fr"}', 1, 'bad-input', 'lang'],
  ['an unknown game', '{"id":1,"q":"x","lang":"de","game":"chess"}', 1, 'bad-input', 'game'],
  ['an unknown key', '{"id":1,"q":"x","lang":"de","op":"y"}', 1, 'bad-input', 'op'],
])('refused: %s', (_, line, id, code, path) => {
  expect(answer(line)).toMatchObject({ id, ok: false, error: { code, path } });
});

test('blank lines have no answer', () => {
  expect(answerLine(' \t\r')).toBeUndefined();
});

test('answers a line as soon as it is complete', async () => {
  const input = new PassThrough();
  const output = new PassThrough();
  const done = main(input, output);
  const next = (): Promise<string> =>
    new Promise((resolve) => output.once('data', (chunk: Buffer) => resolve(chunk.toString())));
  input.write('{"id":1,"q":"","lang":"de"}\n{"id":2,');
  expect(await next()).toBe('{"id":1,"results":[]}\n');
  input.end('"q":"","lang":"en"}');
  expect(await next()).toBe('{"id":2,"results":[]}\n');
  expect(await done).toBe(0);
});

test('the command itself', () => {
  const { status, stdout } = spawnSync(process.execPath, ['scripts/glossary.mjs'], {
    cwd: join(__dirname, '../..'),
    input: '{"id":1,"q":"vergiftet","lang":"de"}\n\nx\n',
  });
  const [found, bad, end] = stdout.toString().split('\n');
  expect(JSON.parse(found ?? '')).toMatchObject({
    id: 1,
    results: expect.arrayContaining([expect.objectContaining({ entry: 'poison' })]),
  });
  expect(JSON.parse(bad ?? '')).toMatchObject({ id: null, error: { code: 'bad-json' } });
  expect(end).toBe('');
  expect(status).toBe(0);
});
