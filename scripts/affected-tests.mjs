/** Finds the tests that a change can break, by the imports of the sources. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Imports } from './engines.mjs';
import { escapeRegExp } from './reports.mjs';
import { files, root } from './sources.mjs';

const isTest = file => /\.test\.tsx?$/.test(file);

/** Returns the files that import one of `changed`, directly or indirectly, and these themselves. */
function importersOf(changed, sources, imports) {
  const importers = new Map();
  for (const file of sources)
    for (const imported of imports.of(file).files) importers.set(imported, [...(importers.get(imported) ?? []), file]);
  const found = new Set(changed);
  for (const file of found) for (const importer of importers.get(file) ?? []) found.add(importer);
  return found;
}

/** Returns the id of the calculator to which a file belongs, if there is one. */
function calculatorOf(file) {
  for (let folder = dirname(file); folder.startsWith('calculators/'); folder = dirname(folder))
    if (existsSync(join(root, folder, 'definition.ts'))) return folder.slice('calculators/'.length);
  return undefined;
}

/** Whether a test names tests after the calculators of the catalogue. */
const walksCatalogue = (file, imports) =>
  file.startsWith('calculators/') &&
  imports.of(file).files.some(each => /^calculators\/(catalogue|index)\.ts$/.test(each)) &&
  /\.each\(|^ {0,2}for \(const .* of \w+\)/m.test(readFileSync(join(root, file), 'utf8'));

/**
 * Returns the test files that a change can break, each with a pattern of the test names to run, undefined for all.
 *
 * These are the tests that import a changed file, directly or indirectly. The catalogue imports every calculator by a
 * glob, which is not followed: of the tests under `calculators/` that walk the catalogue, those named after an affected
 * calculator are run. Only `npm run check -- --all` runs tests that use a calculator in another way, such as those of
 * the workbench.
 */
export function affectedTests(changed) {
  const sources = files(/\.(tsx?|mjs)$/);
  const imports = new Imports();
  const affected = importersOf(changed, sources, imports);
  const ids = new Set([...affected].map(calculatorOf).filter(id => id !== undefined));
  if (changed.some(file => file.startsWith('calculators/stored-documents/')))
    affected.add('calculators/kit/document/document.test.ts');

  const wanted = new Map();
  if (ids.size > 0) {
    const named = new RegExp(`(?<![\\w/-])(${[...ids].map(escapeRegExp).join('|')})(?![\\w/-])`);
    for (const file of sources) if (isTest(file) && walksCatalogue(file, imports)) wanted.set(file, named);
  }
  for (const file of affected) if (isTest(file) && existsSync(join(root, file))) wanted.set(file, undefined);
  return wanted;
}
