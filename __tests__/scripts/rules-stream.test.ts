import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { nodeRun, ROOT } from './run-rules';

// Child processes share the machine with everything else.

const START = '"op":"startOfTurn","kind":"hero","hp":5,"maxHp":10,"tokens":{}';
const good = (id: string): string => `{"id":${id},${START}}`;
const nested = (depth: number, open: string, close: string): string =>
  open.repeat(depth) + close.repeat(depth);

/** id, then error code or `ok`. */
const summaries = (input: string | Buffer): string[] => {
  const { status, answers } = nodeRun(input);
  expect(status).toBe(0);
  return answers.map(({ id, error }) => `${JSON.stringify(id)} ${error?.code ?? 'ok'}`);
};

describe('lines', () => {
  test.each<[name: string, input: string, answers: string[]]>([
    ['nothing', '', []],
    ['blank lines', '\n \n\t\r\n\n', []],
    ['no final line feed', `${good('1')}\n${good('2')}`, ['1 ok', '2 ok']],
    ['CRLF', `${good('1')}\r\n\r\n${good('2')}\r\n`, ['1 ok', '2 ok']],
    ['a byte order mark', `\ufeff${good('1')}\n`, ['1 ok']],
    ['a byte order mark alone', '\ufeff\n', []],
    [
      'a byte order mark later on is no JSON',
      `${good('1')}\n\ufeff${good('2')}`,
      ['1 ok', 'null bad-json'],
    ],
    ['line separators inside a text', good('"\u2028\u2029\u0085"'), ['"\u2028\u2029\u0085" ok']],
    ['no id', `{${START}}`, ['null ok']],
    [
      'any id',
      ['"ü"', '[1,{"a":null}]', 'false', '0'].map(good).join('\n'),
      ['"ü" ok', '[1,{"a":null}] ok', 'false ok', '0 ok'],
    ],
    [
      'not JSON',
      'x\n{\n{"id":1,}\nNaN\n{"id":Infinity}\n\u0000\n',
      Array<string>(6).fill('null bad-json'),
    ],
    [
      'no object',
      '1\n"x"\nnull\ntrue\n[]\n[{"op":"turnOrder"}]',
      Array<string>(6).fill('null bad-input'),
    ],
    ['no op', '{}\n{"id":7}', ['null bad-input', '7 bad-input']],
    ['op no word', '{"id":1,"op":5}\n{"id":2,"op":null}', ['1 bad-input', '2 bad-input']],
    [
      'other words',
      '{"id":1,"op":"dance"}\n{"id":2,"op":""}\n{"id":3,"op":"toString"}\n{"id":4,"op":"__proto__"}',
      [1, 2, 3, 4].map((id) => `${id} unknown-op`),
    ],
    [
      'numbers out of reach',
      '{"id":1,"op":"startOfTurn","kind":"hero","hp":1e999,"maxHp":1,"tokens":{}}\n{"id":2,"op":"startOfTurn","kind":"hero","hp":1e300,"maxHp":1,"tokens":{}}',
      ['1 bad-input', '2 bad-input'],
    ],
    [
      'keys of the prototype',
      ['__proto__', 'constructor', 'toString', 'hasOwnProperty']
        .map((key) => `{"id":1,${START},"${key}":{}}`)
        .join('\n'),
      Array<string>(4).fill('1 bad-input'),
    ],
    ['an id with keys of the prototype', good('{"__proto__":1}'), ['{"__proto__":1} ok']],
  ])('%s', (_name, input, answers) => {
    expect(summaries(input)).toEqual(answers);
  });

  test('lone surrogates come back as they were', () => {
    expect(nodeRun(good('"\\ud800"')).lines).toEqual([
      expect.stringContaining('{"id":"\\ud800","ok":true') as string,
    ]);
  });

  test('bytes that are no UTF-8 do not stop it', () => {
    const broken = Buffer.concat([Buffer.from([0xff, 0xfe, 0x0a]), Buffer.from(good('1'))]);
    expect(summaries(broken)).toEqual(['null bad-json', '1 ok']);
  });

  test('the path of a bad line is empty, of a missing op its key', () => {
    const { answers } = nodeRun('x\n[]\n{}\n{"op":"dance"}');
    expect(answers.map(({ error }) => error?.path)).toEqual(['', '', 'op', 'op']);
  });
});

