// Writes app/settings/licences.json: every npm package that really ends up in the app, with its licence text.
// Which ones do is read from the source maps of the web, Android and iOS bundles.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './install.mjs';

const PACKAGE = /node_modules\/((?:@[^/]+\/)?[^/]+)\//g;
const out = mkdtempSync(join(tmpdir(), 'licences-'));

function exportWithMaps() {
  const expo = join(ROOT, 'node_modules', 'expo', 'bin', 'cli');
  const platforms = ['web', 'android', 'ios'].flatMap((platform) => ['-p', platform]);
  const { status } = spawnSync(
    process.execPath,
    [expo, 'export', ...platforms, '--source-maps', '--no-bytecode', '--output-dir', out],
    {
      cwd: ROOT,
      stdio: ['ignore', 2, 2],
      env: {
        ...process.env,
        EXPO_OFFLINE: '1',
        EXPO_NO_TELEMETRY: '1',
        CI: '1',
        NODE_ENV: 'production',
      },
    },
  );
  if (status !== 0) throw new Error('export failed');
}

/** The innermost package of a path: node_modules/a/node_modules/b/x.js belongs to b inside a. */
function packageFolders() {
  const folders = new Set();
  for (const file of readdirSync(out, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.map'))) {
    for (const source of JSON.parse(readFileSync(join(out, file), 'utf8')).sources) {
      const hits = [...String(source).matchAll(PACKAGE)];
      const last = hits.at(-1);
      if (last)
        folders.add(
          String(source).slice(
            String(source).indexOf('node_modules'),
            last.index + last[0].length - 1,
          ),
        );
    }
  }
  return [...folders].filter((folder) => existsSync(join(ROOT, folder, 'package.json')));
}

function describe(folder) {
  const manifest = JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8'));
  const file = readdirSync(join(ROOT, folder)).find((name) =>
    /^(licen[cs]e|copying)(\.|-|$)/i.test(name),
  );
  const text = file
    ? readFileSync(join(ROOT, folder, file), 'utf8')
        .replaceAll('\r', '')
        .trim()
    : '';
  const licence =
    typeof manifest.license === 'string'
      ? manifest.license
      : (manifest.license?.type ?? 'see text');
  return { name: manifest.name, version: manifest.version, licence, text };
}

exportWithMaps();
const fonts = ['alegreya', 'alegreya-sans'].map(
  (name) => `node_modules/@expo-google-fonts/${name}`,
);
const rows = [...packageFolders(), ...fonts]
  .map(describe)
  .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version));
const texts = [...new Set(rows.map((row) => row.text))];
const parts = rows
  .filter(
    (row, i) => i === 0 || row.name !== rows[i - 1].name || row.version !== rows[i - 1].version,
  )
  .map(({ text, ...row }) => ({ ...row, text: texts.indexOf(text) }));
writeFileSync(
  join(ROOT, 'app/settings/licences.json'),
  `${JSON.stringify({ parts, texts }, null, 1)}\n`,
);
rmSync(out, { recursive: true, force: true });
console.log(`${parts.length} parts, ${texts.length} texts`);
