#!/usr/bin/env node
// `npm run mutate [-- suite …]`: breaks the rules core in small ways, one at a time, and lets the
// table rows find out. Everything happens in memory; no file is touched.
import { createRequire } from 'node:module';
import { ensureInstalled } from './project/install.mjs';

ensureInstalled();
const require = createRequire(import.meta.url);
require('tsx/cjs/api').register();
const { main } = require('./mutate/main.ts');
process.exitCode = main(process.argv.slice(2));
