import { expect, test } from 'vitest';
import { chromium as chromiumProgram } from './chromium.mjs';
import { differenceOf } from './javascript-engines/difference.mjs';
import { calculations } from './javascript-engines/documents.ts';
import { chromium, javaScriptCore, node, reports, bundleScript, verdicts } from './javascript-engines/engines.mjs';
import { signedRecords } from './javascript-engines/signed-records.mjs';

/** All examples and published cases, and two perturbed cases per calculator; `npm run engines` compares more, in more engines. */
const perturbed = { quick: 2, long: 1 };

test(
  'Node, Chromium and an engine that is not V8 give the same reports, to the last digit',
  { timeout: 600_000 },
  async () => {
    const [all, code] = await Promise.all([calculations(perturbed), bundleScript()]);
    expect(all.length).toBeGreaterThan(200);
    const first = node(process.execPath);
    const expected = await first.run(code, reports(all));
    expect(expected.size).toBe(all.length);
    for (const engine of [chromium(await chromiumProgram()), await javaScriptCore()]) {
      const result = await engine.run(code, reports(all));
      const differing = all.filter(({ name }) => result.get(name) !== expected.get(name)).slice(0, 3);
      const [was, now] = [
        await first.run(code, reports(differing, true)),
        await engine.run(code, reports(differing, true)),
      ];
      const places = differing.map(({ name }) => `${name}: ${differenceOf(was.get(name), now.get(name))}`);
      expect(places, engine.name).toEqual([]);
    }
  },
);

test(
  'records issued by version 0.1.0, whose last digits depended on the engine, are genuine in Node and Chromium',
  { timeout: 600_000 },
  async () => {
    const code = await bundleScript();
    for (const engine of [node(process.execPath), chromium(await chromiumProgram())]) {
      const result = await engine.run(code, verdicts(signedRecords()));
      const input = [...result].map(([name, verdict]) => [name, JSON.parse(verdict) as unknown]);
      const genuine = {
        state: 'holds',
        sentence: 'This calculation is what was issued, checked and approved.',
        reasons: [],
      };
      expect(input, engine.name).toEqual(['blowdown', 'fluid-mixture', 'orifice'].map(name => [name, genuine]));
    }
  },
);
