// A static server for the exported app: files, the single-page fallback, compression and safe headers.
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { basename, extname, join, normalize, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.wasm': 'application/wasm',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
};
const COMPRESSED = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.webmanifest',
  '.wasm',
  '.ttf',
  '.svg',
]);
/** Apple's file about links has no ending. */
const NAMED = { 'apple-app-site-association': TYPES['.json'] };
const HASHED = /[.-][0-9a-f]{32}\./;

const SAFE_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'X-Frame-Options': 'DENY',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

const isInside = (root, file) => file === root || file.startsWith(root + sep);

/** Where links lead counts, not what they are called: nothing outside of the root is served. */
function realFile(root, path) {
  try {
    const file = realpathSync(join(root, path));
    return isInside(realpathSync(root), file) && statSync(file).isFile() ? file : null;
  } catch {
    return null;
  }
}

/** A path without an ending is a screen of the app. */
function fileFor(root, url) {
  let path;
  try {
    path = normalize(decodeURIComponent(new URL(url, 'http://localhost').pathname));
  } catch {
    return null;
  }
  return realFile(root, path) ?? (extname(path) === '' ? realFile(root, 'index.html') : null);
}

function headersFor(file, extension) {
  const forever = HASHED.test(file);
  return {
    ...SAFE_HEADERS,
    'Content-Type': TYPES[extension] ?? NAMED[basename(file)] ?? 'application/octet-stream',
    'Cache-Control': forever ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}

/** Compressed bodies are kept in memory while the file is unchanged. */
function createCompressor() {
  const kept = new Map();
  return (file, encoding, compress) => {
    const changed = statSync(file).mtimeMs;
    const key = `${encoding} ${file}`;
    const known = kept.get(key);
    if (known?.changed === changed) return known.body;
    const body = compress(file);
    kept.set(key, { changed, body });
    return body;
  };
}

/** What the build has compressed already (compress.mjs); a file changed since speaks for itself. */
function hasBrotli(file) {
  try {
    return statSync(`${file}.br`).mtimeMs >= statSync(file).mtimeMs;
  } catch {
    return false;
  }
}

const gzip = (file) => gzipSync(readFileSync(file));
const brotli = (file) => readFileSync(`${file}.br`);

/** The best encoding that the browser takes and the file has. */
function encodingFor(request, file) {
  if (!COMPRESSED.has(extname(file))) return null;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (/\bbr\b/.test(accepted) && hasBrotli(file)) return ['br', brotli];
  return accepted.includes('gzip') ? ['gzip', gzip] : null;
}

/** Read whole before the first header goes out: a file that vanishes meanwhile is an answer, not a crash. */
function answerFor(root, request, compressed) {
  const file = ['GET', 'HEAD'].includes(request.method ?? '')
    ? fileFor(root, request.url ?? '/')
    : null;
  if (file === null) return null;
  const headers = headersFor(file, extname(file));
  const encoding = encodingFor(request, file);
  if (encoding === null) return { headers, body: readFileSync(file) };
  const [name, compress] = encoding;
  return {
    headers: { ...headers, 'Content-Encoding': name, Vary: 'Accept-Encoding' },
    body: compressed(file, name, compress),
  };
}

function refuse(response, status, text) {
  response.writeHead(status, { ...SAFE_HEADERS, 'Content-Type': 'text/plain' }).end(text);
}

export function createWebServer(root) {
  const compressed = createCompressor();
  return createServer((request, response) => {
    let answer;
    try {
      answer = answerFor(root, request, compressed);
    } catch {
      refuse(response, 503, 'Not there at the moment');
      return;
    }
    if (answer === null) {
      refuse(response, 404, 'Not found');
      return;
    }
    const { headers, body } = answer;
    response.writeHead(200, { ...headers, 'Content-Length': body.length });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
}

/** Resolves with the listening server, or rejects with Node's error (EADDRINUSE …). */
export function listen(server, port, host) {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}

// `node scripts/web/serve.mjs DIR [PORT]`: serves any folder on loopback and prints its address.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const server = await listen(
    createWebServer(resolve(process.argv[2] ?? '.')),
    Number(process.argv[3] ?? 0),
    '127.0.0.1',
  );
  console.log(`http://127.0.0.1:${server.address().port}`);
}
