/** What makes this checkout ready, with nothing but Node and npm. It says what it does on standard error only. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { alone } from './alone.mjs';
import { installed } from './installed.mjs';
import { builtWith, files, fingerprint, root } from './sources.mjs';

const everything = /\.(ts|tsx|css|html|json|mjs|svg|woff2)$/;
/** No build depends on these. */
const isForTests = name => /\.(test|bench)\.tsx?$/.test(name);

/**
 * Runs `make` unless its last success was for the same `sources` and `product` is there. Of several processes one makes it, and
 * the others wait for that.
 */
function upToDate(name, sources, product, make) {
  const file = join(root, '.cache', `${name}.stamp`);
  const stamp = fingerprint(sources);
  const isDone = () => existsSync(product) && existsSync(file) && readFileSync(file, 'utf8') === stamp;
  if (isDone()) return;
  alone(join(root, '.cache', `${name}.lock`), () => {
    if (isDone()) return;
    make();
    writeFileSync(file, stamp);
  });
}

/** Runs a program; where it fails, this one ends. A silent one is heard only then. */
function run(command, args, silent) {
  const { status, stderr } = spawnSync(command, args, {
    cwd: root,
    stdio: silent ? ['ignore', 'pipe', 'pipe'] : ['ignore', 2, 2],
    encoding: 'utf8',
  });
  if (status === 0) return;
  process.stderr.write(stderr ?? '');
  console.error(`${command} ${args.join(' ')} failed.`);
  process.exit(status ?? 1);
}

/**
 * Installs the locked packages where they are missing or others; what is installed already stays. What npm has kept of them is not
 * asked for again: the lock file has the hash of each.
 */
function install(needed, silent) {
  if (installed(needed)) return;
  const which = needed === 'all' ? '--include=dev' : '--omit=dev';
  run('npm', ['ci', which, '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], silent);
}

/** Ends the program where its Node is too old. */
function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Isentrope needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Every package is there, those for tests and development among them. */
export function readyToTest() {
  requireNode();
  install('all', false);
}

/** The product is built from the present sources, and the packages are there with which it runs. */
export function readyToStart() {
  requireNode();
  install('run', false);
  const sources = files(everything).filter(name => !isForTests(name));
  upToDate('build', sources, join(root, 'server', 'dist', 'main.js'), () =>
    run('node', ['scripts/build.mjs', 'web', 'server'], false),
  );
}

/** The command line is built from the present sources. It needs packages to be built, none to run, and says nothing. */
export function readyToCalculate() {
  requireNode();
  const sources = [
    ...files(everything, join(root, 'cli')),
    ...files(/\.ts$/, join(root, 'calculators')),
    ...files(/\.ts$/, join(root, 'engineering')),
    ...files(/\.ts$/, join(root, 'records')),
    ...builtWith,
  ].filter(name => !isForTests(name));
  upToDate('cli', sources, join(root, 'cli', 'dist', 'calc.js'), () => {
    install('run', true);
    run('node', ['scripts/build.mjs', 'cli'], true);
  });
}
