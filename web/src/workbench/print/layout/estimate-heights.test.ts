import { caseFrom, type CaseInput } from '@isentrope/calculators/kit';
import { describe, expect, test } from 'vitest';
import { calculateCases } from '../../calculation/calculate-cases.ts';
import { allRows, type Row } from '../../input-pane/rows.ts';
import { box } from '../../testing/box.ts';
import { heightOfNotes, heightOfRows } from './estimate-heights.ts';
import { printedCases } from '../printed-case.ts';
import { loadEvaluation } from '../../calculation/evaluation-code.ts';

await loadEvaluation();

const onPaper = (...input: readonly CaseInput[]) => {
  const cases = calculateCases(
    box,
    input.map(each => caseFrom(box, each)),
  );
  return printedCases(
    box,
    cases.map((calculated, index) => ({ key: index, data: calculated.of, calculated })),
  );
};

/** The height of the rows of the given ids, mm. */
function heightOf(
  input: readonly CaseInput[],
  width: { readonly names: number; readonly case: number },
  ...ids: string[]
) {
  const cases = onPaper(...input);
  const rows = allRows(
    box,
    cases.map(({ item }) => item),
  ).filter(row => ids.includes(row.type === 'result' ? row.place.id : row.key));
  expect(rows).toHaveLength(ids.length);
  return heightOfRows(box, rows, cases, width);
}

const wide = { names: 60, case: 30 };
const [row, line, section] = [4.3, 3.55, 4.95];

describe('the height of summary rows', () => {
  test('adds rows and headings', () => {
    expect(heightOf([{ side: 3 }], wide, 'side', 'coating')).toBeCloseTo(2 * row, 9);
    const heading: Row = { type: 'section', key: 'section S', title: 'S' };
    expect(heightOfRows(box, [heading, heading], onPaper({ side: 3 }), wide)).toBeCloseTo(2 * section, 9);
  });

  test('grows with a label that wraps in its column, reduced by a symbol', () => {
    // "Volume", 6 characters of 1.45 mm: 8.7 mm beside 8 mm of symbol. "Held by", without symbol: 10.15 mm.
    const names = (millimetres: number) => ({ names: millimetres, case: 30 });
    expect(heightOf([{ side: 3 }], names(16.8), 'volume')).toBeCloseTo(row, 9);
    expect(heightOf([{ side: 3 }], names(16.6), 'volume')).toBeCloseTo(row + line, 9);
    expect(heightOf([{ side: 3 }], names(10.2), 'held')).toBeCloseTo(row, 9);
    expect(heightOf([{ side: 3 }], names(10.1), 'held')).toBeCloseTo(row + line, 9);
  });

  test('is that of the longest entry of all cases', () => {
    const remark = (length: number): CaseInput => ({ side: 3, remark: 'x'.repeat(length) });
    // 20 characters of 1.45 mm are 29 mm, 21 are 30.45 mm.
    expect(heightOf([remark(1), remark(20)], wide, 'remark')).toBeCloseTo(row, 9);
    expect(heightOf([remark(21), remark(1)], wide, 'remark')).toBeCloseTo(row + line, 9);
    expect(heightOf([remark(1), remark(63)], wide, 'remark')).toBeCloseTo(row + 3 * line, 9);
  });

  test('has a line per list item', () => {
    expect(heightOf([{ side: 3, parts: 'bolt: 2; washer: 1; nut: 4' }], wide, 'parts')).toBeCloseTo(row + 2 * line, 9);
  });

  test('includes the reason for a missing result', () => {
    // "– nobody knows", 14 characters of 1.35 mm: 18.9 mm.
    expect(heightOf([{ side: 3 }], { names: 60, case: 19 }, 'never')).toBeCloseTo(row, 9);
    expect(heightOf([{ side: 3 }], { names: 60, case: 18.8 }, 'never')).toBeCloseTo(row + line, 9);
  });

  test('includes a text result', () => {
    // "coarse", 6 characters of 1.45 mm: 8.7 mm.
    expect(heightOf([{ side: 3000 }], { names: 60, case: 8.8 }, 'grade')).toBeCloseTo(row, 9);
    expect(heightOf([{ side: 3000 }], { names: 60, case: 8.6 }, 'grade')).toBeCloseTo(row + line, 9);
  });
});

describe('the height of notes', () => {
  const note = (text: string, source?: string) =>
    ({
      message: { level: 'warning', text, ...(source === undefined ? {} : { source }) },
      of: [],
    }) as const;

  test('is 0 without notes', () => expect(heightOfNotes([], 50)).toBe(0));

  test('is a line per note plus a gap', () => {
    expect(heightOfNotes([note('Mind.')], 50)).toBeCloseTo(2 + row, 9);
    expect(heightOfNotes([note('Mind.'), note('Mind.')], 50)).toBeCloseTo(2 + 2 * row, 9);
  });

  test('includes text and source', () => {
    // "Warning Mind. " and the source: 14 characters plus those of the source, 1.4 mm each.
    expect(heightOfNotes([note('Mind.', 'x'.repeat(21))], 49)).toBeCloseTo(2 + row, 9);
    expect(heightOfNotes([note('Mind.', 'x'.repeat(22))], 49)).toBeCloseTo(2 + row + line, 9);
  });
});
