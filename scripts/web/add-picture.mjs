// Puts the picture of the shell and the first script into the exported page, and the script's hash into its policy.
import { build, transform } from 'esbuild';
import { Buffer } from 'node:buffer';
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT } from '../project/install.mjs';
import { firstScript } from './first-script.mjs';

async function drawPicture() {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: ['scripts/web/picture.ts'],
    bundle: true,
    write: false,
    format: 'esm',
    alias: { '@': ROOT },
    logLevel: 'error',
  });
  return import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  );
}

/** The file of the export that a module has become the beginning of (scripts/web/chunks.cjs keeps the list). */
function fileWith(module, base) {
  const parts = JSON.parse(readFileSync(join(CACHE, 'web-parts.json'), 'utf8'));
  const found = Object.entries(parts).find(([, modules]) => module in modules);
  if (found === undefined) throw new Error(`${module} is in no part of the export.`);
  return `${base}/${found[0]}`;
}

const replaced = (text, from, to) => {
  if (!text.includes(from)) throw new Error(`public/index.html lacks ${from}`);
  return text.replace(from, () => to);
};

export async function addPicture(folder, base) {
  const page = join(folder, 'index.html');
  const { STYLE, MARKUP } = await drawPicture();
  const file = (module) => fileWith(module, base);
  const words = { de: file('src/i18n/de/index.ts'), en: file('src/i18n/en/index.ts') };
  const first = firstScript(words, file('src/storage/web/worker.ts'), base);
  const { code } = await transform(first, { minify: true });
  const script = code.trim();
  const hash = createHash('sha256').update(script).digest('base64');
  let text = readFileSync(page, 'utf8');
  text = replaced(text, '<!-- style of the picture -->', `<style>${STYLE}</style>`);
  text = replaced(text, '<!-- picture -->', `${MARKUP}<script>${script}</script>`);
  text = replaced(text, "script-src 'self'", `script-src 'self' 'sha256-${hash}'`);
  for (const name of ['manifest.webmanifest', 'icons/']) {
    text = replaced(text, `href="/${name}`, `href="${base}/${name}`);
  }
  writeFileSync(page, text);
}
