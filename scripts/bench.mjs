/**
 * `npm run bench [filter] [-- --json] [--in folder]`: bundles every `*.bench.ts` as it would ship, runs each in its own Node process and
 * prints what it measured, and at the end the table of promised figures; with `--json` these alone, as JSON.
 * A bench file default-exports `async (measure, promised) => …`; `await measure(name, operations, run, atMost)` runs `run`,
 * which performs `operations` operations and returns a number that depends on all of them, and prints the best of five;
 * `atMost` nanoseconds an operation may be promised. `promised` reports any other figure: see `promised.mjs`.
 * A `*.bench.mjs` is a program of its own: it measures the built product from outside and prints what it found.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { enginesPlugin } from './engines.mjs';
import { collected, figuresVariable, promised, table } from './promised.mjs';
import { files, root } from './sources.mjs';

const self = fileURLToPath(import.meta.url);

if (process.argv[2] === '--run') {
  const bench = await import(pathToFileURL(process.argv[3]).href);
  await bench.default(measure, promised);
} else {
  const options = { json: { type: 'boolean', default: false }, in: { type: 'string', default: root } };
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  process.exitCode = (await runAll(values.in, positionals[0] ?? '', values.json)) ? 0 : 1;
}

/** Whether every bench came to its end; a figure that is missed is no failure. */
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
    for (const name of named(/\.bench\.ts$/)) if (!run(name, self, '--run', await bundled(name))) complete = false;
    for (const name of named(/\.bench\.mjs$/)) if (!run(name, join(root, name))) complete = false;
    const figures = collected(file);
    if (json) console.log(JSON.stringify(figures, null, 2));
    else if (figures.length > 0) console.log(`\n${table(figures)}`);
  } finally {
    rmSync(places, { recursive: true });
  }
  return complete;
}

/** The path of a bench bundled with all of our own that it uses. */
async function bundled(name) {
  const outDir = join(root, '.cache', 'bench', name.replaceAll('/', '-'));
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: [enginesPlugin()],
    build: { ssr: join(root, name), outDir, emptyOutDir: true, minify: false },
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
  if (atMost !== undefined) promised({ name, target: atMost / size, unit, result: best / size });
}
