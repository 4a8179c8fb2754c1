import type { ReportedCheck, ReportedValue } from '@isentrope/calculators/kit';
import { describe, expect, test } from 'vitest';
import { box } from '../testing/box.ts';
import { shownDifference, shownEntry, shownResult, shownStepValue } from './shown-values.ts';

const number = (si: number): ReportedValue => ({ type: 'number', si, value: si * 1000, unit: 'mm', digits: 3 });
const none: ReportedValue = { type: 'none', reason: 'needs side', missing: ['side'], ruledOut: false };
const rows: ReportedValue = { type: 'table', columns: [], rows: [[], []], si: [[], []] };

describe('printed values', () => {
  test('a result is formatted in its unit, or as text or yes/no', () => {
    expect(shownResult(box, 'volume', number(0.0012344), 'm³')).toBe('0.001234');
    expect(shownResult(box, 'edge', number(0.104), 'mm')).toBe('104');
    expect(shownResult(box, 'edge', number(0.104), 'm')).toBe('0.104');
    expect(shownResult(box, 'grade', { type: 'words', text: 'fine' }, '')).toBe('fine');
    expect([true, false].map(yes => shownResult(box, 'large', { type: 'answer', yes }, ''))).toEqual(['Yes', 'No']);
    for (const value of [undefined, none, rows]) expect(shownResult(box, 'cuts', value, '')).toBeUndefined();
  });

  test('a step has its unit apart, a table its row count, and a missing value its reason', () => {
    expect(shownStepValue(number(0.1042))).toEqual({ text: '104', unit: 'mm' });
    expect(shownStepValue({ type: 'words', text: 'fine' })).toEqual({ text: 'fine', unit: '' });
    expect([true, false].map(yes => shownStepValue({ type: 'answer', yes }).text)).toEqual(['yes', 'no']);
    expect(shownStepValue(rows).text).toBe('2 rows');
    expect(shownStepValue(none).text).toBe('needs side');
    expect(shownStepValue(undefined)).toEqual({ text: '', unit: '' });
  });

  test('a deviation has a sign and significant digits', () => {
    const of = (difference: number | null) =>
      shownDifference({ method: '', name: '', result: '', value: none, difference } satisfies ReportedCheck);
    expect([0.00004, 0.00005, -0.00004, 0.0123, -0.0123, 0.1, -0.5].map(of)).toEqual([
      '±0 %',
      '+0.0050 %',
      '±0 %',
      '+1.2 %',
      '−1.2 %',
      '+10.0 %',
      '−50.0 %',
    ]);
    expect(of(null)).toBeUndefined();
  });

  test('an entry uses display names, a list one line per item', () => {
    const entry = (id: string, text: string) => {
      const field = box.inputs.find(input => input.id === id)?.field;
      if (!field) throw new Error(`the box has no ${id}`);
      return shownEntry(field, text);
    };
    expect(entry('shape', 'slab')).toEqual(['Flat slab']);
    expect(entry('shape', 'cube')).toEqual(['cube']);
    expect(entry('side', '100')).toEqual(['100']);
    expect(entry('side', ' ')).toEqual([]);
    expect(entry('parts', 'nut: 2; washer: 3; screw: 1; bolt')).toEqual(['Hex nut 2', 'washer 3', 'screw 1', 'Bolt']);
  });
});
