import { toolsPageEntries } from '@isentrope/calculators';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countInWords } from '../web/src/number-words.ts';
import { root } from './sources.mjs';

/** Replaces the calculator that `npm run new` writes. */
const changed = {
  'meta.ts': `import type { CalculatorMeta } from '../kit/index.ts';

export const meta: CalculatorMeta = {
  id: 'tank-draining',
  title: 'Tank Draining',
  summary: 'Speed in a hole in the floor of an upright tank.',
  access: 'free',
  columns: 3,
  standards: ['Torricelli'],
};
`,
  'definition.ts': `import { calculation, field, quantity, step } from '../kit/index.ts';
import { userDescription } from '../shared-fields.ts';
import { examples } from './examples.ts';
import { meta } from './meta.ts';

const caseName = field('userDescription', userDescription);
const level = field('level', quantity('Level', 'length', 'm', { symbol: 'h' }));
const speed = step(
  'speed',
  { level },
  { label: 'Speed in the hole', symbol: 'w', equation: 'w = sqrt(2*9.80665*h)', source: 'Torricelli', kind: 'velocity', unit: 'm/s' },
  v => Math.sqrt(2 * 9.80665 * v.level),
);

export default calculation(meta, {
  inputs: { Tank: [caseName, level] },
  results: { Results: [speed] },
  primary: speed,
  examples,
  references: ['E. Torricelli, De motu gravium, 1644.'],
});
`,
  'examples.ts': `export const examples = [{ title: 'A metre of water', source: 'own', cases: [{ level: 1 }] }];
`,
  'wiring.test.ts': `import { expect, test } from 'vitest';
import { evaluator } from '../testing/evaluator.ts';
import definition from './definition.ts';

test('the speed in the hole', () => expect(evaluator(definition)({ level: 1 }).of('speed')).toBeCloseTo(4.42869, 5));
`,
} as const;

/** Generated folders that are not copied. */
const generatedFolders = new Set([
  'node_modules',
  'dist',
  '.cache',
  '.git',
  'data',
  'test-results',
  'playwright-report',
]);

let copy = '';

/** Copies the project, sharing installed packages but with its own workspaces. */
function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), 'isentrope-added-'));
  for (const name of readdirSync(root)) {
    if (!generatedFolders.has(name))
      cpSync(join(root, name), join(folder, name), {
        recursive: true,
        filter: source =>
          !relative(root, source)
            .split('/')
            .some(part => generatedFolders.has(part)),
      });
  }
  const scope = '@isentrope';
  mkdirSync(join(folder, 'node_modules', scope), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== scope) symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  for (const workspace of readdirSync(join(root, 'node_modules', scope)))
    symlinkSync(join(folder, workspace), join(folder, 'node_modules', scope, workspace));
  return folder;
}

