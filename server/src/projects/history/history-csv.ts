import type { Kysely } from 'kysely';
import type { Tables } from '../../database/index.ts';
import { csvText, byteOrderMark } from './csv.ts';
import { allEvents } from './events.ts';
import { streamOf } from '../archive/zip-stream.ts';

/** The history of a project, the oldest first, as a CSV table (RFC 4180) with a byte order mark. */
export function historyCsv(kysely: Kysely<Tables>, projectId: string): ReadableStream<Uint8Array<ArrayBuffer>> {
  return streamOf(lines(kysely, projectId));
}

async function* lines(kysely: Kysely<Tables>, projectId: string): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  yield encoder.encode(`${byteOrderMark}When (UTC),Who,What\r\n`);
  for await (const events of allEvents(kysely, projectId))
    yield encoder.encode(
      events.map(({ at, by, text }) => `${[at.toISOString(), by ?? '', text].map(csvText).join(',')}\r\n`).join(''),
    );
}
