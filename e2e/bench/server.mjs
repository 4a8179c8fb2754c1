/**
 * Starts the built product on a free port with its own data folder, for benchmarks; resolves once accounts are
 * available. `stop` ends it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { root } from '../../scripts/sources.mjs';

export async function startProduct() {
  const data = mkdtempSync(join(tmpdir(), 'isentrope-bench-'));
  const server = spawn(process.execPath, ['server/dist/main.js'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: data, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let text = '';
  let origin;
  while (origin === undefined) {
    const [chunk] = await once(server.stdout, 'data');
    text += chunk;
    origin = /ready at (\S+)/.exec(text)?.[1];
  }
  while (!(await fetch(new URL('/readyz', origin))).ok) await setTimeout(100);
  const stop = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  };
  return { origin, stop };
}
