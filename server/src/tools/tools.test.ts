import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLog } from '../http/log.ts';
import { bundledEngine } from '../testing/index.ts';
import { createTools, type Tools } from './index.ts';

let program: string;
let tools: Tools;
beforeAll(async () => {
  program = await bundledEngine();
  tools = createTools({ program: () => Promise.resolve(program), log: createLog('silent') });
});
afterAll(() => tools.close());

const steam = { temperature: 100 };
const casesRequest = (count: number, tool = 'steam-tables') => ({
  tool,
  cases: Array.from({ length: count }, (_, index) => ({ temperature: 100 + index / 100 })),
  working: false,
  pro: false,
});

describe('the calculators for programs', () => {
  test('handle a single case before the next block of a waiting batch', async () => {
    const order: string[] = [];
    const batch = tools.stream(casesRequest(2000));
    // Then the second block is running, and the third is queued.
    await batch.next();
    const one = tools.run({ ...casesRequest(1), cases: [steam] }).then(() => order.push('one'));
    await batch.next();
    await batch.next();
    order.push('third block');
    await one;
    expect(order).toEqual(['one', 'third block']);
    await batch.return();
  });

  test('return a batch in order, each case as if calculated alone', async () => {
    const lines: string[] = [];
    for await (const some of tools.stream(casesRequest(300))) lines.push(...some);
    expect(lines).toHaveLength(300);
    const alone = await tools.run({ ...casesRequest(1), cases: [{ temperature: 100 + 299 / 100 }] });
    expect(lines[299]).toBe(alone.answers[0]);
    expect((await tools.run(casesRequest(300))).answers).toEqual(lines);
  });

  test('end a batch that takes too long, with a message', async () => {
    const hurried = createTools({ program: () => Promise.resolve(program), log: createLog('silent'), batch: -1 });
    await expect(hurried.run(casesRequest(2))).rejects.toMatchObject({
      code: 'TOO_LONG',
      message: 'The calculation took too long and was stopped. Send fewer cases at once.',
    });
    await hurried.close();
  });

  test('combine up to 500 cases', async () => {
    const many = { tool: 'relief-valve-pro/scenario-register', cases: Array.from({ length: 501 }, () => ({})) };
    await expect(tools.run({ ...casesRequest(1), ...many, pro: true })).rejects.toMatchObject({
      code: 'TOO_MANY_CASES',
    });
  });

  test('name the index and the field of invalid input', async () => {
    const cases = [...casesRequest(40).cases, { temprature: 1 }];
    await expect(tools.run({ ...casesRequest(1), cases })).rejects.toMatchObject({
      name: 'ToolProblem',
      code: 'REFUSED',
      at: { case: 40, field: 'temprature' },
    });
  });
});