describe('huge lines', () => {
  test('deep nesting in an id comes back, elsewhere it is bad input', () => {
    const deep = [nested(200_000, '[', ']'), nested(100_000, '{"a":', '}').replace(':}', ':1}')];
    const input = [
      ...deep.map(good),
      `{"id":1,"op":"startOfTurn","tokens":${String(deep[0])},"kind":"hero","hp":1,"maxHp":1}`,
      '['.repeat(1_000_000),
      good('2'),
    ].join('\n');
    const { lines } = nodeRun(input);
    expect(lines.slice(0, 2).map((line) => line.indexOf('"ok":true') > 100_000)).toEqual([
      true,
      true,
    ]);
    expect(lines[0]?.startsWith(`{"id":${String(deep[0])},"ok"`)).toBe(true);
    expect(lines[1]?.startsWith(`{"id":${String(deep[1])},"ok"`)).toBe(true);
    expect(lines.slice(2).map((line) => /bad-\w+|"ok":true/.exec(line)?.[0])).toEqual([
      'bad-input',
      'bad-json',
      '"ok":true',
    ]);
  });

  test('twenty million characters are answered, seventy million are refused, then it goes on', () => {
    const long = good(`"${'a'.repeat(20_000_000)}"`);
    const { lines } = nodeRun(`${long}\n${'b'.repeat(70_000_000)}\n${good('3')}`);
    expect(lines.map((line) => line.length > 20_000_000)).toEqual([true, false, false]);
    expect(lines[1]).toContain('"code":"bad-json"');
    expect(lines[2]).toContain('"id":3,"ok":true');
  });

  test('more choices than fit into memory are refused', () => {
    const allies = Array.from({ length: 40 }, (_, i) => ({
      id: `a${i}`,
      kind: 'animal',
      at: [i, 2],
    }));
    const monster = { id: 'm', at: [0, 0], size: 'small', move: 0, attack: 'magic', damage: 1 };
    const board = { terrain: Array<string>(3).fill('.'.repeat(40)) };
    const turn = (multishot: number) =>
      JSON.stringify({
        op: 'monsterTurn',
        board,
        heroes: [],
        allies,
        monster: { ...monster, abilities: { multishot } },
      });
    const { answers } = nodeRun([turn(20), turn(2), turn(40)].join('\n'));
    expect(answers.map(({ ok }) => ok)).toEqual([false, true, true]);
    expect(answers[0]?.error?.path).toBe('allies');
    expect(answers[1]?.answer?.['options']).toHaveLength((40 * 39) / 2);
    expect(answers[2]?.answer?.['options']).toHaveLength(1);
  });
});

describe('streaming', () => {
  const start = () =>
    spawn(process.execPath, ['--max-old-space-size=64', 'scripts/rules.mjs'], {
      cwd: ROOT,
      stdio: ['pipe', 'pipe', 'inherit'],
    });

  test('answers each line before the next one comes, and characters cut in two', async () => {
    const child = start();
    const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const next = async () => JSON.parse(String((await answers.next()).value)) as { id: unknown };
    child.stdin.write(`${good('1')}\n`);
    expect((await next()).id).toBe(1);
    const bytes = Buffer.from(`${good('"ä🗡"')}\n`);
    const cut = bytes.indexOf(0xc3) + 1;
    child.stdin.write(bytes.subarray(0, cut));
    await new Promise((resolve) => setTimeout(resolve, 50));
    child.stdin.write(bytes.subarray(cut));
    expect((await next()).id).toBe('ä🗡');
    child.stdin.end();
    expect(await once(child, 'close')).toEqual([0, null]);
  });

  /** In MB; undefined where the system does not tell. */
  const memoryOf = (pid: number | undefined): number | undefined => {
    try {
      const status = readFileSync(`/proc/${String(pid)}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    } catch {
      return undefined;
    }
  };

  test('ten thousand cases of 10 kB need no more memory than a thousand', async () => {
    const child = start();
    const padding = 'x'.repeat(10_000);
    const feed = (async () => {
      for (let id = 0; id < 10_000; id++) {
        const more = child.stdin.write(`${good(`"${id} ${padding}"`)}\n`);
        if (!more) await once(child.stdin, 'drain');
      }
      child.stdin.end();
    })();
    let count = 0;
    const seen = new Map<number, number | undefined>();
    for await (const line of createInterface({ input: child.stdout })) {
      expect(line.startsWith(`{"id":"${count} x`)).toBe(true);
      count += 1;
      if (count === 1_000 || count === 9_900) seen.set(count, memoryOf(child.pid));
    }
    await feed;
    expect(count).toBe(10_000);
    const [early, late] = [...seen.values()];
    if (early === undefined || late === undefined) return;
    process.stdout.write(
      `rules: ${early.toFixed(0)} MB after 1,000 cases, ${late.toFixed(0)} MB after 9,900\n`,
    );
    expect(late - early).toBeLessThan(60);
  });
});
