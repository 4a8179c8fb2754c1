/**
 * Makes this checkout ready, with nothing but Node and npm: checks the Node version, installs the locked packages where
 * they are missing or others, and with `build` (or `cli`) builds what is out of date. Says what it does on standard
 * error only, and with `cli` nothing at all.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { installed } from './installed.mjs';
import { builtWith, files, fingerprint, root } from './sources.mjs';

const wanted = process.argv[2] ?? 'install';
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Isentrope needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

const cache = join(root, '.cache');
mkdirSync(cache, { recursive: true });

/** Runs `make` unless its last success was for the same `stamp` and `product` is there. */
function upToDate(name, stamp, product, make) {
  const file = join(cache, `${name}.stamp`);
  if (existsSync(product) && existsSync(file) && readFileSync(file, 'utf8') === stamp) return;
  make();
  writeFileSync(file, stamp);
}

function run(command, args) {
  const silent = wanted === 'cli';
  const { status, stderr } = spawnSync(command, args, {
    cwd: root,
    stdio: silent ? ['ignore', 'pipe', 'pipe'] : ['ignore', 2, 2],
    encoding: 'utf8',
  });
  if (status === 0) return;
  if (silent) process.stderr.write(stderr ?? '');
  console.error(`${command} ${args.join(' ')} failed.`);
  process.exit(status ?? 1);
}

/** Tests need every package; to build and run, those for development may stay out. What is installed already stays. */
const needed = wanted === 'install' ? 'all' : 'run';
if (!installed(needed))
  run('npm', ['ci', needed === 'all' ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund', '--loglevel=error']);

const everything = /\.(ts|tsx|css|html|json|mjs|svg|woff2)$/;
if (wanted === 'build') {
  const sources = files(everything).filter(name => !/\.test\.tsx?$/.test(name));
  upToDate('build', fingerprint(sources), join(root, 'server', 'dist', 'main.js'), () =>
    run('node', ['scripts/build.mjs']),
  );
}
if (wanted === 'cli') {
  const sources = [
    ...files(everything, join(root, 'cli')),
    ...files(/\.ts$/, join(root, 'calculators')),
    ...files(/\.ts$/, join(root, 'engineering')),
    ...builtWith,
  ];
  upToDate('cli', fingerprint(sources), join(root, 'cli', 'dist', 'calc.js'), () =>
    run('node', ['scripts/build.mjs', 'cli']),
  );
}
