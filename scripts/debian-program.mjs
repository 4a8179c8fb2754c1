/** Finds programs of Debian packages, and installs them through apt if they are missing and the user is root. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { apt } from './apt.mjs';

const folders = ['/usr/sbin', '/usr/bin', '/usr/local/sbin', '/usr/local/bin'];

export async function debianProgram(name, fromPackage) {
  const found = () => folders.map(folder => join(folder, name)).find(path => existsSync(path));
  if (found() === undefined && process.getuid?.() === 0) {
    await apt('update', '-qq');
    await apt('install', '-y', '-qq', '--no-install-recommends', fromPackage);
  }
  const program = found();
  if (program === undefined) throw new Error(`No ${name}: install the package ${fromPackage}.`);
  return program;
}
