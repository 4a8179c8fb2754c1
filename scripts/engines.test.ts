import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '@isentrope/calculators';
import engines from 'virtual:engines';
import { describe, expect, test } from 'vitest';
import { engineFiles, engines as readEngines } from './engines.mjs';
import { lockedPackages, type Lock } from './locked-packages.mjs';
import { contentHash, root } from './sources.mjs';

const hashes = new Map<string, string>();
/** The hash of a file, each read once. */
function hashOf(file: string): string {
  const hash = hashes.get(file) ?? contentHash(file);
  hashes.set(file, hash);
  return hash;
}

/** The calculators whose version changes with one file. */
function changedBy(file: string): string[] {
  const before = engines.tools;
  const after = readEngines(each => (each === file ? 'changed' : hashOf(each))).tools;
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
    for (const file of files.filter((_, index) => index % 40 === 0))
      expect(changedBy(file), file).toContain('restriction-orifice');
  });

  test('changes with the equations of its room, those of no other room, and with the tools of all', () => {
    expect(changedBy('engineering/flow/orifice/orifice.ts').length).toBeLessThan(all.length);
    expect(changedBy('calculators/pump-sizing-pro/definition.ts')).toEqual(['pump-sizing-pro']);
    for (const file of ['web/vite.config.ts', 'calculators/kit/evaluate.ts'])
      expect(changedBy(file).toSorted(), file).toEqual(all);
  });

  test('changes with a package that it is bundled of or by, and not with one of the server', () => {
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

describe('the packages that some rest on', () => {
  const of = (version: string, further: object = {}) => ({ version, integrity: `hash of ${version}`, ...further });
  const packages = {
    'node_modules/a': of('1', { dependencies: { b: '*' } }),
    'node_modules/a/node_modules/c': of('2'),
    'node_modules/a/node_modules/b': of('3', { dependencies: { c: '*' }, optionalDependencies: { '@far/gone': '*' } }),
    'node_modules/b': of('4'),
    'node_modules/c': of('5', { peerDependencies: { a: '*' } }),
    'node_modules/@far/d': of('6'),
  };

  test('are found where each looks for its own', () => {
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
