import { describe, expect, test } from 'vitest';
import { limitGrid, gridFromText } from './grid.ts';

describe('a list as text', () => {
  test.each([
    [
      'semicolons with decimal commas',
      'Tag;Flow\nA;1,5\nB;2,5',
      [
        ['Tag', 'Flow'],
        ['A', '1,5'],
        ['B', '2,5'],
      ],
    ],
    [
      'commas',
      'Tag,Flow\nA,1.5',
      [
        ['Tag', 'Flow'],
        ['A', '1.5'],
      ],
    ],
    [
      'tabs, whatever else is in the cells',
      'Tag\tNote\nA\tx; y, z',
      [
        ['Tag', 'Note'],
        ['A', 'x; y, z'],
      ],
    ],
    [
      'upright strokes',
      'Tag|Flow\nA|1',
      [
        ['Tag', 'Flow'],
        ['A', '1'],
      ],
    ],
    [
      'a mark of the byte order and carriage returns',
      '\ufeffTag;Flow\r\nA;1\r\n\r\n',
      [
        ['Tag', 'Flow'],
        ['A', '1'],
      ],
    ],
    [
      'a line that says how it is parted',
      'sep=|\nTag;x|Flow\nA|1',
      [
        ['Tag;x', 'Flow'],
        ['A', '1'],
      ],
    ],
    [
      'quotes around what parts cells, and doubled ones',
      'Tag;Note\nA;"x; ""y""\nz"',
      [
        ['Tag', 'Note'],
        ['A', 'x; "y"\nz'],
      ],
    ],
    [
      'inches, which are no quotes',
      'Tag;Size\nA;4"\n"B" train;6"',
      [
        ['Tag', 'Size'],
        ['A', '4"'],
        ['"B" train', '6"'],
      ],
    ],
    [
      'blank cells at the end of a row',
      'Tag;Flow;\nA;;',
      [
        ['Tag', 'Flow', ''],
        ['A', '', ''],
      ],
    ],
    [
      'a quote that is never closed',
      'Tag;Flow\n"A;1',
      [
        ['Tag', 'Flow'],
        ['"A', '1'],
      ],
    ],
    ['one column', 'Tag\nA', [['Tag'], ['A']]],
    ['nothing', '', []],
  ])('%s', (_, text, grid) => expect(gridFromText(text)).toEqual(grid));

  test('a sheet is cut off at its maximum size, with a remark', () => {
    const { grid, remark: text } = limitGrid(Array.from({ length: 5001 }, () => ['a']));
    expect(grid).toHaveLength(5000);
    expect(text).toBe('Only the first 5000 rows and 120 columns are read; there are 5001 rows and 1 columns.');
    expect(limitGrid([Array.from({ length: 121 }, () => 'a')]).grid[0]).toHaveLength(120);
    expect(limitGrid([['a']]).remark).toBeUndefined();
  });
});

test('cells of a Markdown table have no marks of emphasis', () =>
  expect(
    gridFromText('| Line | Flow | Note |\n|---|---:|---|\n| **L-2** | _12 500_ | `a` |\n| L-3* | 4 | 2 * 3 * 4 |'),
  ).toEqual([
    ['Line', 'Flow', 'Note'],
    ['L-2', '12 500', 'a'],
    ['L-3*', '4', '2 * 3 * 4'],
  ]));
