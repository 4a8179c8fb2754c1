/**
 * `npm run mutants -- <folder>… [--count 40] [--seed 1] [--tests <folder>…] [--without <folder>] [--workers 1] [--seconds 60]`:
 * mutation testing of the code under some folders, except those left out. Each mutant is introduced in a copy of the project per
 * core; surviving mutants are printed. A first run of all tests in these folders records which of them cover each mutant; only
 * these are run, nearest and then fastest first, those of `--seconds` by the first run at the most. The seed alone selects the
 * mutants. A mutant that makes the tests hang counts as killed.
 */
import { spawn } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { parseSync } from 'vite';
import { formatFailures, vitestTests } from './reports.mjs';
import { files, root } from './sources.mjs';

/** Mutation operators: each token's replacement. */
const operators = new Map([
  ['+', '-'],
  ['-', '+'],
  ['*', '/'],
  ['/', '*'],
  ['**', '*'],
  ['<', '<='],
  ['<=', '<'],
  ['>', '>='],
  ['>=', '>'],
  ['===', '!=='],
  ['!==', '==='],
  ['&&', '||'],
  ['||', '&&'],
  ['??', '&&'],
]);

/** Increments a count; changes any other number by a tenth. */
const anotherNumber = (value, text) => (Number.isInteger(value) && value < 10 ? String(value + 1) : `(${text} * 1.1)`);

/** Returns the mutants of a file: the replaced range and its replacement. */
export function mutantsOf(file, code) {
  const result = [];
  const text = ({ start, end }) => code.slice(start, end);
  const add = (start, end, replacement) => result.push({ file, start, end, replacement });
  const visit = node => {
    if (node === null || typeof node !== 'object') return;
    if (Array.isArray(node)) {
      for (const each of node) visit(each);
      return;
    }
    // Types are checked by the compiler; strings are not mutated.
    if (typeof node.type === 'string' && /^TS|^Import|^Export(All|Named)Declaration$/.test(node.type)) {
      if (node.type === 'ExportNamedDeclaration') visit(node.declaration);
      if (/^TS(AsExpression|SatisfiesExpression|NonNullExpression)$/.test(node.type)) visit(node.expression);
      return;
    }
    switch (node.type) {
      case 'BinaryExpression':
      case 'LogicalExpression': {
        const replacement = operators.get(node.operator);
        const between = code.slice(node.left.end, node.right.start);
        const at = node.left.end + between.indexOf(node.operator);
        const joinsText = node.operator === '+' && /['"`]/.test(text(node));
        if (replacement && !joinsText) add(at, at + node.operator.length, replacement);
        break;
      }
      case 'Literal':
        if (typeof node.value === 'number') add(node.start, node.end, anotherNumber(node.value, text(node)));
        if (typeof node.value === 'boolean') add(node.start, node.end, String(!node.value));
        break;
      case 'ConditionalExpression':
        add(node.consequent.start, node.alternate.end, `${text(node.alternate)} : ${text(node.consequent)}`);
        break;
      case 'IfStatement':
        add(node.test.start, node.test.end, 'false');
        break;
      case 'ExpressionStatement':
        if (node.expression.type === 'CallExpression' || node.expression.type === 'AwaitExpression')
          add(node.start, node.end, ';');
        break;
      case 'ReturnStatement':
        if (node.argument?.type === 'ArrayExpression' && node.argument.elements.length > 0)
          add(node.argument.start, node.argument.end, '[]');
        break;
      default:
    }
    for (const key in node) if (key !== 'type' && key !== 'parent') visit(node[key]);
  };
  visit(parseSync(file, code).program.body);
  return result;
}

/** A seeded random number generator, 0 to 1 (mulberry32). */
function randomFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns `count` mutants, distributed over the files in proportion to their numbers. */
export function selectMutants(mutants, count, seed) {
  const random = randomFrom(seed);
  const left = [...mutants];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(random() * left.length), 1),
  ).flat();
}

/**
 * Instruments the code for coverage of each mutant: calls `mutantReached(number)` in the innermost enclosing block. A
 * mutant outside all functions is covered by loading the file.
 */
