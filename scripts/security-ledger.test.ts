import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './sources.mjs';

const read = (name: string) => readFileSync(join(root, 'docs', name), 'utf8');
const ledger = read('security.md');
const items = ledger
  .split('\n')
  .filter(line => /^\| \d/.test(line))
  .map(line => {
    const [, item = '', level = '', asks = '', met = '', shown = ''] = line.split('|').map(cell => cell.trim());
    return { item, level, asks, met, shown };
  });

/** Requirement numbers of the standard in order, each with its level. */
const { sections } = JSON.parse(read('asvs-5.0.0.json')) as { sections: Readonly<Record<string, string>> };
const standard = Object.entries(sections).flatMap(([section, levels]) =>
  Array.from(levels, (level, index) => ({ item: `${section}.${index + 1}`, level })),
);

/** The other cells of the row of the ledger that begins with `name`. */
const rowOf = (name: string) =>
  ledger
    .split('\n')
    .map(line => line.split('|').map(cell => cell.trim()))
    .find(([, first]) => first === name)
    ?.slice(2, -1);

const isTest = /`[\w./-]+\.(?:test|spec)\.tsx?`/;

describe('the security ledger', () => {
  test('covers the standard: 70 requirements of level 1, 183 more of level 2 and 92 of level 3', () => {
    expect(['1', '2', '3'].map(expected => standard.filter(({ level }) => level === expected).length)).toEqual([
      70, 183, 92,
    ]);
  });

  test('lists every requirement of levels 1 and 2 once, with its level, in order, and no others', () => {
    const has = new Set(items.map(({ item }) => item));
    const expected = standard.filter(({ item, level }) => level !== '3' || has.has(item));
    expect(items.map(({ item, level }) => ({ item, level }))).toEqual(expected);
  });

  test('states for each whether it is met, and by what or why not', () => {
    for (const { item, asks, met, shown } of items) {
      expect([item, met]).toEqual([item, expect.stringMatching(/^(yes|part|no|–)$/)]);
      for (const text of [asks, shown]) expect([item, text]).not.toEqual([item, '']);
    }
  });

  test('has correct counts', () => {
    const counts = (of: typeof items) => {
      const count = (kind: string) => of.filter(({ met }) => met === kind).length;
      const tested = of.filter(({ met, shown }) => met === 'yes' && isTest.test(shown)).length;
      return [of.length, count('yes'), tested, count('part'), count('no'), count('–')].map(String);
    };
    const levels12 = items.filter(({ level }) => level !== '3');
    expect(rowOf('Levels 1 and 2')).toEqual(counts(levels12));
    expect(rowOf('All')).toEqual(counts(items));
  });

  test('names existing tests', () => {
    const named = [...ledger.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, file = '']) => file);
    expect(named.length).toBeGreaterThan(250);
    expect(named.filter(file => !existsSync(join(root, file)))).toEqual([]);
  });
});
