/** Lists project files and hashes those that a build depends on. No dependencies: it runs before npm install. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const skipped = new Set(['node_modules', 'dist', '.cache', '.git', 'test-results', 'playwright-report', 'local']);

/** Returns the sorted relative paths under the root whose name matches `pattern`. */
export function files(pattern, folder = root) {
  const result = [];
  const visit = inside => {
    for (const entry of readdirSync(join(root, inside), { withFileTypes: true })) {
      if (skipped.has(entry.name)) continue;
      const path = inside === '' ? entry.name : inside + sep + entry.name;
      if (entry.isDirectory()) visit(path);
      else if (pattern.test(entry.name)) result.push(path);
    }
  };
  visit(relative(root, folder));
  return result.toSorted((a, b) => (a < b ? -1 : 1));
}

/** Build inputs common to all calculators. */
export const buildInputs = [
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'scripts/build.mjs',
  'scripts/engines.mjs',
  'scripts/packages.mjs',
  'scripts/server-bundle.mjs',
  'web/vite.config.ts',
];

/** Returns a fingerprint of files by path, size and modification time: cheap, and enough to detect a stale build. */
export function fingerprint(paths) {
  const seen = paths.map(path => {
    const { size, mtimeMs } = statSync(root + sep + path);
    return `${path}\0${size}\0${mtimeMs}\0`;
  });
  return createHash('sha256').update(seen.join('')).digest('hex');
}

/** Returns the SHA-256 of a file. */
export function contentHash(path) {
  return createHash('sha256')
    .update(readFileSync(join(root, path)))
    .digest('hex');
}
