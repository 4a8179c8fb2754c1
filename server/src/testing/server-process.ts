import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'vite';
import { root } from '../root.ts';
import { Browser } from './browser.ts';

export interface ServerProcess {
  pid: number;
  origin: string;
  /** The exit code, once it has ended. */
  ended: Promise<number | null>;
  /** What it wrote to standard error. */
  errors(): string;
  kill(signal: NodeJS.Signals): void;
}

/** Bundles the server as it ships. @returns the path of `main.js`; `admin.js` lies beside it. */
export async function bundledServer(): Promise<string> {
  const outDir = await mkdtemp(join(root, '.cache', 'server-'));
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      ssr: true,
      outDir,
      target: 'node20',
      rollupOptions: { input: { main: 'server/src/main.ts', admin: 'server/src/admin.ts' } },
    },
  });
  return join(outDir, 'main.js');
}

/** Waits until a server has its database open. */
export async function whenReady({ origin }: Pick<ServerProcess, 'origin'>): Promise<void> {
  for (let attempt = 0; attempt < 600; attempt += 1) {
    if ((await new Browser(origin).get('/readyz')).status === 200) return;
    await wait(100);
  }
  throw new Error(`The server at ${origin} does not become ready`);
}

/** Starts the bundled server as a process of its own and waits until it listens. */
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
