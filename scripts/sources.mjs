/** The project's own files, and a hash of those that a build depends on. No dependencies: it runs before npm has. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const skipped = new Set(['node_modules', 'dist', '.cache', '.git', 'test-results', 'playwright-report', 'local']);

/** Paths under the root, relative to it, sorted, whose name matches `pattern`. */
export function files(pattern, folder = root) {
  const found = [];
  const visit = inside => {
    for (const entry of readdirSync(join(root, inside), { withFileTypes: true })) {
      if (skipped.has(entry.name)) continue;
      const path = inside === '' ? entry.name : inside + sep + entry.name;
      if (entry.isDirectory()) visit(path);
      else if (pattern.test(entry.name)) found.push(path);
    }
  };
  visit(relative(root, folder));
  return found.toSorted((a, b) => (a < b ? -1 : 1));
}

/** What every calculator is built with, beside its own modules. */
export const builtWith = [
  'package-lock.json',
  'package.json',
  'tsconfig.json',
  'scripts/build.mjs',
  'scripts/engines.mjs',
  'scripts/packages.mjs',
  'web/vite.config.ts',
];

/** A fingerprint of files by path, size and time of change: enough to know that a build is stale, at no cost. */
export function fingerprint(paths) {
  const seen = paths.map(path => {
    const { size, mtimeMs } = statSync(root + sep + path);
    return `${path}\0${size}\0${mtimeMs}\0`;
  });
  return createHash('sha256').update(seen.join('')).digest('hex');
}

/** The SHA-256 of one file's bytes. */
export function contentHash(path) {
  return createHash('sha256')
    .update(readFileSync(join(root, path)))
    .digest('hex');
}
