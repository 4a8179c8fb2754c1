import { expect, test } from 'vitest';
import { caseFrom, datasheetPages, run, writeDocument, type CaseInput } from '../kit/index.ts';
import datasheets from './datasheet.ts';

const { definition, sheets } = datasheets;

/** The columns of the line list of cases. */
function listOf(inputs: readonly CaseInput[]) {
  const cases = inputs.map(input => caseFrom(definition, input));
  const report = run(definition, writeDocument(definition, { cases }));
  const indices = cases.map((_, index) => index);
  const [page] = sheets.flatMap(sheet =>
    datasheetPages(sheet, { definition, cases, indices, report, units: {} }, 'states'),
  );
  const list = page?.type === 'list' ? page : expect.fail('no list');
  const columns = list.parts.flatMap(part => part.columns);
  return {
    rows: list.rows,
    of: (label: string) => columns.find(column => column.label === label)?.values.map(value => value?.text),
  };
}

test('the line list has each line with its pipe, in the case of its highest velocity', () => {
  const { rows, of } = listOf(definition.examples[0]?.cases ?? []);
  expect(rows).toBe(8);
  expect(of('Line')).toEqual(['L-100', 'L-101A', 'L-101B', 'L-102', 'L-111', 'L-112', 'L-113', 'L-120']);
  expect(of('NPS')).toEqual(['20', '12', '12', '18', '12', '10', '8', '18']);
  expect(of('Length')?.[3]).toBe('180.0');
  expect(new Set(of('Case'))).toEqual(new Set(['Maximum flow']));
  // 115 % of 560 + 380 + 220 t/h through the inside diameter of NPS 18 STD, 438.15 mm less the rounding of its wall.
  expect(of('Flow')?.[3]).toMatch(/^1\s334\s000$/);
  expect(Number(of('Velocity')?.[3])).toBeCloseTo(1_334_000 / 3600 / 995.7 / ((Math.PI / 4) * 0.438 ** 2), 2);
});

test('the line list has the temperatures of each line at its ends', () => {
  const { of } = listOf([
    {
      density: 998.2,
      viscosity: 1,
      temperature: 70,
      heatExchange: 'lines',
      ambientTemperature: 20,
      heatCapacity: 4.1848,
      nodes: 'Tag | Elevation m | Pressure bar(g) | Outflow kg/h\nA | 0 | 5 |\nB | 0 | | 18000',
      items:
        'Tag | Type | From | To | Length m | Inside diameter mm | Roughness mm | U W/(m²·K)\nL | line | A | C | 1000 | 75 | 0.025 | 50\nM | line | B | C | 10 | 75 | 0.025 |',
    },
  ]);
  // exp(−50·π·0.075·1000/(5·4184.8)) = 0.56947: 48.47 °C. M is drawn against the flow.
  expect(of('Inlet temp.')).toEqual(['70.00', '48.47']);
  expect(of('Outlet temp.')).toEqual(['48.47', '48.47']);
  expect(listOf(definition.examples[0]?.cases ?? []).of('Outlet temp.')?.[0]).toBe('30.00');
});
