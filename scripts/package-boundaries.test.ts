import { spawnSync } from 'node:child_process';
import { copyFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
let folder = '';

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'isentrope-boundaries-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  cpSync(join(root, 'scripts', 'lint'), join(folder, 'scripts', 'lint'), { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the lint messages for one import in one file. */
const lint = (file: string, imported: string) => lintSource(file, `export * from '${imported}';\n`);

/** Returns the lint messages for a file; '' for none. */
function lintSource(file: string, source: string): string {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, source);
  const { stdout, status } = spawnSync(join(root, 'node_modules', '.bin', 'oxlint'), [file], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(path);
  return status === 0 ? '' : stdout;
}

describe('imports between packages', () => {
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
    ['cli/src/x.ts', '@isentrope/web/other'],
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
    ['cli/src/x.ts', '@isentrope/web/read-workbook'],
    ['server/src/x.ts', '@isentrope/records'],
    ['web/src/x.ts', '@isentrope/records'],
    ['cli/src/x.ts', '@isentrope/records'],
    ['server/src/engine/x.worker.ts', '@isentrope/calculators'],
  ])('%s may import %s', (file, imported) => expect(lint(file, imported)).toBe(''));
});

describe('a calculation gives the same digits in every engine', () => {
  const source = (expression: string) => `export function f(x: number, y: number) {\n  return [${expression}, y];\n}\n`;
  const forbidden = [
    'Math.exp(x)',
    'Math.pow(x, y)',
    'Math["log"](x)',
    '[x].map(Math.sin)',
    'x ** 3',
    'x ** 0.5',
    'x ** y',
    '2 ** x',
    'Math.random()',
    'x.toLocaleString()',
    '"a".localeCompare("b")',
    'new Intl.NumberFormat().format(x)',
  ];
  test.each(forbidden)('%s is rejected in a calculation', expression => {
    for (const file of ['engineering/flow/x.ts', 'calculators/some-tool/x.ts'])
      expect(lintSource(file, source(expression))).toContain('isentrope(reproducible)');
  });

  test('`**=` and destructuring of Math are rejected', () => {
    for (const statement of ['x **= 2; return x;', 'const { exp } = Math; return exp(x);'])
      expect(lintSource('engineering/flow/x.ts', `export function f(x: number) { ${statement} }\n`)).toContain(
        'isentrope(reproducible)',
      );
  });

  test('operations fixed by IEEE 754 are allowed, and all operations are allowed in tests and pages', () => {
    const fixed = 'x ** 2, Math.sqrt(x), Math.abs(x), Math.round(x), Math.fround(x), Math.PI';
    expect(lintSource('engineering/flow/x.ts', source(fixed))).toBe('');
    for (const file of ['engineering/flow/x.test.ts', 'web/src/x.ts'])
      expect(lintSource(file, source('Math.exp(x), x ** 3'))).not.toContain('isentrope(reproducible)');
  });
});
