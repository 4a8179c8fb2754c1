import { setImmediate as eventLoopTurn } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { SheetDocument } from '@isentrope/records';
import { engines } from '../../../scripts/engines.mjs';
import { createLog } from '../http/log.ts';
import { annotateRequest, runInRequest } from '../http/request-context.ts';
import { bundledEngine } from '../testing/index.ts';
import { createEngine, type Engine, type EngineParts } from './index.ts';

let program: string;
beforeAll(async () => {
  program = await bundledEngine();
});

let engine: Engine;
afterEach(() => engine.close());

/** How many times the program was requested: once per thread. */
let calls: number;

function start(further: Partial<EngineParts> = {}): void {
  calls = 0;
  const counted = (): Promise<string> => {
    calls += 1;
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
  test('starts no thread before the first request', async () => {
    start();
    await engine.close();
    expect(calls).toBe(0);
  });

  test('calculates a document: results, messages and steps, with the version of the pages', async () => {
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

  test('loads data required by a document, such as those of a fluid', async () => {
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

  test('refuses with the calculator’s message, and continues', async () => {
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
    expect(calls).toBe(1);
  });

  test('lists the calculators, and requests them once', async () => {
    start();
    const tools = await engine.tools();
    expect(tools).toContainEqual({
      id: 'steam-tables',
      title: expect.any(String),
      access: 'free',
      engine: `${engines().version}+${engines().tools['steam-tables']}`,
    });
    expect(tools.find(({ id }) => id === 'pump-sizing-pro')?.access).toBe('pro');
    expect(await engine.tools()).toBe(tools);
  });

  test('works concurrently, up to the maximum number of threads', async () => {
    start({ threads: 2 });
    const reports = await Promise.all(Array.from({ length: 9 }, () => engine.run('steam-tables', steam)));
    expect(new Set(reports.map(report => JSON.stringify(report))).size).toBe(1);
    expect(calls).toBe(2);
  });

  test('recalculates a stored document with low priority, and reports differences and reasons', async () => {
    start({ threads: 1 });
    const { report } = await engine.run('steam-tables', steam);
    const order: string[] = [];
    const messagesOf = <T>(name: string, promise: Promise<T>): Promise<T> => promise.finally(() => order.push(name));
    const again = [
      engine.run('steam-tables', steam),
      messagesOf('kept', engine.recompute('steam-tables', steam, report, '2026-11-20T00:00:00.000Z')),
      messagesOf('asked', engine.run('steam-tables', steam)),
    ] as const;
    const same = { outcome: 'same', change: '', results: [], firstSteps: [], reasons: [] };
    expect(await again[1]).toMatchObject({ engine: report.engine, ...same });
    expect(order).toEqual(['asked', 'kept']);

    const warmer = documentOf('steam-tables', { temperature: ['101', '°C'] });
    const changed = await engine.recompute('steam-tables', warmer, report, '2026-11-20T00:00:00.000Z');
    expect(changed).toMatchObject({ outcome: 'differs', change: expect.stringMatching(/^\+\d+(\.\d+)? %$/) as string });
    expect(changed.reasons).toContainEqual({ date: '2026-11-23', text: expect.stringContaining('R·T/p') as string });
    const foreign = documentOf('steam-tables', { nonsense: '1' });
    await expect(engine.recompute('steam-tables', foreign, report, '')).rejects.toMatchObject({ code: 'REFUSED' });
  });

  test('prefers single requests to parts of large ones', async () => {
    start({ threads: 1 });
    const order: string[] = [];
    const block = { cases: [{ temperature: 100 }], first: 0, working: false, together: false, each: false };
    const request = (turn: 'first' | 'between') =>
      engine.answerCases('steam-tables', block, turn).then(({ answers }) => {
        order.push(turn);
        return answers;
      });
    const answers = await Promise.all([engine.run('steam-tables', steam), request('between'), request('first')]);
    expect(order).toEqual(['first', 'between']);
    expect(answers[1]).toEqual(answers[2]);
  });

  test('serves users in turn, and reserves places for those without queued requests', async () => {
    start({ threads: 1, maxWaiting: 4 });
    const order: string[] = [];
    const ask = (user: string) =>
      runInRequest(user, () => {
        annotateRequest({ user });
        return engine.run('steam-tables', steam).then(() => order.push(user));
      });
    // None has begun, because the thread is still starting.
    const waiting = [ask('ann'), ask('ann')];
    await expect(ask('ann')).rejects.toMatchObject({ code: 'BUSY' });
    await Promise.all([...waiting, ask('bob')]);
    expect(order).toEqual(['ann', 'bob', 'ann']);
  });

  test('refuses a JSON case with its index and field', async () => {
    start();
    const block = { cases: [{}, { temprature: 1 }], first: 7, working: false, together: false, each: false };
    await expect(engine.answerCases('steam-tables', block, 'first')).rejects.toMatchObject({
      code: 'REFUSED',
      message: expect.stringMatching(/^Case 9: steam-tables has no field "temprature"/) as string,
      at: { case: 8, field: 'temprature' },
    });
    const { answers } = await engine.answerCases('steam-tables', { ...block, each: true }, 'first');
    expect(answers).toHaveLength(2);
    expect(answers[1]).toContain('"refused":"Case 9: ');
  });

  test('ends a request after the time limit with a message, and continues in a new thread', async () => {
    start({ threads: 1, deadlineMilliseconds: 4000 });
    const results = await Promise.allSettled([
      engine.run('plant-depressurization-pro', endless),
      engine.run('steam-tables', steam),
    ]);
    expect(results[0]).toMatchObject({
      status: 'rejected',
      reason: {
        code: 'TOO_LONG',
        message: 'The calculation took longer than 4 s and was stopped. Split its cases over several sheets.',
      },
    });
    expect(results[1]).toMatchObject({ status: 'fulfilled' });
    expect(calls).toBe(2);
  });

  test('does not count the start of a thread towards the time limit of a request', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      start({ threads: 1, deadlineMilliseconds: 1000 });
      const result = engine.run('steam-tables', steam);
      // The thread has been requested, and loads the calculators.
      await eventLoopTurn();
      expect(calls).toBe(1);
      vi.advanceTimersByTime(2000);
      expect((await result).report.cases).toHaveLength(1);
    } finally {
      vi.useRealTimers();
    }
  });

  test('reports a thread that does not start in time as busy, and tries another one', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      start({ threads: 1 });
      const results = Promise.allSettled([engine.run('steam-tables', steam), engine.run('steam-tables', steam)]);
      await eventLoopTurn();
      vi.advanceTimersByTime(60_000);
      const reason = { code: 'BUSY', message: 'The calculators are starting. Please try again in a minute.' };
      for (const result of await results) expect(result).toMatchObject({ status: 'rejected', reason });
    } finally {
      vi.useRealTimers();
    }
    expect((await engine.run('steam-tables', steam)).report.cases).toHaveLength(1);
    expect(calls).toBe(2);
  });

  test('limits the queue, and rejects queued requests when closed', async () => {
    start({ threads: 1, maxWaiting: 1 });
    await engine.tools();
    const running = engine.run('plant-depressurization-pro', endless);
    const waiting = engine.run('steam-tables', steam);
    await expect(engine.run('steam-tables', steam)).rejects.toMatchObject({ code: 'BUSY' });
    const ended = Promise.allSettled([running, waiting]);
    await engine.close();
    for (const result of await ended)
      expect(result).toMatchObject({
        reason: { code: 'BUSY', message: 'The service is being restarted. Please try again in a minute.' },
      });
    await expect(engine.run('steam-tables', steam)).rejects.toMatchObject({ code: 'BUSY' });
  });

  test('ends idle threads', async () => {
    start({ threads: 1, idleMilliseconds: 0 });
    await engine.run('steam-tables', steam);
    await expect
      .poll(async () => {
        await engine.run('steam-tables', steam);
        return calls;
      })
      .toBeGreaterThan(1);
  });

  test('reports a missing program as an internal error', async () => {
    start();
    engine = createEngine({ program: () => Promise.resolve('/no/such/engine.js'), log: createLog('silent') });
    await expect(engine.run('steam-tables', steam)).rejects.not.toMatchObject({ name: 'EngineProblem' });
  });
});
