import { execFileSync, spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A program started by a rehearsal. */
export interface Program {
  pid: number;
  ended: Promise<number | null>;
  /** The end of its output. */
  written(): string;
  kill(signal: NodeJS.Signals): void;
}

const maxOutput = 20_000;

export function startProgram(command: string, words: readonly string[], options: SpawnOptions = {}): Program {
  const child: ChildProcess = spawn(command, words, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  // Ends the program when the rehearsal ends.
  const end = (): void => void child.kill('SIGKILL');
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      written = (written + text).slice(-maxOutput);
    });
  child.on('error', error => {
    written += String(error);
  });
  return {
    pid: child.pid ?? 0,
    ended: once(child, 'close').then(() => child.exitCode),
    written: () => written,
    kill: signal => void child.kill(signal),
  };
}

/**
 * Runs a program to completion.
 * @throws {Error} with its output, if it fails.
 */
export async function runProgram(
  command: string,
  words: readonly string[],
  options: SpawnOptions = {},
): Promise<string> {
  const program = startProgram(command, words, options);
  const code = await program.ended;
  if (code !== 0) throw new Error(`${command} ended with ${code}: ${program.written()}`);
  return program.written();
}

/** Free ports on the loopback address. */
export function freePorts(count: number): Promise<number[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const probe = createServer().listen(0, '127.0.0.1');
      await once(probe, 'listening');
      return probe;
    }),
  ).then(probes =>
    Promise.all(
      probes.map(async probe => {
        const address = probe.address();
        probe.close();
        await once(probe, 'close');
        return typeof address === 'object' && address !== null ? address.port : 0;
      }),
    ),
  );
}

/** The user for the processes of a rehearsal that runs as root: nobody. */
export const unprivileged =
  process.getuid?.() === 0
    ? {
        uid: Number(execFileSync('id', ['-u', 'nobody'], { encoding: 'utf8' })),
        gid: Number(execFileSync('id', ['-g', 'nobody'], { encoding: 'utf8' })),
      }
    : {};
