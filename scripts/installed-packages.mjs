/** Checks which of the locked packages are installed, by npm's `node_modules/.package-lock.json`. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './sources.mjs';

const packagesOf = file => JSON.parse(readFileSync(file, 'utf8')).packages;

/** Whether every locked package is installed in its version; with `run`, without development packages. */
export function isInstalled(what, folder = root) {
  const kept = join(folder, 'node_modules', '.package-lock.json');
  if (!existsSync(kept)) return false;
  const there = packagesOf(kept);
  return Object.entries(packagesOf(join(folder, 'package-lock.json'))).every(
    ([path, { version, optional, dev }]) =>
      !path.includes('node_modules/') ||
      optional === true ||
      (dev === true && what === 'run') ||
      (there[path] !== undefined && there[path].version === version),
  );
}
