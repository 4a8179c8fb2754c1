import type { ReportedValue } from '@isentrope/calculators/kit';
import { describe, expect, test } from 'vitest';
import { box } from '../../testing/box.ts';
import { entryLines, formatResult, formatStepValue } from './format-values.ts';

const number = (si: number): ReportedValue => ({ type: 'number', si, value: si * 1000, unit: 'mm', digits: 3 });
const none: ReportedValue = { type: 'none', reason: 'needs side', missing: ['side'], ruledOut: false };
const rows: ReportedValue = { type: 'table', columns: [], rows: [[], []], si: [[], []] };

describe('printed values', () => {
  test('a result is formatted in its unit, or as text or yes/no', () => {
    expect(formatResult(box, 'volume', number(0.0012344), 'm³')).toBe('0.001234');
    expect(formatResult(box, 'edge', number(0.104), 'mm')).toBe('104');
    expect(formatResult(box, 'edge', number(0.104), 'm')).toBe('0.104');
    expect(formatResult(box, 'grade', { type: 'words', text: 'fine' }, '')).toBe('fine');
    expect([true, false].map(yes => formatResult(box, 'large', { type: 'answer', yes }, ''))).toEqual(['Yes', 'No']);
    for (const value of [undefined, none, rows]) expect(formatResult(box, 'cuts', value, '')).toBeUndefined();
  });

  test('a step has its unit apart, a table its row count, and a missing value its reason', () => {
    expect(formatStepValue(number(0.1042))).toEqual({ text: '104', unit: 'mm' });
    expect(formatStepValue({ type: 'words', text: 'fine' })).toEqual({ text: 'fine', unit: '' });
    expect([true, false].map(yes => formatStepValue({ type: 'answer', yes }).text)).toEqual(['yes', 'no']);
    expect(formatStepValue(rows).text).toBe('2 rows');
    expect(formatStepValue(none).text).toBe('needs side');
    expect(formatStepValue(undefined)).toEqual({ text: '', unit: '' });
  });

  test('an entry uses display names, a list one line per item', () => {
    const entry = (id: string, text: string) => {
      const field = box.inputs.find(input => input.id === id)?.field;
      if (!field) throw new Error(`the box has no ${id}`);
      return entryLines(field, text);
    };
    expect(entry('shape', 'slab')).toEqual(['Flat slab']);
    expect(entry('shape', 'cube')).toEqual(['cube']);
    expect(entry('side', '100')).toEqual(['100']);
    expect(entry('side', ' ')).toEqual([]);
    expect(entry('parts', 'nut: 2; washer: 3; screw: 1; bolt')).toEqual(['Hex nut 2', 'washer 3', 'screw 1', 'Bolt']);
  });
});
