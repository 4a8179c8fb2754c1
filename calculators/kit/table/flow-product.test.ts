import { describe, expect, test } from 'vitest';
import {
  calculation,
  caseFrom,
  fields,
  openWorkbook,
  quantity,
  readDocument,
  run,
  step,
  workbook,
  writeDocument,
  type CaseInput,
} from '../index.ts';
import { conversionNote } from '../case/read-field.ts';

const typed = fields({
  flow: quantity('Flow rate', 'massFlow', 'kg/h', { above: 0 }),
  size: quantity('Size', 'length', 'mm'),
});
const velocity = step(
  'velocity',
  { flow: typed.flow, size: typed.size },
  { label: 'Velocity', kind: 'massFlow', unit: 'kg/s' },
  v => 2 * v.flow,
);
const line = calculation(
  { id: 'line', title: 'Line', summary: '', access: 'free', columns: 1, standards: [] },
  {
    inputs: { Case: Object.values(typed) },
    results: { Results: [velocity] },
    primary: velocity,
    examples: [],
    references: [],
  },
);

const reportOf = (input: CaseInput) => {
  const cases = [caseFrom(line, input)];
  const report = run(line, writeDocument(line, { cases }));
  return { cases, report, first: report.cases[0] };
};

// 101 325 Pa / (8.31446261815324 J/(mol·K) · 273.15 K) is 44.615034 mol/m³.
const normalMoles = 44.61503340547032;

describe('a mass flow typed as a product', () => {
  test.each<[CaseInput[string], number, string]>([
    [
      '5000 Nm3/h × 18.2 g/mol',
      (5000 / 3600) * normalMoles * 0.0182,
      'Flow rate 5000 Nm3/h × 18.2 g/mol is 4059.97 kg/h; Nm³/h is at 0 °C, 101.325 kPa.',
    ],
    [
      { value: 5000, unit: 'Nm3/h × 18.2 g/mol' },
      (5000 / 3600) * normalMoles * 0.0182,
      'Flow rate 5000 Nm3/h × 18.2 g/mol is 4059.97 kg/h; Nm³/h is at 0 °C, 101.325 kPa.',
    ],
    ['120 m3/h * 850 kg/m3', 102_000 / 3600, 'Flow rate 120 m3/h * 850 kg/m3 is 102\u202f000 kg/h.'],
  ])('%j is calculated, with a note', (flow, si, note) => {
    const { first } = reportOf({ flow, size: 100 });
    expect(first?.values['velocity']).toMatchObject({ si: expect.closeTo(2 * si, 9) });
    expect(first?.messages).toContainEqual(expect.objectContaining({ level: 'info', text: note, field: 'flow' }));
  });

  test('and a fraction of an inch are kept as typed by a document and a workbook', () => {
    const { cases, report } = reportOf({ flow: '5000 Nm3/h × 18.2 g/mol', size: { value: '1-1/2', unit: 'inch' } });
    expect(cases[0]).toEqual({
      flow: { text: '5000 Nm3/h × 18.2 g/mol', unit: 'kg/h' },
      size: { text: '1-1/2', unit: 'inch' },
    });
    expect(readDocument(line, writeDocument(line, { cases })).cases).toEqual(cases);
    const sheets = workbook(line, cases, report, { date: '2026-01-31', title: [] });
    const read = sheets.map(({ name, rows }) => ({
      name,
      rows: rows.map(row => row.map(cell => cell?.value ?? null)),
    }));
    expect(openWorkbook(line, read).cases).toEqual(cases);
    // The cell of the fraction is the number 1.5.
    expect(sheets[0]?.rows.find(row => row[1]?.value === 'size')?.[2]?.value).toBe(1.5);
  });

  test('is refused without the property, which the message names', () => {
    const { first } = reportOf({ flow: '5000 Nm3/h', size: 100 });
    expect(first?.messages).toContainEqual(
      expect.objectContaining({ level: 'error', text: expect.stringContaining('which needs the molar mass') }),
    );
  });
});

test('notes on a density in °API, a flow time and an absolute pressure state the basis of the conversion', () => {
  const { density, viscosity, pressure } = fields({
    pressure: quantity('Set pressure', 'gaugePressure', 'psi(g)'),
    density: quantity('Density', 'density', 'lb/ft³'),
    viscosity: quantity('Viscosity', 'kinematicViscosity', 'cSt'),
  });
  const noteOf = ({ id, field }: typeof density | typeof viscosity | typeof pressure, text: string) =>
    conversionNote({ id, section: '', field }, { [id]: { text, unit: field.unit } })?.text;
  // 999.016 kg/m³ is 62.3665 lb/ft³.
  expect(noteOf(density, '10 °API')).toBe(
    'Density 10 °API is 62.3665 lb/ft³; the density at 60 °F, by API MPMS 11.1; enter that at the temperature of the case where it differs.',
  );
  expect(noteOf(viscosity, '100 SSU')).toBe(
    'Viscosity 100 SSU is 20.5150 cSt; by ASTM D2161 for a flow time at 100 °F; one at 210 °F is 0.7 % less.',
  );
  // The standard atmosphere of 101.325 kPa is 14.6959 psi.
  expect(noteOf(pressure, '250 psia')).toBe(
    'Set pressure 250 psia is 235.304 psi(g); at an atmospheric pressure of 1.01325 bar.',
  );
});

describe('a sum of numbers', () => {
  const input = { flow: '20000 + 8600', size: { value: '100 + 2.5', unit: 'mm' } };

  test('is calculated, with a note', () => {
    const { first } = reportOf(input);
    expect(first?.values['velocity']).toMatchObject({ si: expect.closeTo((2 * 28_600) / 3600, 9) });
    expect(first?.messages.filter(({ level }) => level === 'info').map(({ text }) => text)).toEqual([
      'Flow rate 20000 + 8600 is 28\u202f600.0 kg/h.',
      'Size 100 + 2.5 is 102.500 mm.',
    ]);
  });

  test('stays as typed in the document and in a workbook', () => {
    const { cases, report } = reportOf(input);
    expect(readDocument(line, writeDocument(line, { cases })).cases).toEqual(cases);
    const read = workbook(line, cases, report, { date: '2026-01-31', title: [] }).map(({ name, rows }) => ({
      name,
      rows: rows.map(row => row.map(cell => cell?.value ?? null)),
    }));
    expect(openWorkbook(line, read).cases).toEqual(cases);
  });
});
