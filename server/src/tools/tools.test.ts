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
const asked = (count: number, tool = 'steam-tables') => ({
  tool,
  cases: Array.from({ length: count }, (_, place) => ({ temperature: 100 + place / 100 })),
  working: false,
  pro: false,
});

describe('the calculators for programs', () => {
  test('answer one case between the blocks of a batch', async () => {
    const order: string[] = [];
    const batch = tools.stream(asked(2000));
    await batch.next();
    const whole = (async () => {
      for await (const _ of batch);
      order.push('batch');
    })();
    await tools.run({ ...asked(1), cases: [steam] });
    order.push('one');
    await whole;
    expect(order).toEqual(['one', 'batch']);
  });

  test('answer a batch in its order, every case as if it stood alone', async () => {
    const lines: string[] = [];
    for await (const some of tools.stream(asked(300))) lines.push(...some);
    expect(lines).toHaveLength(300);
    const alone = await tools.run({ ...asked(1), cases: [{ temperature: 100 + 299 / 100 }] });
    expect(lines[299]).toBe(alone.answers[0]);
    expect((await tools.run(asked(300))).answers).toEqual(lines);
  });

  test('end a batch that takes too long, in words for whoever sent it', async () => {
    const hurried = createTools({ program: () => Promise.resolve(program), log: createLog('silent'), batch: -1 });
    await expect(hurried.run(asked(2))).rejects.toMatchObject({
      code: 'TOO_LONG',
      message: 'The calculation took too long and was ended. Send fewer cases at once.',
    });
    await hurried.close();
  });

  test('see up to 500 cases as one', async () => {
    const many = { tool: 'relief-valve-pro/scenario-register', cases: Array.from({ length: 501 }, () => ({})) };
    await expect(tools.run({ ...asked(1), ...many, pro: true })).rejects.toMatchObject({ code: 'TOO_MANY_CASES' });
  });

  test('name the place and the field of what they do not understand', async () => {
    const cases = [...asked(40).cases, { temprature: 1 }];
    await expect(tools.run({ ...asked(1), cases })).rejects.toMatchObject({
      name: 'ToolProblem',
      code: 'REFUSED',
      at: { case: 40, field: 'temprature' },
    });
  });
});
