import { blankBasis, type SheetDocument } from '@isentrope/records';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../database/index.ts';
import { createEngine, type Engine } from '../../engine/index.ts';
import { createLog } from '../../http/log.ts';
import { bundledEngine, eventually, migratedDatabase, projectParts } from '../../testing/index.ts';
import { calculatedResults } from '../feeds/calculated-results.ts';
import type { ProjectServices } from '../parts.ts';
import type { SheetOutputCache } from './sheet-outputs.ts';

const log = createLog('silent');
const tool = 'steam-tables';

let engine: Engine;
let database: Database;
/** The documents calculated, as JSON. */
let calculated: string[];
/** The calculations in progress, and the most at a time. */
const atOnce = { now: 0, most: 0 };
let cache: SheetOutputCache;
let parts: ProjectServices;
beforeAll(async () => {
  engine = createEngine({ program: bundledEngine, log });
  database = await migratedDatabase();
  await database.kysely
    .insertInto('project')
    .values({ id: 'p', number: '', name: 'Project', client: '', basis: JSON.stringify(blankBasis) })
    .execute();
  calculated = [];
  const counted: Engine = {
    ...engine,
    answers: (id, document) => {
      calculated.push(JSON.stringify(document));
      atOnce.now += 1;
      atOnce.most = Math.max(atOnce.most, atOnce.now);
      return engine.answers(id, document).finally(() => {
        atOnce.now -= 1;
      });
    },
    run: (id, document) => {
      calculated.push(JSON.stringify(document));
      return engine.run(id, document);
    },
  };
  parts = projectParts(database, counted);
  cache = parts.sheetOutputs;
});
afterAll(async () => {
  await database.close();
  await engine.close();
});

const steamAt = (temperature: string): SheetDocument => ({
  schema: 1,
  tool,
  cases: [{ temperature: [temperature, '°C'] }],
});
const invalid: SheetDocument = { schema: 1, tool, cases: [{ gone: '1' }] };

let sheets = 0;
/** Adds a sheet at version 1. */
async function addSheet(document: SheetDocument | null): Promise<string> {
  sheets += 1;
  const id = `s${sheets}`;
  const text = document === null ? null : JSON.stringify(document);
  await database.kysely
    .insertInto('sheet')
    .values({ id, projectId: 'p', tool, number: id, title: '', notes: '', document: text, version: 1, changedBy: null })
    .execute();
  return id;
}
async function change(id: string, document: SheetDocument, version: number): Promise<void> {
  const text = JSON.stringify(document);
  await database.kysely.updateTable('sheet').set({ document: text, version }).where('id', '=', id).execute();
}
/** How often something calculates. */
async function calculationsOf(act: () => Promise<unknown>): Promise<number> {
  const before = calculated.length;
  await act();
  return calculated.length - before;
}

