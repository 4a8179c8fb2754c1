import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@isentrope/calculators';
import engines from 'virtual:engines';
import { describe, expect, test } from 'vitest';
import { engineFiles, engines as readEngines } from './engines.mjs';
import { contentHash, root } from './sources.mjs';

/** The calculators whose version changes with one file. */
function changedBy(file: string): string[] {
  const before = readEngines().tools;
  const after = readEngines(each => (each === file ? 'changed' : contentHash(each))).tools;
  return Object.keys(before).filter(id => before[id] !== after[id]);
}

const all = catalogue.map(({ meta }) => meta.id).toSorted();

describe('the version of a calculator', () => {
  test('is there for every calculator, with the version of the program, the same in the tests as in a build', () => {
    expect(Object.keys(engines.tools).toSorted()).toEqual(all);
    expect(engines).toEqual(readEngines());
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    expect(engines.version).toBe(version);
  });

  test('changes with what the calculator is built from', () => {
    const files = engineFiles().get('restriction-orifice') ?? [];
    expect(files).toContain('engineering/flow/orifice/orifice.ts');
    expect(files).toContain('engineering/quantities/parse.ts');
    expect(files).toContain('calculators/kit/run.ts');
    for (const file of files.filter((_, index) => index % 20 === 0))
      expect(changedBy(file), file).toContain('restriction-orifice');
  });

  test('changes with the equations of its room, those of no other room, and with the tools of all', () => {
    expect(changedBy('engineering/flow/orifice/orifice.ts').length).toBeLessThan(all.length);
    expect(changedBy('calculators/pump-sizing-pro/definition.ts')).toEqual(['pump-sizing-pro']);
    for (const file of ['package-lock.json', 'web/vite.config.ts', 'calculators/kit/evaluate.ts'])
      expect(changedBy(file).toSorted(), file).toEqual(all);
  });
});
