import { listedTools } from '@isentrope/calculators';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inWords } from '../web/src/number-words.ts';
import { root } from './sources.mjs';

/** A minimal calculator: two files in a folder, registered nowhere else. */
const added = {
  'meta.ts': `import type { CalculatorMeta } from '../kit/index.ts';

export const meta: CalculatorMeta = {
  id: 'tank-draining',
  title: 'Tank Draining',
  summary: 'Time in which an upright tank runs empty through a hole in its floor.',
  access: 'free',
  columns: 3,
  standards: ['Torricelli'],
};
`,
  'definition.ts': `import { calculation, field, quantity, step } from '../kit/index.ts';
import { meta } from './meta.ts';

const level = field('level', quantity('Level', 'length', 'm', { symbol: 'h' }));
const speed = step(
  'speed',
  { level },
  { label: 'Speed in the hole', symbol: 'w', equation: 'w = sqrt(2*9.80665*h)', source: 'Torricelli', kind: 'velocity', unit: 'm/s' },
  v => Math.sqrt(2 * 9.80665 * v.level),
);

export default calculation(meta, {
  inputs: { Tank: [level] },
  results: { Results: [speed] },
  primary: speed,
  examples: [{ title: 'A metre of water', source: 'own', cases: [{ level: 1 }] }],
  references: ['E. Torricelli, De motu gravium, 1644.'],
});
`,
} as const;

/** The length units with one more line, registered nowhere else. */
const lengths = join('engineering', 'quantities', 'units', 'space-and-time.ts');
const withFathom = (text: string) =>
  text.replace('export const lengthUnits = [', start => `${start}\n  unit('ftm', 'fathom', 1.8288),`);

/** Generated folders that are not copied. */
const made = new Set(['node_modules', 'dist', '.cache', '.git', 'data', 'test-results', 'playwright-report']);

let copy = '';

/** Copies the project, sharing installed packages but with its own workspaces. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'isentrope-added-'));
  for (const name of readdirSync(root)) {
    if (!made.has(name))
      cpSync(join(root, name), join(folder, name), {
        recursive: true,
        filter: source =>
          !relative(root, source)
            .split('/')
            .some(part => made.has(part)),
      });
  }
  const rooms = '@isentrope';
  mkdirSync(join(folder, 'node_modules', rooms), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== rooms) symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  for (const room of readdirSync(join(root, 'node_modules', rooms)))
    symlinkSync(join(folder, room), join(folder, 'node_modules', rooms, room));
  return folder;
}

function run(command: string, args: readonly string[], input = ''): string {
  const { stdout, stderr, status } = spawnSync(command, args, { cwd: copy, input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}`);
  return stdout;
}

const built = (...path: readonly string[]) => readFileSync(join(copy, 'web', 'dist', ...path), 'utf8');

beforeAll(() => {
  copy = copyProject();
  const folder = join(copy, 'calculators', 'tank-draining');
  mkdirSync(folder);
  for (const [name, text] of Object.entries(added)) writeFileSync(join(folder, name), text);
  writeFileSync(join(copy, lengths), withFathom(readFileSync(join(root, lengths), 'utf8')));
  run(process.execPath, ['scripts/build.mjs', 'web']);
}, 300_000);
afterAll(() => rmSync(copy, { recursive: true }));

describe('a folder under calculators/ is enough', () => {
  test('to appear on the tools page, last, and in its counts', () => {
    const page = built('tools', 'index.html');
    expect(page).toMatch(/<a href="\/tank-draining"[^>]*>Tank Draining<\/a>/);
    expect(page.indexOf('/tank-draining')).toBeGreaterThan(page.indexOf('/pipe-dimensions'));
    expect(page).toContain('Time in which an upright tank runs empty through a hole in its floor.');
    expect(page).toContain('Torricelli');
    const free = inWords(listedTools('free').length + 1);
    expect(page).toMatch(new RegExp(`<meta name="description" content="\\w+ Pro calculators and ${free} free`));
  });

  test('to have a titled page in the sitemap and the routes', () => {
    expect(built('tank-draining', 'index.html')).toMatch(/<title>Tank Draining \|[^<]*<\/title>/);
    expect(built('sitemap.xml')).toContain('/tank-draining</loc>');
    expect(built('sitemap.xml')).toContain('/methods/tank-draining</loc>');
    expect(built('routes.json')).toContain('"/tank-draining"');
  });

  test('to calculate on the command line', () => {
    const calc = join(copy, 'bin', 'calc');
    expect(run(calc, ['--list'])).toContain('"tank-draining"');
    const answer = JSON.parse(run(calc, ['tank-draining'], '[{"level":1}]'));
    expect(answer.cases[0].results.speed.value).toBeCloseTo(4.4287, 4);
  }, 120_000);
});

describe('a line in a file of units is enough', () => {
  const calc = (tool: string, given: object) =>
    JSON.parse(run(join(copy, 'bin', 'calc'), [tool], JSON.stringify([given]))).cases[0].results;

  test('for the unit to be accepted in every field of its quantity', () => {
    const { speed } = calc('tank-draining', { level: { value: 1, unit: 'ftm' } });
    expect(speed.value).toBeCloseTo(Math.sqrt(2 * 9.80665 * 1.8288), 9);
  }, 120_000);

  test('for conversions', () => {
    const { result } = calc('unit-converters', { value: 2, from: 'ftm', to: 'm' });
    expect(result.value).toBeCloseTo(3.6576, 9);
  }, 120_000);
});
