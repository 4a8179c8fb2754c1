import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockedPackages } from './locked-packages.mjs';
import { root } from './sources.mjs';

interface Locked {
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
}

const read = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as unknown;
const lock = read('package-lock.json') as { packages: Record<string, Locked> };
const workspaces = (read('package.json') as { workspaces: string[] }).workspaces;

/** SPDX identifiers of licences that only require their text and copyright notice to be distributed. */
const permissive = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  '(MIT OR CC0-1.0)',
];
/** Build tools may also use these, whose conditions cover only changes to their own files. */
const forBuilding = [...permissive, 'MPL-2.0'];

/** Returns the packages under any other licence, or none. */
const withOtherLicence = (places: readonly string[], licences: readonly string[]): string[] =>
  places
    .filter(place => !licences.includes(lock.packages[place]?.license ?? ''))
    .map(place => `${place}: ${lock.packages[place]?.license}`);

const ofOthers = Object.keys(lock.packages).filter(
  place => place.includes('node_modules/') && lock.packages[place]?.link !== true,
);

test('runtime packages have a permissive licence', () => {
  // Optional peer dependencies count only if a workspace names them.
  const alone = Object.entries(lock.packages).map(([place, result]) => [place, { ...result, peerDependencies: {} }]);
  const named = workspaces.flatMap(workspace => Object.keys(lock.packages[workspace]?.dependencies ?? {}));
  const running = lockedPackages(
    { packages: Object.fromEntries(alone) },
    named.filter(name => !name.startsWith('@isentrope/')),
  ).map(line => line.replace(/@[^@]*$/, ''));
  expect(running.length).toBeGreaterThan(50);
  expect(withOtherLicence(running, permissive)).toEqual([]);
});

test('build packages have a permissive licence, or one without conditions on the output', () => {
  expect(
    withOtherLicence(
      ofOthers.filter(place => lock.packages[place]?.dev !== true),
      forBuilding,
    ),
  ).toEqual([]);
});

test('licences in the lock file match the installed packages', () => {
  const installed = ofOthers.filter(place => existsSync(join(root, place, 'package.json')));
  const differing = installed.filter(place => {
    const { license } = read(join(place, 'package.json')) as { license?: string };
    return license !== undefined && license !== lock.packages[place]?.license;
  });
  expect(differing).toEqual([]);
});
