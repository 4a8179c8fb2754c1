import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  letterAfter,
  revisionRecord,
  type RevisionAction,
  type Actor,
  type PublicKey,
  type RevisionFile,
  type SignedRevision,
} from '../../records/index.ts';
import { minute, people, recordOf, signActions, testKey } from '../../records/testing.ts';

/** An issued file, and the public keys of its service. */
export interface IssuedFile {
  readonly file: RevisionFile;
  readonly keys: readonly PublicKey[];
}

type Fields = Readonly<Record<string, string | readonly [string, string]>>;

/** Evaluates documents with the server's engine: reports, and the labels of fields and results. */
async function evaluateDocuments(tool: string, documents: readonly object[]): Promise<object[]> {
  const program = join(import.meta.dirname, '..', '..', 'server', 'dist', 'engine.worker.js');
  const engine = new Worker(program);
  // The first message says that the calculators are loaded.
  await once(engine, 'message');
  const results: object[] = [];
  for (const document of documents) {
    engine.postMessage({ type: 'run', tool, document });
    const [reply] = (await once(engine, 'message')) as [{ type: string; json: string; sentence: string }];
    if (reply.type !== 'done') throw new Error(`No response from the engine: ${JSON.stringify(reply)}`);
    results.push(JSON.parse(reply.json) as object);
  }
  await engine.terminate();
  return results;
}

/**
 * A sheet issued once per case, with each revision checked and the last approved: evaluated by the server's engine, and
 * signed like the server with a new key.
 */
export async function createIssuedFile(tool: string, cases: readonly Fields[]): Promise<IssuedFile> {
  const key = await testKey('key-of-the-test');
  const documents = cases.map(each => ({ schema: 1, tool, cases: [each] }));
  const results = await evaluateDocuments(tool, documents);
  const revisions: SignedRevision[] = [];
  for (const [index, document] of documents.entries()) {
    const [before, start] = [revisions.at(-1), index * 10];
    const blank = recordOf(letterAfter(before?.record.revision), before?.hash ?? null, minute(start));
    const record = revisionRecord.parse({
      ...blank,
      sheet: { ...blank.sheet, tool },
      document,
      ...results[index],
    });
    const acts: (readonly [RevisionAction, Actor])[] = [
      ['issued', people.originator],
      ['checked', people.checker],
    ];
    if (index === documents.length - 1) acts.push(['approved', people.approver]);
    revisions.push(await signActions(record, acts, key, start));
  }
  return { file: { format: 'isentrope-file', version: 1, revisions }, keys: [key.published] };
}
