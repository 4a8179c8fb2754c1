import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from './sources.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'isentrope-promised-'));
  const module = join(root, 'scripts/performance-figures.mjs');
  writeFileSync(
    join(folder, 'whole.bench.mjs'),
    `import { reportFigure } from ${JSON.stringify(module)};
     console.log('measuring');
     reportFigure({ name: 'A run', target: 40, unit: 'ms', result: 38.25 });
     reportFigure({ name: 'Checks', target: 3000, unit: '/s', result: 2400, better: 'higher' });`,
  );
  writeFileSync(
    join(folder, 'broken.bench.mjs'),
    `import { reportFigure } from ${JSON.stringify(module)};
     reportFigure({ name: 'Before the crash', target: 10, unit: 's', result: 11.2 });
     throw new Error('It crashed');`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

function bench(...text: string[]) {
  const { status, stdout } = spawnSync(
    process.execPath,
    [join(root, 'scripts', 'bench.mjs'), '--in', folder, ...text],
    { encoding: 'utf8' },
  );
  return { status, lines: stdout.trim().split('\n'), stdout };
}

test('promised figures are collected in one table, and a missed one is not a failure', () => {
  const { status, lines } = bench('whole');
  expect(status).toBe(0);
  expect(lines.slice(-4).map(line => line.split(/ {2,}/))).toEqual([
    ['Promised figure', 'Target', 'Result'],
    ['---------------', '----------', '--------', '-------------'],
    ['A run', '≤ 40 ms', '38.3 ms', 'met'],
    ['Checks', '≥ 3,000 /s', '2,400 /s', 'short by 20 %'],
  ]);
});

test('a crashing benchmark is a failure, and the other figures are still reported', () => {
  const { status, lines } = bench();
  expect(status).toBe(1);
  expect(lines.at(-3)).toMatch(/^Before the crash +≤ 10 s +11\.2 s +short by 12 %$/);
  expect(lines).toHaveLength(lines.indexOf('measuring') + 7);
});

test('with --json only the figures are printed, as JSON', () => {
  const { status, stdout } = bench('whole', '--json');
  expect([status, JSON.parse(stdout)]).toEqual([
    0,
    [
      { name: 'A run', target: 40, unit: 'ms', result: 38.25, better: 'lower', met: true, shortBy: 0 },
      { name: 'Checks', target: 3000, unit: '/s', result: 2400, better: 'higher', met: false, shortBy: 20 },
    ],
  ]);
});
