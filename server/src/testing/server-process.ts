import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { build, type Plugin } from 'vite';
import { enginesPlugin } from '../../../scripts/engines.mjs';
import { serverPackages } from '../../../scripts/server-bundle.mjs';
import { buildInputs, contentHash, files, fingerprint } from '../../../scripts/sources.mjs';
import { root } from '../root.ts';
import { Browser } from './browser.ts';
import { eventually } from './eventually.ts';

export interface ServerProcess {
  pid: number;
  origin: string;
  /** The exit code, once it has ended. */
  ended: Promise<number | null>;
  /** Its output to standard error. */
  errors(): string;
  kill(signal: NodeJS.Signals): void;
}

/**
 * Bundles the server as shipped, once for the current sources: test files run in parallel, and the first bundle moved
 * into place wins.
 * @returns the path of `main.js`; `admin.js` and `engine.worker.js` are beside it.
 */
export async function bundledServer(patch?: Patch): Promise<string> {
  const names = ['server', 'records', 'calculators', 'engineering'].flatMap(workspace =>
    files(/\.(ts|json)$/, join(root, workspace)),
  );
  const sources = names.filter(name => !/\.(test|fresh\.test|bench|test-d)\.ts$/.test(name));
  const bundle = join(
    root,
    '.cache',
    `server-${fingerprint([...buildInputs, ...sources]).slice(0, 12)}${patchSuffix(patch)}`,
  );
  if (!existsSync(bundle)) await makeBundle(bundle, patch);
  return join(bundle, 'main.js');
}

/** The bundled engine, for a server in the test process. It is built on first use. */
export async function bundledEngine(patch?: Patch): Promise<string> {
  return join(dirname(await bundledServer(patch)), 'engine.worker.js');
}

/** A source change applied during bundling, to simulate another version. */
export interface Patch {
  /** Relative to the root. */
  file: string;
  from: string;
  to: string;
}

function patchSuffix(patch: Patch | undefined): string {
  if (patch === undefined) return '';
  return `-${createHash('sha256').update(JSON.stringify(patch)).digest('hex').slice(0, 12)}`;
}

/**
 * Vite plug-in that applies a patch.
 * @throws {Error} from the build if the text to replace is not found.
 */
function patchPlugin({ file, from, to }: Patch): Plugin {
  return {
    name: 'patch',
    enforce: 'pre',
    transform(code, id) {
      // A patch has no documented reason, so the list of changes is emptied.
      if (id === join(root, 'calculators', 'changes.ts'))
        return code.replace(/(: readonly Change\[\] = \[)[^]*?\n\];/, '$1];');
      if (id !== join(root, file)) return undefined;
      if (!code.includes(from)) this.error(`${file} has no "${from}" any more.`);
      return code.replace(from, to);
    },
  };
}

async function makeBundle(bundle: string, patch: Patch | undefined): Promise<void> {
  const outDir = join(root, '.cache', `draft-${randomUUID().slice(0, 8)}`);
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    plugins: [
      ...(patch === undefined ? [] : [patchPlugin(patch)]),
      enginesPlugin(file => (file === patch?.file ? patchSuffix(patch) : contentHash(file))),
    ],
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      rolldownOptions: { input: ['main', 'admin', 'engine/engine.worker'].map(entry => `server/src/${entry}.ts`) },
    },
    ssr: serverPackages,
  });
  await rename(outDir, bundle).catch(() => rm(outDir, { recursive: true, force: true }));
}

/** Waits until a server is ready. */
export async function untilReady({ origin, errors }: Pick<ServerProcess, 'origin' | 'errors'>): Promise<void> {
  let seen = '';
  await eventually(
    `the server at ${origin} to be ready`,
    async () => {
      const answer = await new Browser(origin).get('/readyz');
      seen = `${answer.status} ${answer.text}`;
      return answer.status === 200 || undefined;
    },
    () => `${seen} ${errors()}`,
  );
}

/** Starts the bundled server as a process and waits until it listens. */
export async function startProcess(main: string, variables: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, [main], {
    env: { PATH: process.env['PATH'], NODE_ENV: 'test', PORT: '0', RATE_LIMITS: 'off', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let written = '';
  child.stderr.setEncoding('utf8');
  child.stderr.on('data', (text: string) => {
    written += text;
  });
  const ended = once(child, 'exit').then(() => child.exitCode);
  const lines = createInterface({ input: child.stdout });
  const first = once(lines, 'line').then(([line]: unknown[]) => String(line));
  const line = await Promise.race([
    first,
    ended.then(code => Promise.reject(new Error(`The server ended with ${code}: ${written}`))),
  ]);
  return {
    pid: child.pid ?? 0,
    origin: line.replace('Isentrope is ready at ', ''),
    ended,
    errors: () => written,
    kill: signal => void child.kill(signal),
  };
}