export function instrument(file, code, mutants) {
  const insertions = [];
  const note = (body, numbers) => {
    const calls = numbers.map(number => `globalThis.mutantReached?.(${number})`);
    if (body.type === 'BlockStatement') insertions.push([body.start + 1, `${calls.join(';')};`]);
    else insertions.push([body.start, `(${calls.join(',')},`], [body.end, ')']);
  };
  const visit = (node, isBody, numbers) => {
    if (node === null || typeof node !== 'object') return numbers;
    if (Array.isArray(node)) return node.reduce((left, each) => visit(each, false, left), numbers);
    const inside = ({ start, end }) => node.start === undefined || (node.start <= start && end <= node.end);
    let mine = numbers.filter(number => inside(mutants.get(number)));
    const outside = numbers.filter(number => !mine.includes(number));
    if (mine.length === 0) return outside;
    for (const key in node)
      if (key !== 'type' && key !== 'parent')
        mine = visit(node[key], node.type === 'ArrowFunctionExpression' && key === 'body', mine);
    if (mine.length === 0 || !(isBody || node.type === 'BlockStatement')) return [...outside, ...mine];
    note(node, mine);
    return outside;
  };
  const outside = visit(parseSync(file, code).program.body, false, [...mutants.keys()]);
  if (outside.length > 0) note({ type: 'BlockStatement', start: -1 }, outside);
  return insertions
    .toSorted(([a], [b]) => b - a)
    .reduce((noted, [at, text]) => noted.slice(0, at) + text + noted.slice(at), code);
}

/** The lines that a mutant changes. */
const lineAt = ({ start, end }, code) =>
  code.slice(code.lastIndexOf('\n', start) + 1, end + code.slice(end).search(/\n|$/));

/** Formats the mutated line before and after. */
function formatMutant(mutant, code) {
  const { file, start, end, replacement } = mutant;
  const from = code.lastIndexOf('\n', start) + 1;
  const line = lineAt(mutant, code);
  const to = from + line.length;
  const shorter = line => line.trim().replace(/\s+/g, ' ').slice(0, 140);
  const changed = code.slice(from, start) + replacement + code.slice(end, to);
  return `${file}:${code.slice(0, start).split('\n').length}\n    - ${shorter(line)}\n    + ${shorter(changed)}`;
}

const config = 'mutants.config.mjs';
const coverageConfig = 'mutants.coverage.config.mjs';
const notes = 'mutants.notes';
const baseline = 'mutants.baseline.json';

/**
 * The Vitest configuration: runs only the tests of some folders, without the slow ones that kill and flood whole processes
 * (minutes each). Transforms of unchanged files are cached between runs, except with the tests of pages: the server that their
 * global set-up starts does not work from that cache (Vitest 4.1.12).
 */
const configOf = (
  folders,
  own,
  hasPages = folders.some(folder => folder.startsWith('e2e/pages')),
) => `import config from './vitest.config.ts';
const { projects, ...test } = config.test;
const left = ['**/node_modules/**', '**/dist/**', '**/processes/**', '**/attacks/flood*', '**/create-embedded*', '**/orderings*'];
export default {
  ...config,
  test: {
    ...test,
    include: ${JSON.stringify(folders.map(folder => `${folder}/**/*.test.{ts,tsx}`))},
    exclude: left,
    bail: 1,
    experimental: { fsModuleCache: ${!hasPages} },
    passWithNoTests: true,
    globalSetup: ${JSON.stringify(hasPages ? './e2e/pages/server.setup.ts' : [])},
    ...${JSON.stringify(own)},
  },
};
`;

/** A setup file that records the mutants covered by each test file, and its duration. */
const coverageSetup = `import { appendFileSync } from 'node:fs';
import { afterAll, expect } from 'vitest';
const start = performance.now();
const reached = new Set();
globalThis.mutantReached = number => reached.add(number);
afterAll(() => {
  const note = [expect.getState().testPath, [...reached], performance.now() - start];
  appendFileSync(${JSON.stringify(notes)}, JSON.stringify(note) + '\\n');
});
`;

/** Creates a copy of the project with editable files; installed packages are shared. */
function copyOfProject(tests) {
  const copy = mkdtempSync(join(tmpdir(), 'mutants-'));
  for (const file of files(/./)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  const installed = join(copy, 'node_modules');
  mkdirSync(installed);
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@isentrope') symlinkSync(join(root, 'node_modules', name), join(installed, name));
  }
  cpSync(join(root, 'node_modules', '@isentrope'), join(installed, '@isentrope'), {
    recursive: true,
    verbatimSymlinks: true,
  });
  // Only the server's tests need a process each.
  const isolate = tests.some(folder => folder.startsWith('server'));
  writeFileSync(join(copy, config), configOf(tests, { isolate, maxWorkers: 1 }));
  return copy;
}

