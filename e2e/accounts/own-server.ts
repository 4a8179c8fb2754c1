import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';

const root = join(import.meta.dirname, '..', '..');

export interface RunningServer {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Creates a temporary data folder. The caller removes it. */
export function createDataFolder(): string {
  return mkdtempSync(join(tmpdir(), 'isentrope-e2e-own-'));
}

/**
 * Starts the built server with its own configuration, on a fresh data folder or an existing one.
 * @param program another build of the server than the shipped one
 */
export async function startServer(
  variables: Readonly<Record<string, string>>,
  existingFolder?: string,
  program = 'server/dist/main.js',
): Promise<RunningServer> {
  const dataDir = existingFolder ?? createDataFolder();
  const server = spawn(process.execPath, [program], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', ...variables },
  });
  const [line]: unknown[] = await once(createInterface({ input: server.stdout }), 'line');
  const origin = String(line).replace('Isentrope is ready at ', '');
  const ready = async () => (await fetch(`${origin}/readyz`)).status;
  await expect.poll(ready, { timeout: 180_000 }).toBe(200);
  return {
    origin,
    async stop() {
      const ended = once(server, 'exit');
      server.kill('SIGTERM');
      await ended;
      if (existingFolder === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts a fake HTTP service on loopback: `answer` maps each request body to a JSON response. */
export async function startFakeService(respond: (body: string) => unknown): Promise<RunningServer> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on('end', () => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(respond(body)));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
