import type { SheetDocument } from '@isentrope/records';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../scripts/engines.mjs';
import { createLog } from '../http/log.ts';
import { bundledEngine } from '../testing/index.ts';
import { createEngine, type Engine, type EngineParts } from './index.ts';

let program: string;
beforeAll(async () => {
  program = await bundledEngine();
});

let engine: Engine;
afterEach(() => engine.close());

/** How often the program was asked for: once for each thread. */
let asked: number;

function start(further: Partial<EngineParts> = {}): void {
  asked = 0;
  const counted = (): Promise<string> => {
    asked += 1;
    return Promise.resolve(program);
  };
  engine = createEngine({ program: counted, log: createLog('silent'), ...further });
}

const documentOf = (tool: string, ...cases: SheetDocument['cases']): SheetDocument => ({ schema: 1, tool, cases });
const steam = documentOf('steam-tables', { temperature: ['100', '°C'] });

/** Work for many minutes. */
const vessel = {
  equationOfState: 'reference',
  orientation: 'Vertical',
  insideDiameter: '1130',
  tangentLength: '2771',
  wallThickness: '59',
  composition: 'C1: 0.72; C2: 0.09; C3: 0.09; nC5: 0.05; nC10: 0.05',
  initialPressure: '120',
  initialTemperature: '30',
  orificeDiameter: '6.3',
  heat: 'ambient',
  ambientTemperature: '30',
};
const endless = documentOf('plant-depressurization-pro', ...Array.from({ length: 500 }, () => vessel));

describe('the engine', () => {
  test('starts no thread before it is asked', async () => {
    start();
    await engine.close();
    expect(asked).toBe(0);
  });

  test('works a document through: results, messages and working, of the version that the pages have', async () => {
    start();
    const { report, fields, results } = await engine.run('steam-tables', steam);
    expect(fields).toEqual([{ id: 'temperature', label: 'Temperature', unit: expect.any(String) as string }]);
    expect(results.every(({ label }) => label !== '')).toBe(true);
    const { version, tools } = engines();
    expect(report.engine).toBe(`${version}+${tools['steam-tables']}`);
    const [first] = report.cases as readonly Record<string, unknown>[];
    expect(Object.keys(first ?? {})).toEqual(expect.arrayContaining(['values', 'messages', 'working']));
    for (const picture of ['drawing', 'figures', 'sends']) expect(first).not.toHaveProperty(picture);
    expect(JSON.stringify(first?.['values'])).toContain('1.0141');
  });

  test('loads the data that a document asks for, one of a fluid', async () => {
    start();
    const [first] = (
      await engine.run(
        'fluid-properties',
        documentOf('fluid-properties', { composition: 'C3: 1', given: 'bubbleT', temperature: '20' }),
      )
    ).report.cases as readonly { faults: unknown[]; values: unknown }[];
    expect(first?.faults).toEqual([]);
    expect(JSON.stringify(first?.values)).toContain('8.3646');
  });

  test('refuses in the words of the calculator, and goes on', async () => {
    start();
    const unknown = documentOf('steam-tables', { nonsense: '1' });
    const foreign = documentOf('pump-sizing-pro', {});
    await expect(engine.run('steam-tables', unknown)).rejects.toMatchObject({ name: 'EngineProblem', code: 'REFUSED' });
    expect(await engine.check('steam-tables', unknown)).toContain('"nonsense"');
    expect(await engine.check('steam-tables', foreign)).toBe(
      'These cases belong to the calculator "pump-sizing-pro", not to "steam-tables".',
    );
    expect(await engine.check('no-such-tool', foreign)).toBe('There is no calculator "no-such-tool".');
    expect(await engine.check('steam-tables', steam)).toBeUndefined();
    expect(asked).toBe(1);
  });

  test('knows the calculators, and asks for them once', async () => {
    start();
    const tools = await engine.tools();
    const words: unknown = expect.any(String);
    expect(tools).toContainEqual({ id: 'steam-tables', title: words, access: 'free', engine: words });
    expect(tools.find(({ id }) => id === 'pump-sizing-pro')?.access).toBe('pro');
    expect(await engine.tools()).toBe(tools);
  });

  test('works at several at once, in as many threads as it may have and no more', async () => {
    start({ threads: 2 });
    const reports = await Promise.all(Array.from({ length: 9 }, () => engine.run('steam-tables', steam)));
    expect(new Set(reports.map(report => JSON.stringify(report))).size).toBe(1);
    expect(asked).toBe(2);
  });

  test('ends what takes too long, tells why, and works on in a new thread', async () => {
    start({ threads: 1, deadline: 4000 });
    const results = await Promise.allSettled([
      engine.run('plant-depressurization-pro', endless),
      engine.run('steam-tables', steam),
    ]);
    expect(results[0]).toMatchObject({
      status: 'rejected',
      reason: {
        code: 'TOO_LONG',
        message: 'The calculation took longer than 4 s and was ended. Part its cases over several sheets.',
      },
    });
    expect(results[1]).toMatchObject({ status: 'fulfilled' });
    expect(asked).toBe(2);
  });

  test('lets only so many wait, and tells all who wait when it is closed', async () => {
    start({ threads: 1, mostWaiting: 1 });
    await engine.tools();
    const underWay = engine.run('plant-depressurization-pro', endless);
    const waiting = engine.run('steam-tables', steam);
    await expect(engine.run('steam-tables', steam)).rejects.toMatchObject({ code: 'BUSY' });
    const ended = Promise.allSettled([underWay, waiting]);
    await engine.close();
    for (const result of await ended)
      expect(result).toMatchObject({
        reason: { code: 'BUSY', message: 'The service is being restarted. Please try again in a minute.' },
      });
    await expect(engine.run('steam-tables', steam)).rejects.toMatchObject({ code: 'BUSY' });
  });

  test('lets threads go that nobody wants', async () => {
    start({ threads: 1, idle: 0 });
    await engine.run('steam-tables', steam);
    await expect
      .poll(async () => {
        await engine.run('steam-tables', steam);
        return asked;
      })
      .toBeGreaterThan(1);
  });

  test('that is not where it should be is a fault of ours, told as one', async () => {
    start();
    engine = createEngine({ program: () => Promise.resolve('/no/such/engine.js'), log: createLog('silent') });
    await expect(engine.run('steam-tables', steam)).rejects.not.toMatchObject({ name: 'EngineProblem' });
  });
});
