import { expect, test } from 'vitest';
import { column, nestedColumn, rows, textColumn } from '../definition/fields.ts';
import { parseRows } from './rows-text.ts';

const curve = {
  flow: column('Flow', 'volumeFlow', 'm³/h'),
  efficiency: column('Efficiency', 'fraction', '%', { above: 0 }),
};
const table = rows('Curve', curve);
const reason = (...lines: readonly string[]) => {
  const parsed = parseRows(table, lines.join('\n'));
  return parsed.ok ? parsed.rows.map(({ efficiency }) => efficiency) : parsed.reason;
};
const expected =
  'has "0.68" for efficiency in row 2, which may be per cent or a fraction of 1 beside numbers with a per cent sign; write % behind it';

test.each(['Flow m³/h | Efficiency', 'Flow m³/h | Efficiency %'])('under %s, 0.68 beside 48.5 %% is refused', head =>
  expect(reason(head, '40 | 48.5 %', '80 | 0.68', '90 | 71 %')).toBe(expected),
);

test('a fraction under its own unit, and numbers above 1, are read beside per cent', () => {
  expect(reason('Flow m³/h | Efficiency (fraction)', '40 | 48.5 %', '80 | 0.68')).toEqual([0.485, 0.68]);
  expect(reason('Flow m³/h | Efficiency', '40 | 48.5 %', '80 | 68')).toEqual([0.485, 0.68]);
});

test('the curve in a cell of a table is refused too', () => {
  const pumps = rows('Pumps', { tag: textColumn('Tag'), curve: nestedColumn('Curve', curve) });
  const parsed = parseRows(pumps, 'Tag | Curve\nP-1 | flow m³/h, efficiency; 40, 48.5%; 80, 0.68');
  expect(parsed).toMatchObject({ ok: false, reason: expect.stringContaining(expected) as string });
});
