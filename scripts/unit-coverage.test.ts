import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { processUnits, readingOf, reasonOf, type SharedUnit } from './unit-coverage.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const units = processUnits(JSON.parse(read('unit-catalogues.json')) as SharedUnit[]);
const spellingsOf = ({ spellings }: SharedUnit) => [...new Set(Object.values(spellings).flat())];

describe('the units that at least two catalogues share', () => {
  test('cover most process quantities', () => {
    expect(units.length).toBeGreaterThan(300);
    expect(new Set(units.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(18);
    expect(units.every(({ spellings }) => Object.keys(spellings).length > 1)).toBe(true);
  });

  test('are understood, or refused with a reason', () => {
    const open = units.filter(
      unit =>
        spellingsOf(unit).every(text => readingOf(unit.dimension, text, unit.si) !== 'understood') &&
        reasonOf(unit) === undefined,
    );
    expect(open.map(({ kind, si, ...unit }) => [kind, si, ...spellingsOf({ ...unit, si })].join(' '))).toEqual([]);
  });

  test('are read as another size only by the spellings that the document explains', () => {
    const others = units.flatMap(unit =>
      spellingsOf(unit).filter(text => readingOf(unit.dimension, text, unit.si) === 'other'),
    );
    const section =
      read('../docs/units.md')
        .split(/^## /m)
        .find(text => text.startsWith('Which spellings are read differently')) ?? '';
    const explained = new Set([...section.matchAll(/`([^`]+)`/g)].map(([, text]) => text));
    expect(others.filter(text => !explained.has(text))).toEqual([]);
  });

  test.each([
    ['-1 -2 1 0', 'psi', 6894.757293, 'understood'],
    ['-1 -2 1 0', 'mPa', 0.001, 'refused'],
    ['0 0 1 0', 'ton', 907.18474, 'other'],
  ])('%s %s of %d in SI is %s', (dimension, spelling, si, reading) =>
    expect(readingOf(dimension, spelling, si)).toBe(reading),
  );
});
