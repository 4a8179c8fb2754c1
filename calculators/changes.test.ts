import { describe, expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { changes, changesOf, type Change } from './changes.ts';

describe('the change log of the calculators', () => {
  test('refers to existing calculators', () => {
    const known = new Set(catalogue.map(({ meta }) => meta.id));
    const named = changes.flatMap(({ tools }) => (tools === 'all' ? [] : tools));
    expect(named.filter(tool => !known.has(tool))).toEqual([]);
  });

  test('is sorted by date, in sentences', () => {
    const days = changes.map(({ date }) => date);
    expect(days).toEqual(days.toSorted());
    for (const { date, tools, text } of changes) {
      expect(new Date(date).toISOString()).toBe(`${date}T00:00:00.000Z`);
      expect(text).toMatch(/^[A-Z].+\.$/);
      expect(tools).not.toEqual([]);
    }
  });

  test("lists a calculator's changes from the date on which a sheet was issued", () => {
    const all: Change[] = [
      { date: '2026-11-22', tools: ['a'], text: 'Before.' },
      { date: '2026-11-23', tools: ['a', 'b'], text: 'That day.' },
      { date: '2026-11-24', tools: ['b'], text: 'Of another.' },
      { date: '2026-11-24', tools: 'all', text: 'Of all.' },
    ];
    expect(changesOf('a', '2026-11-23T18:00:00.000Z', all).map(({ text }) => text)).toEqual(['That day.', 'Of all.']);
  });
});
