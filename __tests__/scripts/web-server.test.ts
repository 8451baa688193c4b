import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'web-server-'));
const web = join(folder, 'web');
const secret = join(folder, 'secret.txt');

let server: ChildProcess;
let port: number;

const layOut = (root: string, script: string): void => {
  mkdirSync(root, { recursive: true });
  writeFileSync(join(root, 'index.html'), '<title>shell</title>');
  writeFileSync(join(root, 'app.js'), script);
};

/** As it comes over the wire, so that headers may be as bad as they like. */
async function ask(lines: readonly string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  socket.end(`${lines.join('\r\n')}\r\nConnection: close\r\n\r\n`);
  await once(socket, 'close');
  return Buffer.concat(parts).toString('latin1');
}

const get = (path: string, ...headers: string[]): Promise<string> =>
  ask([`GET ${path} HTTP/1.1`, ...(headers.length > 0 ? headers : ['Host: localhost'])]);

const statusOf = (answer: string): number => Number(answer.split(' ')[1]);

beforeAll(async () => {
  layOut(web, 'first');
  mkdirSync(join(web, '.well-known'));
  writeFileSync(join(web, '.well-known', 'apple-app-site-association'), '{"applinks":{}}');
  writeFileSync(secret, 'secret');
  symlinkSync(secret, join(web, 'link.txt'));
  symlinkSync(folder, join(web, 'above'));
  symlinkSync(join(web, 'app.js'), join(web, 'same.js'));
  server = spawn(process.execPath, [join(__dirname, '../../scripts/web/serve.mjs'), web]);
  const [line] = (await once(server.stdout as NodeJS.ReadableStream, 'data')) as [Buffer];
  port = Number(new URL(line.toString().trim()).port);
});

afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true, force: true });
});

const alive = async (): Promise<void> => {
  expect(server.exitCode).toBeNull();
  expect(await get('/app.js')).toContain('first');
};

describe('the web server', () => {
  it('serves files, and the shell for a screen', async () => {
    expect(await get('/app.js')).toContain('first');
    expect(await get('/table/play')).toContain('<title>shell</title>');
    expect(statusOf(await get('/none.js'))).toBe(404);
  });

  it('says that what it vouches for to iOS is JSON, though its name has no ending', async () => {
    const answer = await get('/.well-known/apple-app-site-association');
    expect(answer).toMatch(/content-type: application\/json/i);
    expect(answer).toContain('applinks');
  });

  it.each(['/link.txt', '/above/secret.txt', '/above/web/../secret.txt'])(
    'follows no link out of its folder: %s',
    async (path) => {
      expect(await get(path)).not.toContain('secret');
      await alive();
    },
  );

  it('follows a link within its folder', async () => {
    expect(await get('/same.js')).toContain('first');
  });

  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '//localhost/../secret.txt',
    '/%00',
    '/%zz',
    'http://[bad/',
    '*',
  ])('is not led out of its folder, nor brought down, by %s', async (path) => {
    expect(await get(path)).not.toContain('secret');
    await alive();
  });

  it.each(['Host: [::bad', 'Host: a b c', 'Host: ', 'Host: evil.example:99999999'])(
    'lives with a bad header: %s',
    async (header) => {
      await get('/app.js', header);
      await get('/table', header);
      await alive();
    },
  );

  it('answers while its folder is away, and serves the one put in its place', async () => {
    const next = join(folder, 'web-next');
    layOut(next, 'second');
    renameSync(web, join(folder, 'web-before'));
    expect(statusOf(await get('/table'))).toBe(404);
    expect(statusOf(await get('/app.js'))).toBe(404);
    expect(server.exitCode).toBeNull();
    renameSync(next, web);
    expect(await get('/app.js')).toContain('second');
    rmSync(web, { recursive: true });
    renameSync(join(folder, 'web-before'), web);
    await alive();
  });

  it('answers without a shell', async () => {
    renameSync(join(web, 'index.html'), join(folder, 'away.html'));
    expect(statusOf(await get('/'))).toBe(404);
    expect(statusOf(await ask(['HEAD / HTTP/1.1', 'Host: localhost']))).toBe(404);
    renameSync(join(folder, 'away.html'), join(web, 'index.html'));
    await alive();
  });
});
