/**
 * `npm run bench [filter] [-- --json] [--in folder]`: bundles every `*.bench.ts` as it would ship, runs each in its own Node
 * process and prints the results, and at the end the table of promised figures; with `--json` only that table, as JSON.
 * A bench file default-exports `async (measure, promised) => …`; `await measure(name, operations, run, atMost)` runs `run`,
 * which performs `operations` operations and returns a number that depends on all of them, and prints the best of five. `atMost`
 * is an optional promised limit in nanoseconds per operation. `promised` reports any other figure: see `performance-figures.mjs`.
 * A `*.bench.mjs` is a standalone program that measures the built product from outside and prints its own results.
 *
 * `npm run bench [filter] -- --against <commit>` checks that commit out under `.cache`, bundles the same benchmarks of both
 * trees and measures them in turn within one process; it prints the median processor time of each, their ratio and its spread.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { checkOut, pairedTable, runInTurn } from './bench-compare.mjs';
import { enginesPlugin } from './engines.mjs';
import { readFigures, figuresVariable, reportFigure, table } from './performance-figures.mjs';
import { files, root } from './sources.mjs';

const self = fileURLToPath(import.meta.url);

if (process.argv[2] === '--run') {
  const bench = await import(pathToFileURL(process.argv[3]).href);
  await bench.default(measure, reportFigure);
} else if (process.argv[2] === '--in-turn') {
  console.log(JSON.stringify(await runInTurn(process.argv[3], process.argv[4])));
} else {
  const options = {
    json: { type: 'boolean', default: false },
    in: { type: 'string', default: root },
    against: { type: 'string' },
  };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const filter = positionals[0] ?? '';
  const complete =
    values.against === undefined
      ? await runAll(values.in, filter, values.json)
      : await runAgainst(values.against, filter);
  process.exitCode = complete ? 0 : 1;
}

/**
 * Prints the times of every benchmark in this tree and in another commit, each benchmark in its own process. Returns
 * whether every benchmark completed.
 */
async function runAgainst(commit, filter) {
  const tree = checkOut(commit);
  const rows = [];
  let complete = true;
  for (const name of files(/\.bench\.ts$/).filter(each => each.includes(filter) && existsSync(join(tree, each)))) {
    const words = [self, '--in-turn', await bundleBenchmark(name), await bundleBenchmark(name, tree)];
    const { status, stdout } = spawnSync(process.execPath, words, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
    if (status !== 0) complete = false;
    else rows.push(...JSON.parse(String(stdout).trim().split('\n').at(-1)));
  }
  if (rows.length > 0) console.log(pairedTable(rows, commit));
  return complete;
}

/** Runs all benchmarks. Returns whether every one completed; a missed target is not a failure. */
async function runAll(folder, filter, json) {
  const places = mkdtempSync(join(tmpdir(), 'isentrope-figures-'));
  const file = join(places, 'figures');
  writeFileSync(file, '');
  const run = (name, ...words) => {
    if (!json) console.log(`\n${name}`);
    const stdio = ['inherit', json ? 2 : 'inherit', 'inherit'];
    const env = { ...process.env, [figuresVariable]: file };
    return spawnSync(process.execPath, words, { cwd: root, stdio, env }).status === 0;
  };
  let complete = true;
  try {
    const named = pattern => files(pattern, folder).filter(name => name.includes(filter));
    for (const name of named(/\.bench\.ts$/))
      if (!run(name, self, '--run', await bundleBenchmark(name))) complete = false;
    for (const name of named(/\.bench\.mjs$/)) if (!run(name, join(root, name))) complete = false;
    const figures = readFigures(file);
    if (json) console.log(JSON.stringify(figures, null, 2));
    else if (figures.length > 0) console.log(`\n${table(figures)}`);
  } finally {
    rmSync(places, { recursive: true });
  }
  return complete;
}

/** Whether a tree ships bundles with `const`, which the bundler otherwise turns into `var`. */
function keepsConstants(tree) {
  return readFileSync(join(tree, 'scripts', 'build.mjs'), 'utf8').includes('topLevelVar: false');
}

/** Bundles a benchmark with all project modules that it uses, and returns the path. */
async function bundleBenchmark(name, tree = root) {
  const outDir = join(tree, '.cache', 'bench', name.replaceAll('/', '-'));
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [enginesPlugin()],
    root: tree,
    build: {
      ssr: join(tree, name),
      outDir,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { output: { topLevelVar: !keepsConstants(tree) } },
    },
    ssr: { noExternal: [/^@isentrope\//] },
  });
  return join(
    outDir,
    readdirSync(outDir).find(each => each.endsWith('.js')),
  );
}

async function measure(name, operations, run, atMost) {
  let best = Infinity;
  let guard = 0;
  for (let round = 0; round < 6; round += 1) {
    const start = process.hrtime.bigint();
    guard += await run();
    const nanoseconds = Number(process.hrtime.bigint() - start);
    if (round > 0) best = Math.min(best, nanoseconds / operations);
  }
  if (!Number.isFinite(guard)) throw new Error(`${name}: the benchmark computed ${guard}`);
  const [size, unit, digits] = best < 1e3 ? [1, 'ns', 1] : best < 1e6 ? [1e3, 'μs', 2] : [1e6, 'ms', 1];
  console.log(
    `  ${name.padEnd(64)} ${`${(best / size).toFixed(digits)} ${unit}`.padStart(10)}  ${Math.round(1e9 / best)
      .toLocaleString('en')
      .padStart(14)} /s`,
  );
  if (atMost !== undefined) reportFigure({ name, target: atMost / size, unit, result: best / size });
}
