import { blankBasis } from '@isentrope/records';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../../database/index.ts';
import { migratedDatabase } from '../../testing/index.ts';
import { allEvents, historyOf, recordEvent } from './events.ts';
import { historyCsv } from './history-csv.ts';

let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
  for (const id of ['p', 'q'])
    await database.kysely
      .insertInto('project')
      .values({ id, number: '', name: id, client: '', basis: JSON.stringify(blankBasis) })
      .execute();
  await recordEvent(database.kysely, 'q', { name: 'Ben' }, 'did something elsewhere');
});
beforeEach(() => database.kysely.deleteFrom('projectEvent').where('projectId', '=', 'p').execute());
afterAll(() => database.close());

const numbers = (from: number, to: number) =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, at) => String(from <= to ? from + at : from - at));
/** Records events called 1, 2, 3, … */
const record = (count: number) =>
  database.kysely
    .insertInto('projectEvent')
    .values(numbers(1, count).map(text => ({ projectId: 'p', by: 'Ann', text })))
    .execute();

describe('the history of a project', () => {
  test('is read a hundred entries at a time, the latest first', async () => {
    await record(201);
    const first = await historyOf(database.kysely, 'p', undefined);
    expect([first.entries.map(({ text }) => text), first.more]).toEqual([numbers(201, 102), true]);
    const second = await historyOf(database.kysely, 'p', first.entries.at(-1)?.id);
    expect([second.entries.map(({ text }) => text), second.more]).toEqual([numbers(101, 2), true]);
    const last = await historyOf(database.kysely, 'p', second.entries.at(-1)?.id);
    expect([last.entries.map(({ text }) => text), last.more]).toEqual([['1'], false]);
  });

  test('of exactly a hundred entries has no more', async () => {
    await record(100);
    const { entries, more } = await historyOf(database.kysely, 'p', undefined);
    expect([entries.length, more]).toEqual([100, false]);
  });

  test.each([1, 500, 501, 1001])('of %i entries is exported whole, the oldest first', async count => {
    await record(count);
    const texts: string[] = [];
    for await (const events of allEvents(database.kysely, 'p')) texts.push(...events.map(({ text }) => text));
    expect(texts).toEqual(numbers(1, count));
  });

  test('is a table with a byte order mark, in which no text is a formula', async () => {
    await recordEvent(database.kysely, 'p', { name: 'Ann, of Process' }, '=1+1 "quoted"');
    const bytes = await new Response(historyCsv(database.kysely, 'p')).arrayBuffer();
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
    expect(text).toMatch(
      /^\u{feff}When \(UTC\),Who,What\r\n\d{4}-\d\d-\d\dT[\d:.]+Z,"Ann, of Process","'=1\+1 ""quoted"""\r\n$/u,
    );
  });
});
