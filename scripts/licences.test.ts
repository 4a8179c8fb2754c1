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
const rooms = (read('package.json') as { workspaces: string[] }).workspaces;

/** Licences, by their SPDX names, that ask for nothing but that they and the copyright go along with the package. */
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
/** What the product is built with and does not contain may also be under these, whose conditions are on changes of its own files. */
const forBuilding = [...permissive, 'MPL-2.0'];

/** The places of packages in the tree that are under another licence than these, or under none. */
const otherThan = (places: readonly string[], licences: readonly string[]): string[] =>
  places
    .filter(place => !licences.includes(lock.packages[place]?.license ?? ''))
    .map(place => `${place}: ${lock.packages[place]?.license}`);

const ofOthers = Object.keys(lock.packages).filter(
  place => place.includes('node_modules/') && lock.packages[place]?.link !== true,
);

test('what the rooms run with is under a permissive licence', () => {
  // What a package only works together with is there if a room names it.
  const alone = Object.entries(lock.packages).map(([place, found]) => [place, { ...found, peerDependencies: {} }]);
  const named = rooms.flatMap(room => Object.keys(lock.packages[room]?.dependencies ?? {}));
  const running = lockedPackages(
    { packages: Object.fromEntries(alone) },
    named.filter(name => !name.startsWith('@isentrope/')),
  ).map(line => line.replace(/@[^@]*$/, ''));
  expect(running.length).toBeGreaterThan(50);
  expect(otherThan(running, permissive)).toEqual([]);
});

test('so is what it is built with, or under one that asks nothing of what is built', () => {
  expect(
    otherThan(
      ofOthers.filter(place => lock.packages[place]?.dev !== true),
      forBuilding,
    ),
  ).toEqual([]);
});

test('the licences in the lock file are those of the packages as they are installed', () => {
  const installed = ofOthers.filter(place => existsSync(join(root, place, 'package.json')));
  const differing = installed.filter(place => {
    const { license } = read(join(place, 'package.json')) as { license?: string };
    return license !== undefined && license !== lock.packages[place]?.license;
  });
  expect(differing).toEqual([]);
});
