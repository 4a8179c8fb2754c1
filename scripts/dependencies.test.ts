import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { files, root } from './sources.mjs';

type Versions = Readonly<Record<string, string>>;
interface Manifest {
  readonly workspaces?: readonly string[];
  readonly dependencies?: Versions;
  readonly devDependencies?: Versions;
  readonly optionalDependencies?: Versions;
}

const manifest = (workspace: string) =>
  JSON.parse(readFileSync(join(root, workspace, 'package.json'), 'utf8')) as Manifest;
const workspaces = manifest('.').workspaces ?? [];
const isOurs = (name: string) => name.startsWith('@isentrope/');

describe.each(['.', ...workspaces])('the packages of %s', workspace => {
  const { dependencies = {}, devDependencies = {}, optionalDependencies = {} } = manifest(workspace);
  const all = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });

  test('are pinned to one version', () => {
    const loose = all.filter(([name, version]) => !isOurs(name) && !/^\d+\.\d+\.\d+$/.test(version));
    expect(loose).toEqual([]);
  });
});

describe.each(workspaces)('the runtime dependencies of %s', workspace => {
  const { dependencies = {}, optionalDependencies = {} } = manifest(workspace);
  const sources = files(/\.tsx?$/, join(root, workspace));
  const importing = (name: string) =>
    sources.filter(file => new RegExp(`['"]${name}(/[^'"]*)?['"]`).test(readFileSync(join(root, file), 'utf8')));
  const running = (name: string) => importing(name).filter(file => !/\.(test|bench)\.tsx?$/.test(file));

  test('are imported by it', () => {
    const unused = Object.keys({ ...dependencies, ...optionalDependencies }).filter(name => running(name).length === 0);
    expect(unused).toEqual([]);
  });
});

test("the lock file names no registry, so that the machine's configured registry is used", () => {
  expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toContain('"resolved": "http');
});
