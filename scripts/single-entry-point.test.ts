import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseSync } from 'vite';
import { files, root } from './sources.mjs';

/** Kit functions that evaluate a case below `run`. */
const internals = new Set(['evaluate', 'calculateCase', 'follow']);
const isKit = (from: string) => /(^|\/)kit(\/|$)/.test(from);

/** Returns the imports of a file from the kit that bypass `run`; a namespace import counts, since its uses are unknown. */
function bypassesOf(file: string, code: string): string[] {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const named = [
    ...staticImports.flatMap(({ moduleRequest, entries }) =>
      entries.map(({ importName, isType }) => ({ from: moduleRequest.value, importName, isType })),
    ),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .map(({ moduleRequest, importName, isType }) => ({ from: moduleRequest?.value ?? '', importName, isType })),
  ]
    .filter(({ from, isType }) => isKit(from) && !isType)
    .map(({ importName }) => importName.name ?? '*')
    .filter(name => name === '*' || internals.has(name));
  const loaded = dynamicImports.filter(({ moduleRequest: { start, end } }) => isKit(code.slice(start + 1, end - 1)));
  return [...named, ...loaded.map(() => 'import()')];
}

describe('imports that bypass `run`', () => {
  test.each([
    ["import { caseFrom, evaluate } from '@isentrope/calculators/kit';", ['evaluate']],
    ["import { calculateCase as worked } from '../kit/evaluation/cross-check.ts';", ['calculateCase']],
    ["import * as kit from '../kit/index.ts';", ['*']],
    ["export { follow } from '../kit/evaluation/evaluate.ts';", ['follow']],
    ["export * from '@isentrope/calculators/kit';", ['*']],
    ["const { evaluate } = await import('@isentrope/calculators/kit');", ['import()']],
    ["import { run, type Definition } from '@isentrope/calculators/kit';", []],
    ["import type * as kit from '@isentrope/calculators/kit';", []],
    ["import { evaluate } from './terms.ts';", []],
  ])('%s', (code, taken) => expect(bypassesOf('a.ts', code)).toEqual(taken));
});

test('pages, workers, the command line, validation and prints evaluate only through `run`', () => {
  const product = files(/\.(tsx?|mjs)$/).filter(
    file => !/^calculators\/kit\/|\.(test|test-d|bench)\.|(^|\/)testing\/|^web\/public\//.test(file),
  );
  expect(product.filter(file => /\bkit\b/.test(readFileSync(join(root, file), 'utf8'))).length).toBeGreaterThan(200);
  const past = product.flatMap(file =>
    bypassesOf(file, readFileSync(join(root, file), 'utf8')).map(taken => `${file}: ${taken}`),
  );
  expect(past).toEqual([]);
});
