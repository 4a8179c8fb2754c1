import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
let house = '';

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'isentrope-rooms-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
});
afterAll(() => rmSync(house, { recursive: true }));

/** What the project's own lint rules say to one import in one file. */
function lint(file: string, imported: string): string {
  const path = join(house, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `export * from '${imported}';\n`);
  const { stdout, status } = spawnSync(join(root, 'node_modules', '.bin', 'oxlint'), [file], {
    cwd: house,
    encoding: 'utf8',
  });
  rmSync(path);
  return status === 0 ? '' : stdout;
}

describe('the arrows between the rooms', () => {
  test.each([
    ['engineering/flow/x.ts', '@isentrope/calculators'],
    ['engineering/flow/x.ts', '@isentrope/engineering/quantities'],
    ['engineering/flow/x.ts', '../../calculators/kit/index.ts'],
    ['engineering/flow/x.ts', '../quantities/parse.ts'],
    ['engineering/flow/orifice/x.ts', '../../numerics/root.ts'],
    ['engineering/flow/x.ts', 'react'],
    ['engineering/flow/x.ts', 'node:fs'],
    ['calculators/some-tool/x.ts', '@isentrope/web'],
    ['calculators/some-tool/x.ts', '../../engineering/flow/index.ts'],
    ['calculators/some-tool/x.ts', '@isentrope/engineering/flow/orifice/orifice.ts'],
    ['calculators/some-tool/x.ts', 'react'],
    ['calculators/kit/x.ts', 'node:fs'],
    ['web/src/x.ts', '../../engineering/flow/index.ts'],
    ['web/src/x.ts', '@isentrope/server'],
    ['web/src/x.ts', '@isentrope/calculators/restriction-orifice/definition'],
    ['cli/src/x.ts', '@isentrope/web'],
    ['cli/src/x.ts', '../../records/index.ts'],
    ['server/src/x.ts', '@isentrope/calculators'],
    ['server/src/x.ts', '@isentrope/engineering/flow'],
    ['server/src/x.ts', '../../web/src/app.tsx'],
    ['server/src/engine/x.ts', '@isentrope/calculators'],
    ['server/src/engine/x.worker.ts', '@isentrope/web'],
    ['records/x.ts', '@isentrope/calculators/kit'],
    ['records/x.ts', 'node:crypto'],
  ])('%s may not import %s', (file, imported) => expect(lint(file, imported)).toContain('no-restricted-imports'));

  test.each([
    ['engineering/flow/x.ts', '../quantities/index.ts'],
    ['engineering/flow/orifice/x.ts', '../../numerics/index.ts'],
    ['calculators/some-tool/x.ts', '@isentrope/engineering/flow'],
    ['calculators/some-tool/x.ts', '../kit/index.ts'],
    ['web/src/x.ts', '@isentrope/calculators/kit'],
    ['web/src/x.ts', '@isentrope/engineering/quantities'],
    ['cli/src/x.ts', '@isentrope/calculators'],
    ['server/src/x.ts', '@isentrope/records'],
    ['web/src/x.ts', '@isentrope/records'],
    ['cli/src/x.ts', '@isentrope/records'],
    ['server/src/engine/x.worker.ts', '@isentrope/calculators'],
  ])('%s may import %s', (file, imported) => expect(lint(file, imported)).toBe(''));
});