function run(command: string, args: readonly string[], input = ''): string {
  const { stdout, stderr, status } = spawnSync(command, args, { cwd: copy, input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stdout}${stderr}`);
  return stdout;
}

const built = (...path: readonly string[]) => readFileSync(join(copy, 'web', 'dist', ...path), 'utf8');

/** The commands of CONTRIBUTING.md, "Add a calculator" and "Add a unit". */
const commands = {
  calculator: ['calculator', 'tank-draining', 'Tank Draining'],
  document: ['document', 'tank-draining'],
  unit: ['unit', 'length', 'ftm', '1.8288', 'fathom'],
} as const;

const take = (step: keyof typeof commands) =>
  run(process.execPath, ['scripts/new.mjs', ...commands[step]])
    .trim()
    .split('\n');

/** Changes a file of the copy by hand, as the steps say. */
function change(file: string, from: string, to: string): void {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  if (!text.includes(from)) throw new Error(`${file} does not contain ${from}.`);
  writeFileSync(path, text.replace(from, to));
}

let written: readonly string[] = [];

beforeAll(() => {
  copy = copyProject();
  written = [...take('calculator'), ...take('unit')];
  change(
    'engineering/quantities/units/space-and-time.ts',
    "'fathom', 1.8288)",
    "'fathom', 1.8288, { aliases: ['fathom'] })",
  );
  change('docs/units.md', '`[fth_br]`, `fathom`', '`[fth_br]`');
  run(process.execPath, ['scripts/generate.mjs']);
  for (const [name, text] of Object.entries(changed))
    writeFileSync(join(copy, 'calculators', 'tank-draining', name), text);
  written = [...new Set([...written, ...take('document')])].toSorted();
}, 300_000);
afterAll(() => rmSync(copy, { recursive: true }));

test('the commands write these files', () =>
  expect(written).toEqual([
    'calculators/stored-documents/schema-1.json',
    'calculators/tank-draining/definition.ts',
    'calculators/tank-draining/examples.ts',
    'calculators/tank-draining/meta.ts',
    'calculators/tank-draining/wiring.test.ts',
    'engineering/quantities/units/space-and-time.ts',
  ]));

/** The tests that cover all calculators or all units. */
const listing = [
  'calculators/assumptions.test.ts',
  'calculators/catalogue.test.ts',
  'calculators/changes.test.ts',
  'calculators/kit/document/document.test.ts',
  'calculators/kit/document/field-names.test.ts',
  'calculators/listing.test.ts',
  'engineering/conversion',
  'engineering/quantities',
  'scripts/generate.test.ts',
  'scripts/units-document.test.ts',
  'web/src/pages.test.ts',
  'web/src/projects/tools.test.ts',
  'web/src/site/tools',
];

describe('the tests that an addition can break pass', () => {
  /** The last lines of a passing run, with the number of tests. */
  const vitest = (args: readonly string[]) =>
    run(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--maxWorkers=1', '--reporter=dot', ...args]);

  test('those named after the calculator', { timeout: 600_000 }, () => {
    const changes = JSON.stringify(written.filter(file => file.startsWith('calculators/')));
    const files: readonly string[] = JSON.parse(
      run(process.execPath, [
        '--input-type=module',
        '--eval',
        `import { affectedTests } from './scripts/affected-tests.mjs';
         console.log(JSON.stringify([...affectedTests(${changes}).keys()]));`,
      ]),
    );
    expect(files).toContain('calculators/fuzz.test.ts');
    expect(vitest([...files, '-t', '(tank-draining|speed in the hole)'])).toMatch(/Tests .*passed/);
  });

  test('those of all calculators and units', { timeout: 600_000 }, () =>
    // The catalogue tests of the other calculators do not depend on this one.
    expect(vitest([...listing, '-t', '^(?!the calculator (?!tank-draining))'])).toMatch(/Tests .*passed/),
  );
});

describe('a new folder under calculators/ is sufficient', () => {
  beforeAll(() => {
    run(process.execPath, ['scripts/build.mjs', 'web']);
  }, 300_000);

  test('to appear on the tools page, after the others, and in its counts', () => {
    const page = built('tools', 'index.html');
    expect(page).toMatch(/<a href="\/tank-draining"[^>]*>Tank Draining<\/a>/);
    expect(page.indexOf('/tank-draining')).toBeGreaterThan(page.indexOf('/pipe-dimensions'));
    expect(page).toContain('Speed in a hole in the floor of an upright tank.');
    expect(page).toContain('Torricelli');
    const free = countInWords(toolsPageEntries('free').length + 1);
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

describe('a new line in a file of units is sufficient', () => {
  const calc = (tool: string, caseInput: object) =>
    JSON.parse(run(join(copy, 'bin', 'calc'), [tool], JSON.stringify([caseInput]))).cases[0].results;

  test('for the unit to be accepted in every field of its quantity', () => {
    const { speed } = calc('tank-draining', { level: { value: 1, unit: 'ftm' } });
    expect(speed.value).toBeCloseTo(Math.sqrt(2 * 9.80665 * 1.8288), 9);
  }, 120_000);

  test('for conversions', () => {
    const { result } = calc('unit-converters', { value: 2, from: 'ftm', to: 'm' });
    expect(result.value).toBeCloseTo(3.6576, 9);
  }, 120_000);
});
