import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './sources.mjs';

const read = (name: string) => readFileSync(join(root, 'docs', name), 'utf8');
const ledger = read('security.md');
/** The entries of the list: `- 1.2.6, 1.2.7 (2) –: requirement. Evidence or reason.` Those of one reason may share one. */
const items = [...ledger.matchAll(/^- (\d[\d., ]*) \((\d)\) (yes|part|no|–): (.+?)\. (.+)$/gm)].flatMap(
  ([, numbers = '', level = '', met = '', , shown = '']) =>
    numbers.split(', ').map(item => ({ item, level, met, shown })),
);

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

  test('lists every requirement of levels 1 and 2 once, in order, with its level, verdict and evidence or reason', () => {
    const has = new Set(items.map(({ item }) => item));
    const expected = standard.filter(({ item, level }) => level !== '3' || has.has(item));
    expect(items.map(({ item, level }) => ({ item, level }))).toEqual(expected);
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

  test('names the items that are not met, or met in part, at the top', () => {
    const those = (verdict: string) => items.filter(({ met }) => met === verdict).map(({ item }) => item);
    expect(ledger).toContain(`Not met: ${those('no').join(', ')}.`);
    expect(ledger).toContain(`Met in part: ${those('part').join(', ')}.`);
  });

  test('names existing tests', () => {
    const named = [...ledger.matchAll(/`([\w./-]+\.(?:test|spec)\.tsx?)`/g)].map(([, file = '']) => file);
    expect(named.length).toBeGreaterThan(250);
    expect(named.filter(file => !existsSync(join(root, file)))).toEqual([]);
  });
});
