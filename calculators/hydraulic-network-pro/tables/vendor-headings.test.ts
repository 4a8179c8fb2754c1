import { describe, expect, test } from 'vitest';
import { parseRows, type RowsField } from '../../kit/index.ts';
import { tables as flare } from '../../flare-network-pro/tables.ts';
import { items } from '../tables.ts';

const read = (field: RowsField, ...lines: readonly string[]) => {
  const parsed = parseRows(field, lines.join('\n'));
  return parsed.ok ? parsed.rows : parsed.reason;
};

describe('headings of vendors and line lists', () => {
  test('Item type, and Valve pos. in words or in per cent', () => {
    expect(
      read(
        items,
        'Item no. | Item type | From | To | Valve pos.',
        'XV-1 | block valve | A | B | closed',
        'XV-2 | block valve | B | C | open',
      ),
    ).toMatchObject([{ type: 'block valve', position: 'closed' }, { position: 'open' }]);
    expect(
      read(
        items,
        'Item no. | Item type | From | To | Rated Cv | Valve pos. (%)',
        'FV-1 | control valve | A | B | 40 | 65',
      ),
    ).toMatchObject([{ type: 'control valve', opening: 0.65 }]);
  });

  test('Pipe ID of an orifice', () =>
    expect(
      read(items, 'Tag | Type | From | To | Pipe ID (mm) | Bore (mm)', 'RO-1 | orifice | A | B | 52.5 | 16'),
    ).toMatchObject([{ insideDiameter: 0.0525, bore: 0.016 }]));

  test('PSV No., Protected, Discharges to and Outlet size of sources', () => {
    // A size of 6 under "Outlet size" is NPS 6, and 150 under "(mm)" DN 150.
    const heads = (size: string) => `PSV No. | Protected | Discharges to | Temperature °C | ${size} | Schedule`;
    const row = (size: string) => `PSV-101 | V-101 | N1 | 40 | ${size} | STD`;
    const source = { tag: 'PSV-101', service: 'V-101', to: 'N1', nps: '6' };
    expect(read(flare.sources.field, heads('Outlet size'), row('6"'))).toMatchObject([source]);
    expect(read(flare.sources.field, heads('Outlet size (mm)'), row('150'))).toMatchObject([source]);
  });

  test('Item type of a flare header', () =>
    expect(
      read(
        flare.items.field,
        'Line no. | Item type | From | To | Length m | DN | Schedule',
        'L-1 | header | N1 | T | 60 | 300 | STD',
      ),
    ).toMatchObject([{ type: 'line', nps: '12' }]));
});

test('a second row of units, sizes and one unit that is not known is a row of units', () => {
  // Most of "m / DN / MT/hr" are units or size words; that of the flow is named.
  const reason = read(
    items,
    'Tag | Type | From | To | Length | Size | Schedule | Flow',
    ' | | | | m | DN | | MT/hr',
    'L-1 | line | A | B | 120 | 150 | STD | 20',
  );
  expect(reason).toContain('MT/hr');
  expect(reason).not.toContain('row 1');
  expect(
    read(
      items,
      'Tag | Type | From | To | Length | Size | Schedule',
      ' | | | | m | DN | ',
      'L-1 | line | A | B | 120 | 150 | STD',
    ),
  ).toMatchObject([{ tag: 'L-1', length: 120, nps: '6' }]);
});
