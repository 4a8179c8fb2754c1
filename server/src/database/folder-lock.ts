import { createHash } from 'node:crypto';
import { chmod, mkdir, readdir, rm } from 'node:fs/promises';
import { createConnection, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Some systems limit a socket's path to about 104 bytes. */
const longestSocketPath = 100;
const longestNumber = 8;
const attempts = 20;

/** The data folder is in use by another process. */
export class FolderInUseError extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another Isentrope process. The embedded database serves one process at a time: ` +
        'stop the other one, choose another folder with DATA_DIR, or set DATABASE_URL to a PostgreSQL database.',
    );
    this.name = 'FolderInUseError';
  }
}

export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Locks the folder for this process. The lock is a listening Unix socket: it ends with the process in any case, and a
 * process that answers on it is alive. It also accepts one-line commands of the same user, which is how `npm run admin`
 * reaches a running server.
 * @throws {FolderInUseError} if another process holds it.
 */
export async function lockFolder(folder: string, onCommand: (line: string) => Promise<string>): Promise<FolderLock> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const paths = lockPathsOf(folder);
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const outcome = await tryLock(paths, onCommand);
    if (outcome === 'held') break;
    if (outcome !== 'contended') return outcome;
    await wait(10 + Math.random() * 50);
  }
  throw new FolderInUseError(folder);
}

/** Sends one line to the process that holds the folder, and returns its reply; undefined if none does. */
export async function sendToLockHolder(folder: string, line: string): Promise<string | undefined> {
  const paths = lockPathsOf(folder);
  for (const number of (await numbersAt(paths)).toReversed()) {
    const reply = await sendLine(paths.path(number), line);
    if (reply !== undefined) return reply;
  }
  return undefined;
}

/**
 * The paths of the sockets of a folder. They are numbered, and no number is reused, so that an old socket is not
 * mistaken for a newer one.
 */
interface LockPaths {
  folder: string;
  prefix: string;
  path(number: number): string;
}

/**
 * Tries to take the lock once. A dead socket is never removed, because another process may have replaced it meanwhile;
 * the process listens on the next number instead, which only one process can do. If it then finds a higher number, or
 * another live process, two have started at the same time, and it gives up. Of two processes that found none, the later
 * one to listen would have seen the earlier one, so there is never more than one holder.
 */
async function tryLock(
  paths: LockPaths,
  onCommand: (line: string) => Promise<string>,
): Promise<FolderLock | 'held' | 'contended'> {
  const usedNumbers = await numbersAt(paths);
  if (await isAnyAlive(paths, usedNumbers)) return 'held';
  const ownNumber = (usedNumbers.at(-1) ?? 0) + 1;
  const server = createServer(socket => handleCommands(socket, onCommand));
  if (!(await listen(server, paths.path(ownNumber)))) return 'contended';
  const release = (): Promise<void> => new Promise(done => server.close(() => done()));

  const others = (await numbersAt(paths)).filter(number => number !== ownNumber);
  if (others.some(number => number > ownNumber) || (await isAnyAlive(paths, others))) {
    await release();
    return 'contended';
  }
  await Promise.all(others.map(number => rm(paths.path(number), { force: true })));
  await chmod(paths.path(ownNumber), 0o600);
  server.unref();
  return { release };
}

async function numbersAt({ folder, prefix }: LockPaths): Promise<number[]> {
  const names = await readdir(folder).catch(() => []);
  return names
    .filter(name => name.startsWith(prefix))
    .map(name => Number(name.slice(prefix.length)))
    .filter(Number.isInteger)
    .toSorted((a, b) => a - b);
}

async function isAnyAlive(paths: LockPaths, numbers: number[]): Promise<boolean> {
  const alive = await Promise.all(numbers.map(number => isAlive(paths.path(number))));
  return alive.includes(true);
}

function listen(server: Server, path: string): Promise<boolean> {
  return new Promise((done, fail) => {
    const onError = (error: Error): void => (hasCode(error, 'EADDRINUSE') ? done(false) : fail(error));
    server.once('error', onError);
    server.listen(path, () => {
      server.off('error', onError);
      done(true);
    });
  });
}

function isAlive(path: string): Promise<boolean> {
  return new Promise(done => {
    const socket = createConnection(path);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', error => done(!isGone(error)));
  });
}

function sendLine(path: string, line: string): Promise<string | undefined> {
  return new Promise((done, fail) => {
    const socket = createConnection(path);
    let reply = '';
    socket.setEncoding('utf8');
    socket.on('connect', () => socket.write(`${line}\n`));
    socket.on('data', (text: string) => {
      reply += text;
    });
    socket.on('end', () => done(reply.trim()));
    socket.on('error', error => (isGone(error) ? done(undefined) : fail(error)));
  });
}

function handleCommands(socket: Socket, onCommand: (line: string) => Promise<string>): void {
  let received = '';
  socket.setEncoding('utf8');
  socket.setTimeout(30_000, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  socket.on('data', (text: string) => {
    received += text;
    const end = received.indexOf('\n');
    if (end < 0 && received.length < 1000) return;
    const line = received.slice(0, Math.max(end, 0));
    received = '';
    onCommand(line).then(
      reply => socket.end(`${reply}\n`),
      () => socket.end('The server could not do that; see its log.\n'),
    );
  });
}

function lockPathsOf(folder: string): LockPaths {
  const full = resolve(folder);
  const fitsInFolder = Buffer.byteLength(join(full, 'lock-')) + longestNumber <= longestSocketPath;
  const [socketFolder, prefix] = fitsInFolder
    ? [full, 'lock-']
    : [tmpdir(), `isentrope-${createHash('sha256').update(full).digest('hex').slice(0, 16)}-`];
  return { folder: socketFolder, prefix, path: number => join(socketFolder, prefix + number) };
}

/** Nobody listens there: the process has ended, or its socket was removed. */
function isGone(error: Error): boolean {
  return hasCode(error, 'ECONNREFUSED') || hasCode(error, 'ENOENT');
}

function hasCode(error: Error, code: string): boolean {
  return 'code' in error && error.code === code;
}
