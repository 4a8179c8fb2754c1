import { describe, expect, test } from 'vitest';
import { calculation } from '../definition/calculation.ts';
import { caseFrom } from '../case/case-data.ts';
import { calculateJson } from '../json/case-json.ts';
import { explore, runToEnd } from '../explore/index.ts';
import { quantity } from '../definition/fields.ts';
import { caseNumberPlaceholder, warning } from '../definition/messages.ts';
import { check, field, step } from '../definition/source.ts';
import { writeDocument } from '../document/document.ts';
import { run } from './run.ts';
import { workbook } from '../workbook/workbook.ts';

const length = field('length', quantity('Length', 'length', 'm'));
const double = step('double', { length }, { label: 'Double', kind: 'length', unit: 'm' }, v => 2 * v.length);
const rod = calculation(
  { id: 'rod', title: 'Rod', summary: 'A length.', access: 'free', columns: 3, standards: [] },
  {
    inputs: { Rod: [length] },
    results: { Results: [double] },
    primary: double,
    checks: [check({ length }, () => [warning(`Case ${caseNumberPlaceholder}: check the length.`)])],
    examples: [],
    references: [],
  },
);

const cases = [{ length: 1 }, { length: 2 }];

describe('a message with a case number', () => {
  test('omits the number in an analysis of one case', () => {
    const document = writeDocument(rod, { cases: cases.map(input => caseFrom(rod, input)) });
    const answer = runToEnd(explore(rod, document, { type: 'limits', case: 1, input: 'length' }));
    expect(answer.type === 'limits' && answer.regions[0]?.messages).toEqual([
      { level: 'warning', text: 'check the length.' },
    ]);
  });

  test('has the number in the JSON output', () => {
    expect(cases.map((input, index) => calculateJson(rod, input, index).messages[0]?.text)).toEqual([
      'Case 1: check the length.',
      'Case 2: check the length.',
    ]);
  });

  test('has the number in a workbook', () => {
    const data = cases.map(input => caseFrom(rod, input));
    const results = workbook(rod, data, run(rod, writeDocument(rod, { cases: data })), { date: '2026-01-01' }).find(
      ({ name }) => name === 'Results',
    );
    const text = results?.rows.flatMap(row => row.map(cell => cell?.value)) ?? [];
    expect(text).toContain('Case 1: check the length.');
    expect(text).toContain('Case 2: check the length.');
  });
});
