import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@isentrope/calculators';
import engines from 'virtual:engines';
import { describe, expect, test } from 'vitest';
import { engineFiles, engines as readEngines } from './engines.mjs';
import { lockedPackages, type Lock } from './locked-packages.mjs';
import { contentHash, root } from './sources.mjs';

const hashes = new Map<string, string>();
/** Returns the hash of a file, cached. */
function hashOf(file: string): string {
  const hash = hashes.get(file) ?? contentHash(file);
  hashes.set(file, hash);
  return hash;
}

/** Returns the calculators whose version changes with a file. */
function changedBy(file: string): string[] {
  const before = engines.tools;
  const after = readEngines(each => (each === file ? 'changed' : hashOf(each))).tools;
  return Object.keys(before).filter(id => before[id] !== after[id]);
}

const all = catalogue.map(({ meta }) => meta.id).toSorted();

describe('the engine version of a calculator', () => {
  test('exists for every calculator, includes the program version, and is the same in tests and builds', () => {
    expect(Object.keys(engines.tools).toSorted()).toEqual(all);
    expect(engines).toEqual(readEngines());
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
    expect(engines.version).toBe(version);
  });

  test("changes with the calculator's sources", () => {
    const files = engineFiles().get('restriction-orifice') ?? [];
    expect(files).toContain('engineering/flow/orifice/orifice.ts');
    expect(files).toContain('engineering/quantities/parse.ts');
    expect(files).toContain('calculators/kit/report/run.ts');
    for (const file of files.filter((_, index) => index % 40 === 0))
      expect(changedBy(file), file).toContain('restriction-orifice');
  });

  test('changes with the equations that it uses, with no others, and with shared code', () => {
    expect(changedBy('engineering/flow/orifice/orifice.ts').length).toBeLessThan(all.length);
    expect(changedBy('calculators/pump-sizing-pro/definition.ts')).toEqual(['pump-sizing-pro']);
    for (const file of ['web/vite.config.ts', 'calculators/kit/evaluation/evaluate.ts'])
      expect(changedBy(file).toSorted(), file).toEqual(all);
  });

  test('changes with a bundled package or a build package, but not with a server package', () => {
    const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;
    const before = readEngines(hashOf, lock).tools;
    const changedWith = (place: string): string[] => {
      const other = { packages: { ...lock.packages, [place]: { ...lock.packages[place], version: '99.0.0' } } };
      const after = readEngines(hashOf, other).tools;
      return Object.keys(before).filter(id => before[id] !== after[id]);
    };
    expect(changedWith('node_modules/rolldown').toSorted()).toEqual(all);
    for (const place of ['node_modules/pg-boss', 'node_modules/kysely', 'node_modules/prettier'])
      expect([place, changedWith(place)]).toEqual([place, []]);
  });
});

describe('transitive dependencies of packages', () => {
  const of = (version: string, further: object = {}) => ({ version, integrity: `hash of ${version}`, ...further });
  const packages = {
    'node_modules/a': of('1', { dependencies: { b: '*' } }),
    'node_modules/a/node_modules/c': of('2'),
    'node_modules/a/node_modules/b': of('3', { dependencies: { c: '*' }, optionalDependencies: { '@far/gone': '*' } }),
    'node_modules/b': of('4'),
    'node_modules/c': of('5', { peerDependencies: { a: '*' } }),
    'node_modules/@far/d': of('6'),
  };

  test('are resolved from the nearest node_modules', () => {
    expect(lockedPackages({ packages }, ['a'])).toEqual([
      'node_modules/a/node_modules/b@3 hash of 3',
      'node_modules/a/node_modules/c@2 hash of 2',
      'node_modules/a@1 hash of 1',
    ]);
    expect(lockedPackages({ packages }, ['c', '@far/d'])).toEqual([
      'node_modules/@far/d@6 hash of 6',
      'node_modules/a/node_modules/b@3 hash of 3',
      'node_modules/a/node_modules/c@2 hash of 2',
      'node_modules/a@1 hash of 1',
      'node_modules/c@5 hash of 5',
    ]);
  });
});
