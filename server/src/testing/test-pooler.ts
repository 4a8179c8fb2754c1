import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { debianProgram } from '../../../scripts/debian-program.mjs';
import { root } from '../root.ts';
import { eventually } from './eventually.ts';

export interface TestPooler {
  /** The address by which a database is reached through the pooler. */
  through: (databaseUrl: string) => string;
  /** Kills PgBouncer, with its connections, and starts it again. */
  restart: () => Promise<void>;
  stop: () => Promise<void>;
}

/** The settings that `docs/deployment.md` gives for PgBouncer. */
async function documentedSettings(): Promise<string> {
  const text = await readFile(join(root, 'docs', 'deployment.md'), 'utf8');
  const settings = /```ini\n(?<ini>pool_mode = transaction\n[^`]*)```/.exec(text)?.groups?.['ini'];
  if (settings === undefined) throw new Error('docs/deployment.md has no settings of PgBouncer.');
  return settings;
}

/**
 * Starts PgBouncer in front of a PostgreSQL server, with the documented settings and `poolSize` connections per
 * database.
 */
export async function startTestPooler(postgresUrl: string, poolSize = 2): Promise<TestPooler> {
  const [program, settings, port] = await Promise.all([
    debianProgram('pgbouncer', 'pgbouncer'),
    documentedSettings(),
    freePort(),
  ]);
  const folder = await mkdtemp(join(tmpdir(), 'isentrope-pooler-'));
  await chmod(folder, 0o755);
  const { hostname, port: behind } = new URL(postgresUrl);
  const file = join(folder, 'pgbouncer.ini');
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${behind} user=isentrope`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    settings,
    `default_pool_size = ${poolSize}`,
  ];
  await writeFile(file, `${lines.join('\n')}\n`);
  // PgBouncer does not run as root.
  const isRoot = process.getuid?.() === 0;
  const start = async (): Promise<() => Promise<void>> => {
    const child = spawn(program, isRoot ? ['-u', 'nobody', file] : [file], { stdio: 'ignore' });
    const ended = once(child, 'exit');
    await eventually('PgBouncer to listen', async () => ((await accepts(port)) ? true : undefined));
    return async () => {
      child.kill('SIGKILL');
      await ended;
    };
  };
  let end = await start();
  return {
    through(databaseUrl) {
      const url = new URL(databaseUrl);
      url.port = String(port);
      return url.href;
    },
    async restart() {
      await end();
      end = await start();
    },
    async stop() {
      await end();
      await rm(folder, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
