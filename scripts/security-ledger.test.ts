import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from './sources.mjs';

const ledger = readFileSync(join(root, 'docs', 'security.md'), 'utf8');
const items = ledger
  .split('\n')
  .filter(line => /^\| \d/.test(line))
  .map(line => {
    const [, item = '', level = '', , met = '', shown = ''] = line.split('|').map(cell => cell.trim());
    return { item, level, met, shown };
  });

/** Items of ASVS 5.0.0 in the chapters that the ledger goes through, by section. */
const sections: Readonly<Record<string, number>> = {
  '2.1': 3,
  '2.2': 3,
  '2.3': 5,
  '2.4': 2,
  '3.1': 1,
  '3.2': 3,
  '3.3': 5,
  '3.4': 8,
  '3.5': 8,
  '3.6': 1,
  '3.7': 5,
  '6.1': 3,
  '6.2': 12,
  '6.3': 8,
  '6.4': 6,
  '6.5': 8,
  '6.6': 4,
  '6.7': 2,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 3,
  '7.6': 2,
  '8.1': 4,
  '8.2': 4,
  '8.3': 3,
  '8.4': 2,
  '10.1': 2,
  '10.2': 3,
  '10.3': 5,
  '10.5': 5,
};

describe('the security ledger', () => {
  test('has every item of its chapters once, in order', () => {
    const all = Object.entries(sections).flatMap(([section, count]) =>
      Array.from({ length: count }, (_, index) => `${section}.${index + 1}`),
    );
    expect(items.map(({ item }) => item)).toEqual(all);
  });

  test('says of each whether it is met, and by what or why not', () => {
    for (const { item, level, met, shown } of items) {
      expect([item, level]).toEqual([item, expect.stringMatching(/^[123]$/)]);
      expect([item, met]).toEqual([item, expect.stringMatching(/^(yes|part|no|–)$/)]);
      expect([item, shown]).not.toEqual([item, '']);
    }
  });

  test('counts them rightly', () => {
    const count = (kind: string): number => items.filter(({ met }) => met === kind).length;
    expect(ledger).toContain(
      `Of ${items.length} items ${count('yes')} are met, ${count('part')} in part, ${count('no')} are not, and ${count('–')} do not apply.`,
    );
  });

  test('names tests that exist', () => {
    const named = [...ledger.matchAll(/`([\w./-]+\.(?:test|spec)\.ts)`/g)].map(([, file = '']) => file);
    expect(named.length).toBeGreaterThan(50);
    expect(named.filter(file => !existsSync(join(root, file)))).toEqual([]);
  });
});
