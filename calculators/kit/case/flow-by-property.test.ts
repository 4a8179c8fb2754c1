import { describe, expect, test } from 'vitest';
import { formulaWorkbook } from '../formulas/index.ts';
import {
  calculation,
  field,
  fields,
  flowByProperty,
  openWorkbook,
  quantity,
  readCaseJson,
  readDocument,
  run,
  step,
  workbook,
  writeDocument,
} from '../index.ts';
import { Probe } from '../explore/probe.ts';

const flowRate = field('flowRate', quantity('Flow rate', 'massFlow', 'kg/h', { above: 0, symbol: 'W' }));
const vapourFlow = field('vapourFlow', quantity('Vapour flow rate', 'massFlow', 'kg/h', { optional: true }));
const { density, molarMass } = fields({
  density: quantity('Density', 'density', 'kg/m³', { above: 0 }),
  molarMass: quantity('Molecular weight', 'molarMass', 'g/mol', { above: 0 }),
});
const doubled = step(
  'doubled',
  { flowRate },
  { label: 'Twice the flow', symbol: 'W_2', equation: 'W_2 = 2 * W', kind: 'massFlow', unit: 'kg/h' },
  v => 2 * v.flowRate,
);
const line = calculation(
  { id: 'line', title: 'Line', summary: '', access: 'free', columns: 1, standards: [] },
  {
    inputs: { Case: [flowRate, vapourFlow, density, molarMass] },
    fills: [flowByProperty(flowRate, { density, molarMass }), flowByProperty(vapourFlow, { molarMass })],
    results: { Results: [doubled] },
    primary: doubled,
    examples: [],
    references: [],
  },
);

/** The mass flow in kg/h, and the messages. */
function resultOf(input: Readonly<Record<string, unknown>>) {
  const data = readCaseJson(line, input);
  const [report] = run(line, writeDocument(line, { cases: [data] })).cases;
  const value = report?.values['doubled'];
  return {
    massFlow: value?.type === 'number' ? value.value / 2 : value,
    messages: report?.messages.map(({ level, text, field: of }) => ({ level, text, field: of })) ?? [],
  };
}

describe('a mass-flow field with a flow of another kind', () => {
  // Ideal gas at 60 °F and 101.325 kPa: 101 325 Pa / (8.31446261815324 J/(mol·K) · 288.7055556 K) is 42.21156 mol/m³.
  test.each<[unknown, Readonly<Record<string, unknown>>, number, string]>([
    [
      '120 m3/h',
      { density: 850 },
      102_000,
      'Flow rate 120 m3/h is 102\u202f000 kg/h at the density 850.0 kg/m³ of the case.',
    ],
    [{ value: 120, unit: 'm3/h' }, { density: 850 }, 102_000, 'Flow rate 120 m3/h is 102\u202f000 kg/h at the density 850.0 kg/m³ of the case.'], // prettier-ignore
    ['10 kmol/h', { molarMass: 18 }, 180, 'Flow rate 10 kmol/h is 180.000 kg/h at the molar mass 18.00 g/mol of the case.'], // prettier-ignore
    ['5000 Sm³/h (60 °F)', { molarMass: 18.2 }, 3841.25, 'Flow rate 5000 Sm³/h (60 °F) is 3841.22 kg/h at the molar mass 18.20 g/mol of the case; Sm³/h (60 °F) is at 60 °F, 101.325 kPa.'], // prettier-ignore
  ])('converts %j by the property that it needs', (flow, properties, massFlow, note) => {
    const result = resultOf({ flowRate: flow, ...properties });
    expect(Number(result.massFlow) / massFlow).toBeCloseTo(1, 4);
    expect(result.messages).toEqual([{ level: 'info', text: note, field: 'flowRate' }]);
  });

  test('reports the property that the case lacks', () => {
    const { massFlow, messages } = resultOf({ flowRate: '5000 Nm3/h', density: 850 });
    expect(massFlow).toMatchObject({ type: 'none' });
    expect(messages).toContainEqual({
      level: 'error',
      text: 'Flow rate 5000 Nm3/h needs the molar mass, which the case does not have; enter it, or write it after the flow: 5000 Nm3/h × 18.2 g/mol.',
      field: 'flowRate',
    });
  });

  test('refuses a flow whose property the field does not use', () => {
    const { messages } = resultOf({ flowRate: 1, vapourFlow: '10 m3/h', density: 850, molarMass: 18 });
    expect(messages).toContainEqual(
      expect.objectContaining({ level: 'error', text: expect.stringContaining('a flow by volume, which needs the density') }), // prettier-ignore
    );
  });

  test('checks the converted flow against its bounds', () => {
    const { massFlow, messages } = resultOf({ flowRate: '-120 m3/h', density: 850 });
    expect(massFlow).toMatchObject({ type: 'none' });
    expect(messages).toContainEqual(expect.objectContaining({ level: 'error', field: 'flowRate' }));
  });

  test('is recalculated when the property changes', () => {
    const data = readCaseJson(line, { flowRate: '120 m3/h', density: 850 });
    const probe = new Probe(line, data, ['density'], ['doubled'], false);
    expect(probe.at([425]).values).toEqual([expect.closeTo(102_000 / 3600, 9)]);
    expect(probe.at([850]).values).toEqual([expect.closeTo((2 * 102_000) / 3600, 9)]);
  });
});

test('a document, a workbook and its formulas keep the flow and its reference state as typed', () => {
  const cases = [readCaseJson(line, { flowRate: '5000 Sm³/h (60 °F)', molarMass: 18.2 })];
  const document = writeDocument(line, { cases });
  expect(readDocument(line, document).cases).toEqual(cases);
  const report = run(line, document);
  const sheets = workbook(line, cases, report, { date: '2026-01-31', title: [] });
  const read = sheets.map(({ name, rows }) => ({ name, rows: rows.map(row => row.map(cell => cell?.value ?? null)) }));
  expect(openWorkbook(line, read).cases).toEqual(cases);

  const formulas = formulaWorkbook(line, cases, report, { date: '2026-01-31', title: [] }).sheets.flatMap(({ rows }) =>
    rows.flatMap(row => row.flatMap(cell => (cell?.formula === undefined ? [] : [cell.formula]))),
  );
  // The mass flow holds while the flow and the molar mass are unchanged.
  expect(formulas).toContainEqual(expect.stringMatching(/^IF\(\w+(?:&\w+)+="",1\.067\d*,/));
});
