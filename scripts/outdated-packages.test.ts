import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { describeOutdated, outdatedPackages, type HeldVersion } from './outdated-packages.mjs';
import { root } from './sources.mjs';

const published = {
  same: { latest: '1.2.3', versions: ['1.2.3'] },
  patched: { latest: '1.2.10', versions: ['1.2.9', '1.2.10'] },
  newer: { latest: '3.0.0', versions: ['2.9.0', '3.0.0'] },
  held: { latest: '12.0.0', versions: ['10.4.2', '10.5.0', '11.0.0', '12.0.0'] },
  stays: { latest: '26.0.0', versions: ['20.1.0', '26.0.0'] },
};
const pinned = { held: '10.4.2', newer: '2.9.0', patched: '1.2.9', same: '1.2.3', stays: '20.1.0' };
const held = {
  held: { below: '11.0.0', why: 'It needs Node 22.' },
  stays: { below: '21.0.0', why: 'It describes Node 20.' },
};

test('outdated packages are listed with the size of the update, and held ones with the reason', () => {
  const { lines, behind } = describeOutdated(outdatedPackages(pinned, published, held));
  expect(lines).toEqual([
    'held 10.4.2 -> 10.5.0, minor (latest 12.0.0; held: It needs Node 22.)',
    'newer 2.9.0 -> 3.0.0, major',
    'patched 1.2.9 -> 1.2.10, patch',
    'stays 20.1.0 stays (latest 26.0.0; held: It describes Node 20.)',
  ]);
  expect(behind).toBe(3);
});

test('every held package is a dependency, below the stated version, and has a reason', () => {
  const read = (...path: string[]) =>
    JSON.parse(readFileSync(join(root, ...path), 'utf8')) as Record<string, Record<string, string> | undefined>;
  const { workspaces } = read('package.json') as unknown as { workspaces: string[] };
  const versions = Object.assign(
    {},
    ...['', ...workspaces].flatMap(folder => {
      const { dependencies, devDependencies } = read(folder, 'package.json');
      return [dependencies ?? {}, devDependencies ?? {}];
    }),
  ) as Record<string, string>;
  for (const [name, { below, why }] of Object.entries(
    read('scripts', 'held-versions.json') as unknown as Record<string, HeldVersion>,
  )) {
    const known = { latest: below, versions: [below] };
    expect(outdatedPackages({ [name]: versions[name] ?? '' }, { [name]: known }, {}), name).toHaveLength(1);
    expect(why).toMatch(/^[A-Z0-9].*\.$/);
  }
});
