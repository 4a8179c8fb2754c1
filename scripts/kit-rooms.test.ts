import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const kit = join(import.meta.dirname, '..', 'calculators', 'kit');
const textOf = (...path: string[]) => readFileSync(join(kit, ...path), 'utf8');

/** The folders of the kit in the order of its README. */
const rooms = [...textOf('README.md').matchAll(/^\| `([a-z/-]+)`/gm)].map(([, room = '']) => room);

/** The folder of the kit that a file belongs to, of which one may be inside another. */
const roomOf = (path: string) =>
  rooms.filter(room => path.startsWith(`${room}/`)).toSorted((a, b) => b.length - a.length)[0] ?? '';

const files = readdirSync(kit, { recursive: true, encoding: 'utf8' }).filter(
  file => file.endsWith('.ts') && file.includes('/') && !/\.(?:test|test-d|bench)\.ts$|\/testing\//.test(file),
);

/** The other folders from which the files of one import what a pattern of declarations finds. */
function importedBy(room: string, declarations: RegExp): string[] {
  const imported = files
    .filter(file => roomOf(file) === room)
    .flatMap(file =>
      [...textOf(file).matchAll(declarations)].map(([, path = '']) =>
        roomOf(relative(kit, join(kit, file, '..', path))),
      ),
    );
  return [...new Set(imported)].filter(other => other !== room).toSorted();
}

const imports = /^(?:import|export) [^;]*?from '(\.[^']+)';/gm;
const importsOfCode = /^(?:import|export) (?!type )[^;]*?from '(\.[^']+)';/gm;

test('every file is in a folder that the README lists', () => {
  expect(files.filter(file => roomOf(file) === '')).toEqual([]);
});

describe.each(rooms)('%s imports', room => {
  test('code only from folders above it in the README of the kit', () => {
    const above = new Set(rooms.slice(0, rooms.indexOf(room)));
    expect(importedBy(room, importsOfCode).filter(other => !above.has(other))).toEqual([]);
  });

  test('the folders that its own README names', () => {
    const [, stated = ''] = /May import ([^]*)$/.exec(textOf(room, 'README.md')) ?? [];
    const named = [...stated.matchAll(/`([a-z/-]+)`/g)].map(([, other = '']) => other);
    expect(importedBy(room, imports)).toEqual(named.toSorted());
  });
});
