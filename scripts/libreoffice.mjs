/**
 * Finds Debian's LibreOffice Calc (headless), installing it through apt if it is missing and the user is root. Resolves to its
 * path.
 */
import { existsSync } from 'node:fs';
import { apt } from './apt.mjs';

const places = ['/usr/bin/soffice', '/usr/bin/libreoffice'];

export async function libreOffice() {
  const named = process.env.LIBREOFFICE;
  if (named !== undefined && existsSync(named)) return named;
  const result = () => places.find(path => existsSync(path));
  if (result() === undefined && process.getuid?.() === 0) {
    await apt('update', '-qq');
    await apt('install', '-y', '-qq', '--no-install-recommends', 'libreoffice-calc-nogui');
  }
  const program = result();
  if (program === undefined)
    throw new Error('No LibreOffice: install the package libreoffice-calc-nogui, or name its program in LIBREOFFICE.');
  return program;
}
