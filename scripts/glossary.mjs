// npm run --silent glossary: makes sure the packages are there, then hands stdin to scripts/glossary/main.ts.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { writeIndexes } from './glossary/write-indexes.mjs';
import { ensureInstalled, ROOT } from './project/install.mjs';

const NEEDED = ['tsx', 'valibot'];
const isThere = (name) => existsSync(join(ROOT, 'node_modules', name, 'package.json'));
if (!NEEDED.every(isThere)) ensureInstalled();

writeIndexes();
const require = createRequire(import.meta.url);
require('tsx/cjs/api').register();
const { main } = require('./glossary/main.ts');
process.exitCode = await main(process.stdin, process.stdout);
