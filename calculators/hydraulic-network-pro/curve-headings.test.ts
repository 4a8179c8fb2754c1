import { expect, test } from 'vitest';
import { parseRows } from '../kit/index.ts';
import { items, nodes } from './tables.ts';

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

test('nodes with a supply and a demand, in German too', () => {
  const read = (text: string) => {
    const parsed = parseRows(nodes, text);
    return parsed.ok ? parsed.rows : parsed.reason;
  };
  expect(read('Node | EL (m) | Supply (kg/h) | Demand (m3/h)\nA | 0 | 3600 | \nB | 10 | | 36')).toMatchObject([
    { tag: 'A', inflow: 1 },
    { tag: 'B', volumeOutflow: expect.closeTo(0.01, 12) as number },
  ]);
  expect(read('Knoten | Höhe [m] | Druck [bar(ü)] | Entnahme [m³/h]\nA | 1 | 2,5 | 36')).toMatchObject([
    { tag: 'A', elevation: 1, pressure: 250_000, volumeOutflow: expect.closeTo(0.01, 12) as number },
  ]);
});

test.each([
  'Tag | Typ | Von | Nach | Länge [m]\nL-1 | Rohr | A | B | 12,5',
  'Repère | Type | De | Vers | Longueur (m)\nL-1 | Conduite | A | B | 12,5',
])('items of %s', text => {
  const parsed = parseRows(items, text);
  expect(parsed.ok && parsed.rows[0]).toMatchObject({ tag: 'L-1', type: 'line', from: 'A', to: 'B', length: 12.5 });
});
