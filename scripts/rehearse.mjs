/**
 * `node scripts/rehearse.mjs <name> [options]`: runs `server/src/rehearsals/<name>.ts`, which default-exports `async
 * words => …`; the exit code says whether it passed.
 */
import { join } from 'node:path';
import { createServer, createServerModuleRunner } from 'vite';
import { enginesPlugin } from './engines.mjs';
import { root } from './sources.mjs';

const [name, ...words] = process.argv.slice(2);
// Child processes of a rehearsal end with it.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
const vite = await createServer({
  configFile: false,
  root,
  logLevel: 'error',
  plugins: [enginesPlugin()],
  server: { middlewareMode: true, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
const runner = createServerModuleRunner(vite.environments.ssr, { hmr: false });
const { default: rehearse } = await runner.import(join(root, 'server', 'src', 'rehearsals', `${name}.ts`));
const passed = await rehearse(words);
process.exit(passed ? 0 : 1);
