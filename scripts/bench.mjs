/**
 * `npm run bench [filter]`: bundles every `*.bench.ts` as it would ship, runs each in its own Node process and prints
 * what it measured. A bench file default-exports `async (measure) => …`; `await measure(name, operations, run)` runs `run`,
 * which performs `operations` operations and returns a number that depends on all of them, and prints the best of five.
 * A `*.bench.mjs` is a program of its own: it measures the built product from outside and prints what it found.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';
import { enginesPlugin } from './engines.mjs';
import { files, root } from './sources.mjs';

const self = fileURLToPath(import.meta.url);

if (process.argv[2] === '--run') {
  const bench = await import(pathToFileURL(process.argv[3]).href);
  await bench.default(measure);
} else {
  const filter = process.argv[2] ?? '';
  for (const file of files(/\.bench\.ts$/).filter(name => name.includes(filter))) {
    const outDir = join(root, '.cache', 'bench', file.replaceAll('/', '-'));
    await build({
      configFile: false,
      logLevel: 'error',
      plugins: [enginesPlugin()],
      build: { ssr: join(root, file), outDir, emptyOutDir: true, minify: false },
      ssr: { noExternal: [/^@isentrope\//] },
    });
    console.log(`\n${file}`);
    const bundle = join(
      outDir,
      readdirSync(outDir).find(name => name.endsWith('.js')),
    );
    const { status } = spawnSync(process.execPath, [self, '--run', bundle], { stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
  for (const file of files(/\.bench\.mjs$/).filter(name => name.includes(filter))) {
    console.log(`\n${file}`);
    const { status } = spawnSync(process.execPath, [join(root, file)], { cwd: root, stdio: 'inherit' });
    if (status !== 0) process.exitCode = 1;
  }
}

async function measure(name, operations, run) {
  let best = Infinity;
  let guard = 0;
  for (let round = 0; round < 6; round += 1) {
    const start = process.hrtime.bigint();
    guard += await run();
    const nanoseconds = Number(process.hrtime.bigint() - start);
    if (round > 0) best = Math.min(best, nanoseconds / operations);
  }
  if (!Number.isFinite(guard)) throw new Error(`${name}: the benchmark computed ${guard}`);
  const time =
    best < 1e3
      ? `${best.toFixed(1)} ns`
      : best < 1e6
        ? `${(best / 1e3).toFixed(2)} μs`
        : `${(best / 1e6).toFixed(1)} ms`;
  console.log(
    `  ${name.padEnd(64)} ${time.padStart(10)}  ${Math.round(1e9 / best)
      .toLocaleString('en')
      .padStart(14)} /s`,
  );
}
