import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isInstalled } from './installed-packages.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'isentrope-installed-'));
  mkdirSync(join(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const lock = (path: string, packages: object) => writeFileSync(join(folder, path), JSON.stringify({ packages }));
const used = { 'node_modules/used': { version: '1.2.3' } };

test('packages are missing if nothing was ever installed', () => {
  lock('package-lock.json', { '': {}, room: { version: '0.1.0' }, ...used });
  expect(isInstalled('run', folder)).toBe(false);
});

test('a complete installation is sufficient to test and to run', () => {
  const packages = { ...used, 'node_modules/tester': { version: '2.0.0', dev: true } };
  const elsewhere = { 'node_modules/other-platform': { version: '1.0.0', optional: true } };
  lock('package-lock.json', { '': {}, room: { version: '0.1.0' }, ...packages, ...elsewhere });
  lock('node_modules/.package-lock.json', packages);
  expect([isInstalled('all', folder), isInstalled('run', folder)]).toEqual([true, true]);
});

test('an installation without development packages is sufficient to run only', () => {
  lock('package-lock.json', { ...used, 'node_modules/tester': { version: '2.0.0', dev: true } });
  lock('node_modules/.package-lock.json', used);
  expect([isInstalled('all', folder), isInstalled('run', folder)]).toEqual([false, true]);
});

test('a package in another version is missing', () => {
  lock('package-lock.json', { 'node_modules/used': { version: '1.2.4' } });
  lock('node_modules/.package-lock.json', used);
  expect(isInstalled('run', folder)).toBe(false);
});
