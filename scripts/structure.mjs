#!/usr/bin/env node
// `npm run structure [-- --list]`: measures how the code hangs together, each against its limit. `--list` names what is found.
import { createRequire } from 'node:module';
import { ensureInstalled } from './project/install.mjs';

ensureInstalled();
const require = createRequire(import.meta.url);
require('tsx/cjs/api').register();
const { main } = require('./structure/main.ts');
process.exitCode = main(process.argv.slice(2));
