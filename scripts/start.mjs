#!/usr/bin/env node
// `npm start`: installs if needed, builds if needed, serves the app. Options: --port N, --host NAME.
import { parseArgs } from 'node:util';
import { ensureInstalled } from './project/install.mjs';

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: process.env.PORT ?? '8081' },
        host: { type: 'string', default: process.env.HOST ?? '127.0.0.1' },
      },
    });
    const port = Number(values.port);
    if (!Number.isInteger(port) || port < 0 || port > 65535)
      throw new Error(`--port ${values.port} is not a port`);
    return { port, host: values.host };
  } catch (error) {
    console.error(`${error.message}\nUsage: npm start -- [--port 8081] [--host 127.0.0.1]`);
    process.exit(2);
  }
}

const { port, host } = readOptions();
ensureInstalled();
const { buildWeb } = await import('./web/build.mjs');
const { createWebServer, listen } = await import('./web/serve.mjs');

const server = createWebServer(await buildWeb());
try {
  await listen(server, port, host);
} catch (error) {
  const reason =
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Stop what runs there, or choose another: npm start -- --port ${port + 1}`
      : `Cannot listen on ${host}:${port}: ${error.message}`;
  console.error(reason);
  process.exit(1);
}

const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
console.log(
  `Drunagor Companion: http://${shown.includes(':') ? `[${shown}]` : shown}:${server.address().port}/`,
);
console.log('Stop with Ctrl-C.');
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    server.closeAllConnections();
    server.close(() => process.exit(0));
  });
}