/**
 * Returns the five tests most likely to kill a mutant of a file: same name, mentioning it or a text of the mutated line, in the
 * same folder.
 */
function nearestTests(file, line, tests) {
  const stem = basename(file).replace(/\.tsx?$/, '');
  const names = new RegExp(`/${stem}\\.tsx?'`);
  const texts = (line.match(/'[^']{4,}'/g) ?? []).map(text => text.slice(1, -1));
  const near = test => {
    const code = readFileSync(join(root, test), 'utf8');
    return (
      (basename(test).startsWith(`${stem}.`) ? 4 : 0) +
      (names.test(code) ? 3 : 0) +
      (texts.some(text => code.includes(text)) ? 3 : 0) +
      (dirname(test) === dirname(file) ? 2 : 0)
    );
  };
  return tests
    .map(test => ({ test, nearness: near(test) }))
    .filter(({ nearness }) => nearness > 0)
    .toSorted((a, b) => b.nearness - a.nearness)
    .slice(0, 5)
    .map(({ test }) => test);
}

/** Returns the first tests that together take no longer than some seconds, one at least. */
function within(seconds, tests, times) {
  let sum = 0;
  return tests.filter((test, index) => {
    sum += (times.get(test) ?? 0) / 1000;
    return index === 0 || sum <= seconds;
  });
}

/** How long a test of a page waits for what a mutant may prevent, in ms. */
const waits = { LONGEST_WAIT: '45000' };

/** Runs the tests on the copy with these Vitest arguments. A run longer than `longest` ms counts as hanging. */
function runTests(copy, words, longest, by = config) {
  const child = spawn(
    process.execPath,
    [join(copy, 'node_modules', 'vitest', 'vitest.mjs'), ...words, '--run', '--reporter=dot', `--config=${by}`],
    { cwd: copy, stdio: 'ignore', detached: true, env: { ...process.env, ...waits } },
  );
  return new Promise(resolve => {
    let late = false;
    const end = () => {
      late = true;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    };
    const timer = longest === undefined ? undefined : setTimeout(end, longest);
    child.once('close', code => {
      clearTimeout(timer);
      resolve(late ? 'hung' : code === 0 ? 'LIVED' : 'killed');
    });
  });
}

/** Prints the tests that fail on the unchanged code, and returns their files, because these cannot detect a mutant. */
function failingUnchanged(copy) {
  const file = join(copy, baseline);
  if (!existsSync(file)) throw new Error('The tests could not be run on the code as it is.');
  const { testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const inProject = testResults.map(each => ({ ...each, name: join(root, relative(copy, each.name)) }));
  const failed = formatFailures(vitestTests({ testResults: inProject }));
  if (failed.length > 0)
    console.log(
      `Left out, with the rest of their files, because they fail on the unchanged code:\n${failed.join('\n')}`,
    );
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => relative(copy, name));
}

/**
 * Runs all tests on the unchanged code, and returns which of them reach each mutant, by its number, and how long each
 * takes, in ms. Files with a failing test are printed and omitted.
 * @throws if none is left.
 */
async function testsReaching(copy, tests, mutants, codes, workers) {
  writeFileSync(join(copy, 'mutants.coverage.mjs'), coverageSetup);
  writeFileSync(
    join(copy, coverageConfig),
    configOf(tests, { isolate: true, maxWorkers: workers, setupFiles: ['./mutants.coverage.mjs'] }),
  );
  writeFileSync(join(copy, notes), '');
  const changed = new Set(mutants.map(({ file }) => file));
  for (const file of changed) {
    const inFile = new Map([...mutants.entries()].filter(([, mutant]) => mutant.file === file));
    writeFileSync(join(copy, file), instrument(file, codes.get(file), inFile));
  }
  await runTests(copy, ['run', '--bail=0', '--reporter=json', `--outputFile=${baseline}`], undefined, coverageConfig);
  const failing = failingUnchanged(copy);
  for (const file of changed) writeFileSync(join(copy, file), codes.get(file));
  const lines = readFileSync(join(copy, notes), 'utf8')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));
  const noted = lines
    .map(([test, reached, time]) => ({ test: relative(copy, test), reached, time }))
    .filter(({ test }) => !failing.includes(test));
  if (noted.length === 0) throw new Error(`No test under ${tests.join(', ')} passes on the unchanged code.`);
  return {
    failing,
    reaching: mutants.map((_, number) => noted.filter(each => each.reached.includes(number)).map(({ test }) => test)),
    times: new Map(noted.map(({ test, time }) => [test, time])),
  };
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      count: { type: 'string' },
      seed: { type: 'string' },
      tests: { type: 'string', multiple: true },
      without: { type: 'string', multiple: true, default: [] },
      workers: { type: 'string' },
      seconds: { type: 'string', default: 'Infinity' },
    },
  });
  if (positionals.length === 0) throw new Error('Say which folder: npm run mutants -- calculators/kit');
  for (const folder of values.without)
    if (!statSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory())
      throw new Error(`--without takes folders, and ${folder} is not one.`);
  const isLeftOut = file => values.without.some(folder => file.startsWith(`${folder}/`));
  const sources = positionals
    .flatMap(folder => files(/\.tsx?$/, join(root, folder)))
    .filter(file => !/\.(test|bench|test-d|generated)\.|(^|\/)testing(\/|\.tsx?$)/.test(file) && !isLeftOut(file));
  const codes = new Map(sources.map(file => [file, readFileSync(join(root, file), 'utf8')]));
  const all = sources.flatMap(file => mutantsOf(file, codes.get(file)));
  const mutants = selectMutants(all, Number(values.count ?? 40), Number(values.seed ?? 1));
  console.log(`${mutants.length} of ${all.length} mutants in ${sources.length} files under ${positionals.join(', ')}`);
  const tests = values.tests ?? positionals;
  const among = tests.flatMap(folder => files(/\.test\.tsx?$/, join(root, folder)));
  const seconds = Number(values.seconds);
  const workers = Number(values.workers ?? availableParallelism());
  const first = copyOfProject(tests);
  const copies = [first];
  const survivors = [];
  try {
    const start = performance.now();
    const { failing, reaching, times } = await testsReaching(first, tests, mutants, codes, workers);
    const passing = among.filter(test => !failing.includes(test));
    // The time limit for a hanging run is shorter than the duration of all tests.
    const longest = those => 60_000 + 5 * those.reduce((sum, test) => sum + (times.get(test) ?? 0), 0);
    console.log(
      `${passing.length} of ${among.length} test files pass on the unchanged code, in ${((performance.now() - start) / 1000).toFixed(0)} s.`,
    );
    while (copies.length < workers) copies.push(copyOfProject(tests));
    const leftOut = failing.map(test => `--exclude=${test}`);
    const left = mutants.entries();
    const plantIn = async copy => {
      for (const [number, mutant] of left) {
        const code = codes.get(mutant.file);
        writeFileSync(
          join(copy, mutant.file),
          code.slice(0, mutant.start) + mutant.replacement + code.slice(mutant.end),
        );
        // Code in other processes is not covered by any test, as far as is known.
        const known = reaching[number].length > 0;
        const nearest = nearestTests(mutant.file, lineAt(mutant, code), known ? reaching[number] : passing);
        const further = reaching[number].filter(test => !nearest.includes(test));
        const inTurn = within(seconds, [...nearest, ...further.toSorted((a, b) => times.get(a) - times.get(b))], times);
        let result = 'LIVED';
        for (let from = 0; result === 'LIVED' && from < inTurn.length; from += 5) {
          const next = inTurn.slice(from, from + 5);
          result = await runTests(copy, ['run', ...next], longest(next));
        }
        if (result === 'LIVED' && !known && seconds === Infinity)
          result = await runTests(copy, ['related', mutant.file, ...leftOut], longest(passing));
        writeFileSync(join(copy, mutant.file), code);
        console.log(`${String(number + 1).padStart(3)} ${result.padEnd(6)} ${formatMutant(mutant, code)}`);
        if (result === 'LIVED') survivors.push(formatMutant(mutant, code));
      }
    };
    await Promise.all(copies.map(plantIn));
  } finally {
    for (const copy of copies) rmSync(copy, { recursive: true, force: true });
  }
  const share = (100 * (mutants.length - survivors.length)) / mutants.length;
  console.log(`\n${mutants.length - survivors.length} of ${mutants.length} killed, ${share.toFixed(0)} %`);
  for (const survivor of survivors) console.log(survivor);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await main();
