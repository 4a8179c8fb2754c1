import { expect, test } from 'vitest';
import lineSizing from '../../line-sizing-pro/definition.ts';
import { parseRows } from '../table/rows-text.ts';
import { casesFromList } from '../tag-list/list-cases.ts';
import type { RowsField } from '../definition/fields.ts';

/** The first case of a list, as texts. */
function caseOf(...lines: readonly string[]) {
  const [first = {}] = casesFromList(lineSizing, lines.join('\n')).cases;
  return Object.fromEntries(
    Object.entries(first).map(([id, entry]) => [
      id,
      typeof entry === 'object' ? `${String(entry.value)} ${entry.unit}` : entry,
    ]),
  );
}

test.each([
  ['10³ kg/h', '24.5 t/h'],
  ['10^3 kg/h', '24.5 t/h'],
  ['1000 kg/h', '24.5 t/h'],
  ['1E3 kg/h', '24.5 t/h'],
  ['kg/h x 1000', '24.5 t/h'],
  ['103 kg/h', undefined],
  ['mt/hr', undefined],
])('a row of units with %s keeps all units', (unit, flowRate) => {
  const read = caseOf(
    'Line No.,Flow,Pressure,Temperature,Density,Visc.,NPS',
    `,${unit},psig,F,lb/ft3,cP,in`,
    'L-1,24.5,75,104,49,0.6,6',
  );
  expect(read).toMatchObject({ pressure: '75 psi(g)', density: '49 lb/ft³', viscosity: '0.6 cP' });
  expect(read.flowRate).toBe(flowRate);
});

test.each(['mt/hr', 'm3/h @ T&P', 'kg/h (dry)', '103 kg/h', 'kg/h norm'])(
  'a row with nothing but %s is never read in the unit of the field',
  unit => {
    const list = ['Line No.,Pressure (barg),Density (kg/m3),NPS,Flow', `,,,,${unit}`, 'L-1,5,800,6,24.5'];
    const { cases, remarks } = casesFromList(lineSizing, list.join('\n'));
    expect(cases).toHaveLength(1);
    expect(cases[0]).not.toHaveProperty('flowRate');
    expect(remarks.join('\n')).toContain(`“${unit}”`);
  },
);

test('a list on its side with a multiple in its column of units keeps all units', () =>
  expect(
    caseOf('Line No.,,L-1,L-2', 'Flow,10³ kg/h,24.5,30', 'Pressure,psig,75,80', 'Density,lb/ft3,49,50', 'NPS,,6,8'),
  ).toMatchObject({ flowRate: '24.5 t/h', pressure: '75 psi(g)', density: '49 lb/ft³' }));

test('a flow that an item has in a multiple with its unit is no row of units', () =>
  expect(caseOf('Line No.,Flow,Density (kg/m3)', 'L-1,1000 kg/h,800', 'L-2,2000 kg/h,800')).toMatchObject({
    flowRate: '1000 kg/h',
  }));

const table: Pick<RowsField, 'columns'> = {
  columns: {
    time: { type: 'quantity', label: 'Time', kind: 'time', unit: 'min', aliases: ['t'] },
    flow: { type: 'quantity', label: 'Flow', kind: 'massFlow', unit: 'kg/h' },
    pressure: { type: 'quantity', label: 'Pressure', kind: 'gaugePressure', unit: 'bar(g)' },
  },
};

test.each([
  ['Time | Flow | Pressure; min | 10³ kg/h | barg; 0 | 3.6 | 5; 1 | 7.2 | 5'],
  ['t/s | Flow/10³ kg/h | p/MPa; 0 | 3.6 | 0.5; 60 | 7.2 | 0.5'],
])('a table of a field understands %s', text =>
  expect(parseRows(table, text)).toMatchObject({
    ok: true,
    rows: [
      { time: 0, flow: 1, pressure: 5e5 },
      { time: 60, flow: 2, pressure: 5e5 },
    ],
  }),
);
