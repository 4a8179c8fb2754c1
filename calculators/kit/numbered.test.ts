import { describe, expect, test } from 'vitest';
import { calculator } from './builder.ts';
import { caseFrom } from './case-data.ts';
import { calculateJson } from './case-json.ts';
import { quantity } from './fields.ts';
import { caseNumber, warning } from './messages.ts';
import { workbook } from './workbook.ts';

const rod = calculator(
  { id: 'rod', title: 'Rod', summary: 'A length.', access: 'free', columns: 3, standards: [] },
  { Rod: { length: quantity('Length', 'length', 'm') } },
)
  .step('double', ['length'], { label: 'Double', kind: 'length', unit: 'm' }, v => 2 * v.length)
  .check(['length'], () => [warning(`Case ${caseNumber}: check the length.`)])
  .define({ results: { Results: ['double'] }, primary: 'double', examples: [], references: [] });

const cases = [{ length: 1 }, { length: 2 }];

describe('a message that names its case', () => {
  test('carries the number of the case at the command line', () => {
    expect(cases.map((given, index) => calculateJson(rod, given, index).messages[0]?.text)).toEqual([
      'Case 1: check the length.',
      'Case 2: check the length.',
    ]);
  });

  test('carries it in a workbook', () => {
    const data = cases.map(given => caseFrom(rod, given));
    const working = workbook(rod, data, { version: '1', date: '2026-01-01' }).find(({ name }) => name === 'Working');
    const words = working?.rows.flatMap(row => row.map(cell => cell?.value)) ?? [];
    expect(words).toContain('Case 1: check the length.');
    expect(words).toContain('Case 2: check the length.');
  });
});