describe('the results for other sheets', () => {
  const textOf = async (id: string) => {
    const state = await cache.current(id);
    return state.type === 'answers' ? state.answers.cases[0]?.values['temperature'] : state;
  };

  test('of a sheet that is gone, or has no inputs, are empty', async () => {
    expect(await cache.current('gone')).toEqual({ type: 'empty' });
    expect(await cache.current(await addSheet(null))).toEqual({ type: 'empty' });
  });

  test('are calculated once for each version of the sheet', async () => {
    const id = await addSheet(steamAt('100'));
    expect(await calculationsOf(() => cache.current(id))).toBe(1);
    expect(await calculationsOf(() => cache.current(id))).toBe(0);
    expect(await textOf(id)).toBeCloseTo(373.15, 9);
    await change(id, steamAt('120'), 2);
    expect(await calculationsOf(() => cache.current(id))).toBe(1);
    expect(await textOf(id)).toBeCloseTo(393.15, 9);
  });

  test('are calculated again by another version of the calculator', async () => {
    const id = await addSheet(steamAt('100'));
    await cache.current(id);
    await sql`update "sheetAnswers" set "engine" = '0.0.1+old' where "sheetId" = ${id}`.execute(database.kysely);
    expect(await calculationsOf(() => cache.current(id))).toBe(1);
    expect(await calculationsOf(() => cache.current(id))).toBe(0);
  });

  test('are the calculator’s refusal, which is stored too', async () => {
    const id = await addSheet(invalid);
    const refused = { type: 'failure', message: expect.stringContaining('"gone"') as string };
    expect(await cache.current(id)).toEqual(refused);
    expect(await calculationsOf(async () => expect(await cache.current(id)).toEqual(refused))).toBe(0);
  });

  test('that are not known yet are waited for while they are calculated in the background', async () => {
    await database.kysely.deleteFrom('sheet').execute();
    const [known, unknown, blank] = [
      await addSheet(steamAt('100')),
      await addSheet(steamAt('90')),
      await addSheet(null),
    ];
    await cache.current(known);
    const types = [...(await cache.known('p'))].map(([id, { type }]) => [id, type] as const);
    expect(new Map(types)).toEqual(
      new Map([
        [known, 'answers'],
        [unknown, 'waiting'],
        [blank, 'empty'],
      ]),
    );
    await eventually('the other sheet to be calculated', async () =>
      (await cache.known('p')).get(unknown)?.type === 'answers' ? true : undefined,
    );
    expect(await cache.known('another')).toEqual(new Map());
  });
});

test('however often results are requested, they are calculated one by one, each once', async () => {
  await database.kysely.deleteFrom('sheet').execute();
  for (const temperature of ['50', '60', '70', '80']) await addSheet(steamAt(temperature));
  atOnce.most = 0;
  const calculations = await calculationsOf(async () => {
    await Promise.all(Array.from({ length: 3 }, () => cache.known('p')));
    await eventually('all sheets to be calculated', async () =>
      [...(await cache.known('p')).values()].every(({ type }) => type === 'answers') ? true : undefined,
    );
  });
  expect([calculations, atOnce.most]).toEqual([4, 1]);
});

describe('the results for a feed', () => {
  const resultsOf = (id: string, document: SheetDocument, version: number) =>
    calculatedResults(parts, { id, tool }, { version, document });

  test('are calculated once for each version of the sheet and of the calculator', async () => {
    const id = await addSheet(steamAt('100'));
    const first = await resultsOf(id, steamAt('100'), 1);
    expect(first).toMatchObject({ behind: null, engine: expect.stringMatching(/^\d+\.\d+\.\d+\+/) as string });
    expect(await calculationsOf(async () => expect(await resultsOf(id, steamAt('100'), 1)).toMatchObject(first))).toBe(
      0,
    );
    await sql`update "sheetResults" set "engine" = '0.0.1+old' where "sheetId" = ${id}`.execute(database.kysely);
    expect(await calculationsOf(() => resultsOf(id, steamAt('100'), 1))).toBe(1);
    expect(await calculationsOf(() => resultsOf(id, steamAt('100'), 1))).toBe(0);
    const second = await resultsOf(id, steamAt('120'), 2);
    expect(second.results).not.toEqual(first.results);
    expect(second.workedAt.getTime()).toBeGreaterThan(first.workedAt.getTime());
  });

  test('of a later version are not replaced by those of an earlier one', async () => {
    const id = await addSheet(steamAt('120'));
    const later = await resultsOf(id, steamAt('120'), 2);
    expect((await resultsOf(id, steamAt('100'), 1)).results).toEqual(later.results);
    expect(await calculationsOf(() => resultsOf(id, steamAt('120'), 2))).toBe(0);
  });

  test('that cannot be calculated are the last ones with the reason; without any, the refusal is', async () => {
    const id = await addSheet(invalid);
    await expect(resultsOf(id, invalid, 1)).rejects.toMatchObject({
      status: 422,
      code: 'REFUSED',
      message: expect.stringContaining('"gone"') as string,
    });
    const { results } = await resultsOf(id, steamAt('100'), 2);
    expect(await resultsOf(id, invalid, 3)).toMatchObject({
      results,
      behind: expect.stringContaining('"gone"') as string,
    });
  });
});
