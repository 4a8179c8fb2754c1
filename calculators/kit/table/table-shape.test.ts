import { expect, test } from 'vitest';
import { column, rows } from '../definition/fields.ts';
import { parseRows } from './rows-text.ts';
import { rowsFromClipboard } from './pasted-table.ts';

const curve = rows('Curve', {
  flow: column('Flow', 'volumeFlow', 'm³/s'),
  head: column('Head', 'length', 'm'),
});
const history = rows('History', {
  time: column('Time', 'time', 's'),
  pressure: column('Pressure', 'gaugePressure', 'bar(g)'),
});
const read = (field: typeof curve | typeof history, text: string) => parseRows(field, rowsFromClipboard(field, text));

test('a table with a quantity in each row is transposed', () => {
  const expected = { ok: true, rows: [{ flow: 0, head: 82.5 }, { flow: 1, head: 70 }] }; // prettier-ignore
  expect(read(curve, 'Flow m³/s\t0\t1\nHead m\t82.5\t70')).toEqual(expected);
  expect(read(curve, 'Head m;82,5;70\nFlow m³/s;0;1')).toEqual(expected);
  expect(read(curve, 'Flow m³/s\tHead m\n0\t82.5\n1\t70')).toEqual(expected);
});

test('a table with an unknown row name is not transposed, and is refused', () => {
  expect(read(curve, 'Flow m³/s\t0\t1\nColour\t82.5\t70')).toMatchObject({ ok: false });
});

test('columns two spaces apart may have single spaces in their headings', () => {
  expect(read(history, 'Time [s]  Pressure [barg]\n0         85\n90        60.1')).toEqual({
    ok: true,
    rows: [
      { time: 0, pressure: 85e5 },
      { time: 90, pressure: 60.1e5 },
    ],
  });
});

test('a date column is joined with the time column after it', () => {
  const rowsOf = (...times: readonly string[]) =>
    read(history, ['Date\tTime\tPressure [barg]', ...times].join('\n').replaceAll(' | ', '\t'));
  expect(rowsOf('2026-02-18 | 23:59:00 | 85', '2026-02-19 | 00:00:30 | 60')).toEqual({
    ok: true,
    rows: [
      { time: 0, pressure: 85e5 },
      { time: 90, pressure: 60e5 },
    ],
  });
  expect(rowsOf('2026-02-18 | morning | 85', '2026-02-19 | 00:00:30 | 60')).toMatchObject({ ok: false });
});
