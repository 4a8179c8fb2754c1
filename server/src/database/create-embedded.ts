import { createRequire } from 'node:module';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';

const program = `
const { workerData } = require('node:worker_threads');
import(workerData.library)
  .then(({ PGlite }) => PGlite.create({ dataDir: workerData.dataDir }))
  .then(database => database.close());
`;

/**
 * Makes a new embedded database where there is none. That keeps a thread busy for seconds, so it is done on another one and
 * the server goes on answering; opening what is there already takes a fraction of a second. It is made beside its place and
 * moved there when it is whole, so that a process killed meanwhile leaves nothing half done. The program is a text because
 * neither the bundle nor the tests have a module of their own for a thread to start from.
 */
export async function createEmbedded(dataDir: string): Promise<void> {
  if (existsSync(dataDir)) return;
  const draft = `${dataDir}-draft`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  const library = pathToFileURL(createRequire(import.meta.url).resolve('@electric-sql/pglite')).href;
  const worker = new Worker(program, { eval: true, workerData: { library, dataDir: draft } });
  await new Promise<void>((done, failed) => {
    worker.once('error', failed);
    worker.once('exit', code =>
      code === 0 ? done() : failed(new Error(`The database could not be created (${code})`)),
    );
  });
  await rename(draft, dataDir);
}
