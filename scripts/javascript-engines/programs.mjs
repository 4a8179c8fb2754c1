/** Finds the programs of JavaScript engines, installing Debian's packages if they are missing and the user is root. */
import { existsSync } from 'node:fs';
import { apt } from '../apt.mjs';

export const javaScriptCorePackage = 'libjavascriptcoregtk-4.0-bin';

/** Returns the path of the JavaScriptCore shell. */
export function javaScriptCoreProgram() {
  return findOrInstall(['/usr/bin/jsc'], javaScriptCorePackage);
}

/** Returns the first existing path, after installing the package if necessary. */
export async function findOrInstall(places, name) {
  const result = () => places.find(path => existsSync(path));
  if (result() === undefined && process.getuid?.() === 0) {
    await apt('update', '-qq');
    await apt('install', '-y', '-qq', '--no-install-recommends', name);
  }
  const program = result();
  if (program === undefined) throw new Error(`Install the package ${name}.`);
  return program;
}
