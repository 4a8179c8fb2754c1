/**
 * Starts a temporary PostgreSQL on a free loopback port, for tests and benchmarks: `node scripts/postgres.mjs` prints the
 * connection string and serves until standard input closes or a signal arrives. Uses an installed PostgreSQL, or installs one
 * with apt if permitted. Needs no packages.
 */
import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apt } from './apt.mjs';

/** Returns the folder of `initdb` and `postgres`. */
function findBinaries() {
  const versions = '/usr/lib/postgresql';
  const installed = existsSync(versions)
    ? readdirSync(versions)
        .toSorted((a, b) => Number(b) - Number(a))
        .map(v => join(versions, v, 'bin'))
    : [];
  const onPath = (process.env.PATH ?? '').split(delimiter).filter(folder => existsSync(join(folder, 'initdb')));
  const folders = [...onPath.map(folder => dirname(realpathSync(join(folder, 'initdb')))), ...installed];
  return folders.find(folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

async function install() {
  if (process.getuid?.() === 0) {
    await apt('update', '-qq');
    await apt('install', '-y', '-qq', '--no-install-recommends', 'postgresql');
  }
  const binaries = findBinaries();
  if (binaries !== undefined) return binaries;
  throw new Error(
    'PostgreSQL is not installed. Install it (for example: apt-get install postgresql), or set TEST_DATABASE_URL to a server.',
  );
}

function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Returns the user to run as: PostgreSQL refuses to run as root, so root switches to `postgres`, created by the package, or to
 * `nobody`.
 */
function serviceUser() {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const uid = spawnSync('id', ['-u', name], { encoding: 'utf8' });
    const gid = spawnSync('id', ['-g', name], { encoding: 'utf8' });
    if (uid.status === 0 && gid.status === 0) return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as.');
}

/**
 * Starts a server.
 * @returns {Promise<{ url: string, start: () => Promise<void>, halt: () => Promise<void>, crash: () => Promise<void>, stop: ()
 * => Promise<void> }>} `halt` and `start` stop and restart it with its data; `crash` kills it; `stop` ends it and removes the
 * data.
 */
export async function startPostgres() {
  const binaries = findBinaries() ?? (await install());
  const user = serviceUser();
  const folder = mkdtempSync(join(tmpdir(), 'isentrope-postgres-'));
  if (user !== undefined) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const as = { ...user, cwd: folder };
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'isentrope', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--locale=C'],
    { ...as, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  let server;

  const start = async () => {
    const settings = [
      'fsync=off',
      'full_page_writes=off',
      'max_connections=120',
      'listen_addresses=127.0.0.1',
      `unix_socket_directories=`,
    ];
    server = spawn(
      join(binaries, 'postgres'),
      ['-D', data, '-p', String(port), ...settings.flatMap(setting => ['-c', setting])],
      { ...as, stdio: ['ignore', 'ignore', 'pipe'] },
    );
    let log = '';
    await new Promise((resolve, reject) => {
      server.stderr.setEncoding('utf8');
      server.stderr.on('data', text => {
        if (log.length < 20_000) log += text;
        if (log.includes('ready to accept connections')) resolve();
      });
      server.once('exit', code => reject(new Error(`PostgreSQL ended with ${code}: ${log}`)));
    });
  };
  const halt = () =>
    new Promise(resolve => {
      if (server.exitCode !== null || server.signalCode !== null) return resolve();
      server.once('exit', () => resolve());
      server.kill('SIGINT');
    });
  const crash = () =>
    new Promise(resolve => {
      server.once('exit', () => resolve());
      server.kill('SIGKILL');
    });
  /** Retries, since leftovers of a killed server may block the start for a moment. */
  const startAgain = async () => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await start();
      } catch (error) {
        if (attempt === 20) throw error;
        await new Promise(resolve => setTimeout(resolve, 250));
      }
    }
  };
  await start();
  return {
    url: `postgres://isentrope@127.0.0.1:${port}/postgres`,
    start: startAgain,
    halt,
    crash,
    async stop() {
      await halt();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const postgres = await startPostgres();
  process.stdout.write(`${postgres.url}\n`);
  let commands = Promise.resolve();
  const end = () => {
    commands = commands.then(() => postgres.stop()).then(() => process.exit(0));
  };
  process.stdin.setEncoding('utf8');
  // Commands on standard input restart the database for tests: one per line, answered when done.
  process.stdin.on('data', text => {
    for (const line of text.split('\n')) {
      if (line === 'halt') commands = commands.then(() => postgres.halt()).then(() => process.stdout.write('halted\n'));
      if (line === 'crash')
        commands = commands.then(() => postgres.crash()).then(() => process.stdout.write('crashed\n'));
      if (line === 'start')
        commands = commands.then(() => postgres.start()).then(() => process.stdout.write('started\n'));
    }
  });
  process.stdin.on('end', end);
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
