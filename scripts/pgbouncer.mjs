/**
 * Finds Debian's PgBouncer, installing it through apt if it is missing and the user is root. Resolves to its path.
 */
import { existsSync } from 'node:fs';
import { apt } from './apt.mjs';

const places = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'];

export async function pgBouncer() {
  const found = () => places.find(path => existsSync(path));
  if (found() === undefined && process.getuid?.() === 0) {
    await apt('update', '-qq');
    await apt('install', '-y', '-qq', '--no-install-recommends', 'pgbouncer');
  }
  const program = found();
  if (program === undefined) throw new Error('No PgBouncer: install the package pgbouncer.');
  return program;
}
