import { describe, expect, test } from 'vitest';
import type { CaseInput } from '../definition/case-input.ts';
import { Absent } from '../definition/absent.ts';
import { calculation } from '../definition/calculation.ts';
import { caseFrom } from '../case/case-data.ts';
import { calculateJson } from '../json/case-json.ts';
import { evaluate, resultValue } from './evaluate.ts';
import { quantity } from '../definition/fields.ts';
import { field, optional, step, value } from '../definition/source.ts';
import { writeDocument } from '../document/document.ts';
import { run } from '../report/run.ts';
import { openWorkbook } from '../workbook/import.ts';
import { workbook } from '../workbook/workbook.ts';

/** A square by its side or area: either may be entered, both are results. */
const side = field('side', quantity('Side', 'length', 'm', { above: 0 }));
const area = field('area', quantity('Area', 'area', 'm²'));
const input = value('given', optional({ side, area }), v => ({ area: v.area ?? (v.side ?? Number.NaN) ** 2 }));
const wholeArea = step('area', { given: input }, { label: 'Area', kind: 'area', unit: 'm²' }, v => v.given.area);
const wholeSide = step('side', { given: input }, { label: 'Side', kind: 'length', unit: 'm' }, v =>
  Math.sqrt(v.given.area),
);
const square = calculation(
  { id: 'square', title: 'Square', summary: 'Side and area.', access: 'free', columns: 1, standards: [] },
  {
    inputs: { Square: [side, area] },
    results: { Results: [wholeSide, wholeArea] },
    primary: wholeArea,
    examples: [],
    references: [],
  },
);

const answer = (inputs: CaseInput, id: string) => resultValue(evaluate(square, caseFrom(square, inputs)), id);

describe('an optional input', () => {
  test('is omitted if blank', () => expect(answer({ side: 3 }, 'area')).toBe(9));

  test('blocks the step if invalid', () => {
    const area = answer({ side: 'abc', area: 4 }, 'area');
    expect(area instanceof Absent && area.text).toBe('needs a valid side');
    expect(calculateJson(square, { side: -1, area: 4 }).messages.map(({ text }) => text)).toContain(
      'Side must be above 0 m.',
    );
  });
});

describe('a result with the id of an input', () => {
  test('gives the derived value if blank and repeats the entered one', () => {
    expect(calculateJson(square, { area: 16 }).results).toEqual({
      side: { value: 4, unit: 'm' },
      area: { value: 16, unit: 'm²' },
    });
  });

  test('is not read back from a workbook as an entry', () => {
    const data = caseFrom(square, { side: 3 });
    const sheets = workbook(square, [data], run(square, writeDocument(square, { cases: [data] })), {
      date: '2026-01-01',
    });
    const read = sheets.map(({ name, rows }) => ({ name, rows: rows.map(row => row.map(cell => cell?.value)) }));
    expect(openWorkbook(square, read).cases[0]).toEqual(data);
  });
});
