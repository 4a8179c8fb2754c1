import { expect, test } from 'vitest';
import { parseRows } from '../kit/index.ts';
import { items } from './tables.ts';

const curveOf = (head: string) => {
  const parsed = parseRows(
    items,
    `Item | Type | From | To | Curve\nP-1 | pump | A | B | Q m3/h, ${head}; 0, 10; 50, 8`,
  );
  return parsed.ok ? parsed.rows[0]?.curve : parsed.reason;
};

test.each([
  'HMT m',
  'AMT m',
  'Altura manométrica m',
  'Hauteur manométrique totale m',
  'Opvoerhoogte m',
  'Prevalenza m',
  'Förderhöhe m',
  '全揚程 m',
  'Differential head m',
  'Manometric head mlc',
])('“%s” of a pump curve is its head', head =>
  expect(curveOf(head)).toMatchObject([
    { flow: 0, head: 10 },
    { flow: expect.closeTo(50 / 3600, 12) as number, head: 8 },
  ]),
);

test('a head in bar is the differential', () =>
  expect(curveOf('Head bar')).toMatchObject([{ differential: 10e5 }, { differential: 8e5 }]));
