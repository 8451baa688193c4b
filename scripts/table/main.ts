/** `npm run table`: serves the app and its shared tables on one port. Started by scripts/table.mjs. */
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { renderUnicodeCompact } from 'uqr';
import { attachTables } from './server';
import { openStores } from './stores';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: process.env['PORT'] ?? '8787' },
    host: { type: 'string', default: '0.0.0.0' },
    data: { type: 'string', default: 'table-data' },
    root: { type: 'string', default: 'dist/web' },
  },
});

/** Where others on the same network find this computer. */
function addressOf(host: string): string {
  if (host !== '0.0.0.0') return host;
  const all = Object.values(networkInterfaces()).flatMap((some) => some ?? []);
  return all.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? 'localhost';
}

async function main(): Promise<void> {
  const { createWebServer, listen } = await import('../web/serve.mjs');
  const server = createWebServer(resolve(values.root));
  await listen(server, Number(values.port), values.host);
  const stores = await openStores(resolve(values.data), process.env);
  const tables = attachTables(server, stores);
  const bound = server.address();
  const port = typeof bound === 'object' && bound !== null ? bound.port : values.port;
  const link = `http://${addressOf(values.host)}:${port}`;
  console.log(`${renderUnicodeCompact(link)}\n\n${link}\n`);
  const leave = (): void => {
    server.close();
    void tables.close().then(() => process.exit(0));
  };
  process.on('SIGINT', leave);
  process.on('SIGTERM', leave);
}

main().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
});
