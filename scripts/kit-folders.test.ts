import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const kit = join(import.meta.dirname, '..', 'calculators', 'kit');
const textOf = (...path: string[]) => readFileSync(join(kit, ...path), 'utf8');

/** The folders of the kit in the order of its README. */
const folders = [...textOf('README.md').matchAll(/^\| `([a-z/-]+)`/gm)].map(([, folder = '']) => folder);

/** The folder of the kit that a file belongs to, of which one may be inside another. */
const folderOf = (path: string) =>
  folders.filter(folder => path.startsWith(`${folder}/`)).toSorted((a, b) => b.length - a.length)[0] ?? '';

const files = readdirSync(kit, { recursive: true, encoding: 'utf8' }).filter(
  file => file.endsWith('.ts') && file.includes('/') && !/\.(?:test|test-d|bench)\.ts$|\/testing\//.test(file),
);

/** The other folders from which the files of one import what a pattern of declarations finds. */
function importedBy(folder: string, declarations: RegExp): string[] {
  const imported = files
    .filter(file => folderOf(file) === folder)
    .flatMap(file =>
      [...textOf(file).matchAll(declarations)].map(([, path = '']) =>
        folderOf(relative(kit, join(kit, file, '..', path))),
      ),
    );
  return [...new Set(imported)].filter(other => other !== folder).toSorted();
}

const imports = /^(?:import|export) [^;]*?from '(\.[^']+)';/gm;
const importsOfCode = /^(?:import|export) (?!type )[^;]*?from '(\.[^']+)';/gm;

test('every file is in a folder that the README lists', () => {
  expect(files.filter(file => folderOf(file) === '')).toEqual([]);
});

describe.each(folders)('%s imports', folder => {
  test('code only from folders above it in the README of the kit', () => {
    const above = new Set(folders.slice(0, folders.indexOf(folder)));
    expect(importedBy(folder, importsOfCode).filter(other => !above.has(other))).toEqual([]);
  });

  test('the folders that its own README names', () => {
    const [, stated = ''] = /May import ([^]*)$/.exec(textOf(folder, 'README.md')) ?? [];
    const named = [...stated.matchAll(/`([a-z/-]+)`/g)].map(([, other = '']) => other);
    expect(importedBy(folder, imports)).toEqual(named.toSorted());
  });
});
