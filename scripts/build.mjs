/**
 * Builds the product: `node scripts/build.mjs` everything; with `web`, `server` or `cli` only those parts; with `packages` the
 * npm library, which is not part of the product (docs/library.md).
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { build } from 'vite';
import { enginesPlugin } from './engines.mjs';
import { serverPackages } from './server-bundle.mjs';
import { root } from './sources.mjs';

const parts = process.argv.slice(2);
const wants = name => parts.length === 0 || parts.includes(name);

/** The modules shared by all calculators go into one chunk: opening many small files dominates a program's start-up. */
const codeSplitting = {
  groups: [
    {
      name: 'kit',
      test: /\/calculators\/(kit\/|(catalogue|listing|index)\.ts$|.*\/(meta|menu)\.ts$)|\/engineering\/quantities\//,
    },
  ],
};

/** Bundles a Node program with its packages. */
function program(workspace, entries, ssr = { noExternal: true }) {
  return build({
    configFile: false,
    logLevel: 'error',
    root: join(root, workspace),
    plugins: [enginesPlugin()],
    build: {
      ssr: true,
      outDir: 'dist',
      emptyOutDir: true,
      target: 'node20',
      minify: false,
      rolldownOptions: {
        input: entries.map(entry => join(root, workspace, entry)),
        output: { codeSplitting, topLevelVar: false },
      },
    },
    ssr,
  });
}

/** Builds the service worker for offline use: one file at a fixed URL, which lists the names of all others. */
function serviceWorker(cacheList) {
  return build({
    configFile: false,
    logLevel: 'error',
    root: join(root, 'web'),
    publicDir: false,
    define: { buildCacheList: JSON.stringify(cacheList) },
    build: {
      target: 'es2023',
      outDir: 'dist',
      emptyOutDir: false,
      rolldownOptions: {
        input: join(root, 'web', 'src', 'offline', 'worker', 'service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

/** Builds the site: bundles, prerendered pages and the service worker. What needs no bundle output is rendered in parallel. */
async function site() {
  const configFile = join(root, 'web', 'vite.config.ts');
  const prerenderer = join(root, '.cache', 'prerender');
  await build({
    configFile,
    root: join(root, 'web'),
    logLevel: 'error',
    build: { ssr: 'src/prerender.tsx', outDir: prerenderer, emptyOutDir: true },
    ssr: { noExternal: true },
  });
  const file = join(prerenderer, 'prerender.js');
  const [figures, pages, samples] = await Promise.all([
    buildEarlyPart(file, 'figures'),
    buildEarlyPart(file, 'pages'),
    buildEarlyPart(file, 'samples'),
    build({ configFile, root: join(root, 'web'), logLevel: 'error' }),
  ]);
  const { prerender } = await import(pathToFileURL(file).href);
  await serviceWorker(await prerender(join(root, 'web', 'dist'), { figures, pages, samples }));
  rmSync(prerenderer, { recursive: true });
}

function buildEarlyPart(prerenderer, part) {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./prerender-worker.mjs', import.meta.url), {
      workerData: { prerenderer, part },
    });
    worker.once('message', resolve).once('error', reject);
  });
}

await Promise.all([
  wants('web') && site(),
  wants('cli') && program('cli', ['src/calc.ts', 'src/pool.worker.ts']),
  wants('server') && program('server', ['src/main.ts', 'src/admin.ts', 'src/engine/engine.worker.ts'], serverPackages),
]);
if (parts.includes('packages')) {
  const { buildPackages } = await import('./packages.mjs');
  await buildPackages(join(root, 'dist', 'packages'));
}
