import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The project folder: the nearest one above this module that contains `company.json`, the same for sources and bundle.
 */
export const root = findRoot(dirname(fileURLToPath(import.meta.url)));

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'company.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('company.json was not found in any folder above the server');
  return findRoot(parent);
}
