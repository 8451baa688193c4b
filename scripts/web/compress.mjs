// Brotli beside every text of the export, made once when the app is built: a server only has to hand it out.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { cacheFile } from '../project/install.mjs';

const TEXTS = new Set(['.html', '.js', '.css', '.json', '.webmanifest', '.wasm', '.ttf', '.svg']);
/** Below, a header costs as much as it wins. */
const SMALLEST = 1024;
const compress = promisify(brotliCompress);

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true })
    .map((name) => join(folder, String(name)))
    .filter((file) => TEXTS.has(extname(file)) && statSync(file).size >= SMALLEST);

/** The same bytes are compressed once, whatever build they are in. */
async function compressed(body) {
  const folder = cacheFile('brotli');
  mkdirSync(folder, { recursive: true });
  const kept = join(folder, createHash('sha256').update(body).digest('hex').slice(0, 32));
  if (existsSync(kept)) return readFileSync(kept);
  const bytes = await compress(body, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });
  writeFileSync(kept, bytes);
  return bytes;
}

export async function addBrotli(folder) {
  await Promise.all(
    filesBelow(folder).map(async (file) =>
      writeFileSync(`${file}.br`, await compressed(readFileSync(file))),
    ),
  );
}
