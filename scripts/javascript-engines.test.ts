import { expect, test } from 'vitest';
import { chromium as chromiumProgram } from './chromium.mjs';
import { differenceOf } from './javascript-engines/difference.mjs';
import { calculations } from './javascript-engines/documents.ts';
import { chromium, javaScriptCore, node, script } from './javascript-engines/engines.mjs';

/** All examples and published cases, and two disturbed cases of each calculator; `npm run engines` compares more, in more engines. */
const disturbed = { quick: 2, long: 1 };

test(
  'Node, Chromium and an engine that is not V8 give the same reports, to the last digit',
  { timeout: 600_000 },
  async () => {
    const [all, code] = await Promise.all([calculations(disturbed), script()]);
    expect(all.length).toBeGreaterThan(200);
    const first = node(process.execPath);
    const expected = await first.run(code, all, false);
    expect(expected.size).toBe(all.length);
    for (const engine of [chromium(await chromiumProgram()), await javaScriptCore()]) {
      const found = await engine.run(code, all, false);
      const differing = all.filter(({ name }) => found.get(name) !== expected.get(name)).slice(0, 3);
      const [was, now] = [await first.run(code, differing, true), await engine.run(code, differing, true)];
      const places = differing.map(({ name }) => `${name}: ${differenceOf(was.get(name), now.get(name))}`);
      expect(places, engine.name).toEqual([]);
    }
  },
);
