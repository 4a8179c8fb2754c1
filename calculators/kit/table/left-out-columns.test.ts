import { expect, test } from 'vitest';
import { choiceColumn, column, rows, textColumn } from '../definition/fields.ts';
import { parseRows } from './rows-text.ts';
import { tableGrid } from './table-grid.ts';

const field = rows('Items', {
  tag: textColumn('Tag'),
  type: choiceColumn('Type', ['line', 'pump']),
  service: textColumn('Service', { aliases: ['description', 'remarks'] }),
  length: column('Length', 'length', 'm'),
});

test('a column of notes beside that of the field is not read, and is named', () => {
  for (const heads of ['Service | Remarks', 'Notes | Description']) {
    const text = `Tag | ${heads}\nL-1 | cooling water | hold`;
    const parsed = parseRows(field, text);
    expect(parsed).toMatchObject({
      rows: [{ tag: 'L-1', service: heads.startsWith('S') ? 'cooling water' : 'hold' }],
      remarks: [expect.stringMatching(/^The column "(?:Remarks|Notes)" is not read, as it has notes\.$/) as string],
    });
    expect(tableGrid(field, text).columns.filter(({ id }) => id === 'service')).toHaveLength(1);
  }
  expect(parseRows(field, 'Tag | Remarks\nL-1 | hold')).toMatchObject({ rows: [{ service: 'hold' }] });
});

test('the columns of the field, and the options of a column, are named once', () => {
  const heads = parseRows(field, 'Tag | Colour | Insulation\nL-1 | red | yes');
  expect(heads.ok ? '' : heads.reason).toBe(
    'has no columns "Colour", "Insulation"; it may have tag, type, service, length',
  );
  const cells = parseRows(field, 'Tag | Type\nL-1 | tube\nL-2 | hose');
  expect(cells.ok ? [] : cells.faults.map(({ reason }) => reason)).toEqual([
    'has "tube" for type in row 1 (L-1), which must be one of line, pump',
    'has "hose" for type in row 2 (L-2), which is none of these either',
  ]);
});
