/** Finds the programs that JavaScript engines come in, installing Debian's packages where they are absent and this is root. */
import { existsSync } from 'node:fs';
import { apt } from '../apt.mjs';

export const javaScriptCorePackage = 'libjavascriptcoregtk-4.0-bin';

/** The path of the shell of WebKit's JavaScript engine. */
export function javaScriptCoreProgram() {
  return installed(['/usr/bin/jsc'], javaScriptCorePackage);
}

/** The first of these places that is there, once the package is installed. */
export async function installed(places, name) {
  const found = () => places.find(path => existsSync(path));
  if (found() === undefined && process.getuid?.() === 0) {
    await apt('update', '-qq');
    await apt('install', '-y', '-qq', '--no-install-recommends', name);
  }
  const program = found();
  if (program === undefined) throw new Error(`Install the package ${name}.`);
  return program;
}
