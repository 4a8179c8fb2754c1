import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { root } from '../root.ts';

export interface TestPostgres {
  url: string;
  /** Stops the server, keeping its data; `start` starts it again. */
  halt(): Promise<void>;
  start(): Promise<void>;
  /** Kills the server (kill -9). */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a PostgreSQL server (see `scripts/postgres.mjs`). */
export async function startTestPostgres(): Promise<TestPostgres> {
  const child = spawn(process.execPath, [join(root, 'scripts', 'postgres.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const nextLine = async (): Promise<string> => {
    const { value, done } = await lines.next();
    if (done === true) throw new Error('PostgreSQL did not start');
    return value;
  };
  const sendCommand = async (command: 'halt' | 'start' | 'crash'): Promise<void> => {
    child.stdin.write(`${command}\n`);
    await nextLine();
  };
  return {
    url: await nextLine(),
    halt: () => sendCommand('halt'),
    start: () => sendCommand('start'),
    crash: () => sendCommand('crash'),
    async stop() {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    },
  };
}

/** Creates a database on the server at `url`: empty, or a copy of a template. */
export async function newDatabase(url: string, template = 'template1'): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name} template ${template}`);
  await client.end();
  const database = new URL(url);
  database.pathname = `/${name}`;
  return database.href;
}
