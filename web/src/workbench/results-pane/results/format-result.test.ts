import type { ReportedValue } from '@isentrope/calculators/kit';
import { describe, expect, test } from 'vitest';
import { box } from '../../testing/box.ts';
import { formatResult, formatStepValue } from './format-result.ts';

const number = (si: number): ReportedValue => ({ type: 'number', si, value: si * 1000, unit: 'mm', digits: 3 });
const none: ReportedValue = { type: 'none', reason: 'needs side', missing: ['side'], ruledOut: false };
const rows: ReportedValue = { type: 'table', columns: [], rows: [[], []], si: [[], []] };

describe('formatted values', () => {
  test('a result is formatted in its unit, or as text or yes/no', () => {
    expect(formatResult(box, 'volume', number(0.0012344), 'm³')?.text).toBe('0.001234');
    expect(formatResult(box, 'edge', number(0.104), 'mm')?.text).toBe('104');
    expect(formatResult(box, 'edge', number(0.104), 'm')?.text).toBe('0.104');
    expect(formatResult(box, 'grade', { type: 'words', text: 'fine' }, '')?.text).toBe('fine');
    expect([true, false].map(yes => formatResult(box, 'large', { type: 'answer', yes }, '')?.text)).toEqual([
      'Yes',
      'No',
    ]);
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
});
