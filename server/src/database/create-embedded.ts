import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

/**
 * Parameters of the embedded database. PostgreSQL's 128 MB of shared buffers are a third of the memory of the process;
 * the operating system caches the files of a database of this size anyway.
 */
export const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

const program = `
const { workerData } = require('node:worker_threads');
import(workerData.library)
  .then(({ PGlite }) => PGlite.create(workerData.options))
  .then(database => database.close());
`;

/**
 * Creates a new embedded database if there is none. This blocks a thread for seconds, so it runs in a worker thread,
 * and the server continues; opening an existing one takes a fraction of a second. It is created under another name and
 * renamed when complete, so that a killed process leaves nothing incomplete. The worker's program is a string because
 * neither the bundle nor the tests have a separate module for it.
 */
export async function createEmbedded(dataDir: string): Promise<void> {
  if (existsSync(dataDir)) return;
  const draft = `${dataDir}-draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const library = pathToFileURL(createRequire(import.meta.url).resolve('@electric-sql/pglite')).href;
  const worker = new Worker(program, { eval: true, workerData: { library, options: { dataDir: draft, startParams } } });
  await new Promise<void>((done, failed) => {
    worker.once('error', failed);
    worker.once('exit', code =>
      code === 0 ? done() : failed(new Error(`The database could not be created (${code})`)),
    );
  });
  await rename(draft, dataDir);
}
