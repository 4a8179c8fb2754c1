import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../../database/index.ts';
import { createEngine, type Engine } from '../../engine/index.ts';
import { createLog } from '../../http/log.ts';
import { bundledEngine, migratedDatabase, projectParts } from '../../testing/index.ts';
import { ProjectProblem } from '../problems.ts';
import type { ProjectUser } from '../project-user.ts';
import { importProject } from './import.ts';

let database: Database;
let engine: Engine;
beforeAll(async () => {
  database = await migratedDatabase();
  engine = createEngine({ program: bundledEngine, log: createLog('silent') });
});
afterAll(async () => {
  await engine.close();
  await database.close();
});

const ann: ProjectUser = { id: 'ann', email: 'ann@example.com', name: 'Ann', role: 'admin', verified: true };

/** Imports that many bytes, which arrive as one chunk: it is counted before any of it is written. */
const importBytes = (bytes: number) =>
  importProject(
    projectParts(database, engine),
    ann,
    new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(bytes));
        controller.close();
      },
    }),
  );

test('an archive of more than 300 MB is refused, and the next one is read', async () => {
  await expect(importBytes(300 * 1024 * 1024 + 1)).rejects.toEqual(
    new ProjectProblem(413, 'BODY_TOO_LARGE', 'An archive can be at most 300 MB.'),
  );
  await expect(importBytes(10)).rejects.toMatchObject({ status: 400, code: 'INVALID_ARCHIVE' });
});
