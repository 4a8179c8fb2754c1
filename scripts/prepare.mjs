/** Installs and builds what a command needs, with only Node and npm. Prints to standard error only. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withProcessLock } from './process-lock.mjs';
import { isInstalled } from './installed-packages.mjs';
import { buildInputs, files, fingerprint, root } from './sources.mjs';

const everything = /\.(ts|tsx|css|html|json|mjs|svg|woff2)$/;
/** Files that no build depends on. */
const isForTests = name => /\.(test|bench)\.tsx?$/.test(name);

/**
 * Runs `make` unless its last success was for the same `sources` and `product` exists. Only one of several processes runs it;
 * the others wait.
 */
function upToDate(name, sources, product, make) {
  const file = join(root, '.cache', `${name}.stamp`);
  const stamp = fingerprint(sources);
  const isDone = () => existsSync(product) && existsSync(file) && readFileSync(file, 'utf8') === stamp;
  if (isDone()) return;
  withProcessLock(join(root, '.cache', `${name}.lock`), () => {
    if (isDone()) return;
    make();
    writeFileSync(file, stamp);
  });
}

/** Runs a program and exits if it fails. The output of a silent one is printed only then. */
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
 * Installs the locked packages if any is missing or outdated. npm's cache is used without revalidation: the lock file has the
 * hash of each package.
 */
function install(needed, silent) {
  if (isInstalled(needed)) return;
  const which = needed === 'all' ? '--include=dev' : '--omit=dev';
  run('npm', ['ci', which, '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], silent);
}

/** Exits if the Node version is too old. */
function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Isentrope needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Ensures that all packages are installed, development packages included. */
export function prepareTests() {
  requireNode();
  install('all', false);
}

/** Ensures that the product is built from the current sources, with its runtime packages installed. */
export function prepareProduct() {
  requireNode();
  install('run', false);
  const sources = files(everything).filter(name => !isForTests(name));
  upToDate('build', sources, join(root, 'server', 'dist', 'main.js'), () =>
    run('node', ['scripts/build.mjs', 'web', 'server'], false),
  );
}

/** Ensures that the command line is built from the current sources. It needs packages only for the build, and prints nothing. */
export function prepareCommandLine() {
  requireNode();
  const sources = [
    ...files(everything, join(root, 'cli')),
    ...files(/\.ts$/, join(root, 'calculators')),
    ...files(/\.ts$/, join(root, 'engineering')),
    ...files(/\.ts$/, join(root, 'records')),
    ...files(/\.ts$/, join(root, 'web', 'src', 'workbench', 'files', 'spreadsheet')),
    ...buildInputs,
  ].filter(name => !isForTests(name));
  upToDate('cli', sources, join(root, 'cli', 'dist', 'calc.js'), () => {
    install('run', true);
    run('node', ['scripts/build.mjs', 'cli'], true);
  });
}
