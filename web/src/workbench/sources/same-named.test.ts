import { calculation, caseFrom, fields, quantity, step, type CaseData } from '@isentrope/calculators/kit';
import type { SheetSources } from '@isentrope/records';
import { expect, test } from 'vitest';
import { sameNamedOptions } from './same-named.ts';
import { createSources } from './sources.ts';

const { flow, pressure, temperature, density, margin } = fields({
  flow: quantity('Flow rate', 'massFlow', 'kg/h', { above: 0 }),
  pressure: quantity('Pressure', 'gaugePressure', 'bar(g)'),
  temperature: quantity('Temperature', 'temperature', '°C'),
  density: quantity('Density', 'density', 'kg/m³', { above: 0 }),
  margin: quantity('Set pressure', 'gaugePressure', 'bar(g)', { optional: true }),
});
const volume = step(
  'volume',
  { flow, density },
  { label: 'Volume flow', kind: 'volumeFlow', unit: 'm³/h' },
  v => v.flow / v.density,
);
const reader = calculation(
  { id: 'reader', title: 'Reader', summary: 'Reads a stream.', access: 'free', columns: 1, standards: [] },
  {
    inputs: { Stream: [flow, pressure, temperature, density, margin] },
    results: { Results: [volume] },
    primary: volume,
    examples: [],
    references: [],
  },
);
const offered = [
  { id: 'flow', label: 'Flow rate', kind: 'massFlow', unit: 'kg/h', of: 'field' },
  { id: 'pressure', label: 'Pressure', kind: 'gaugePressure', unit: 'bar(g)', of: 'field' },
  { id: 'temperature', label: 'Temperature', kind: 'temperature', unit: '°C', of: 'field' },
  { id: 'density', label: 'Density', kind: 'density', unit: 'kg/m³', of: 'field' },
  { id: 'set', label: 'Set pressure', kind: 'gaugePressure', unit: 'bar(g)', of: 'field' },
] as const;
const values = { flow: 10, pressure: 5e5, temperature: 350, density: 4, set: 6e5 };
const sourcesOf = (cases: SheetSources['sheets'][number]['cases']): SheetSources => ({
  fluids: [],
  connections: [],
  sheets: [
    {
      id: 'a',
      tool: 'line',
      number: 'C-1',
      title: 'Line',
      unreadableReason: null,
      waiting: false,
      offered: [...offered],
      cases,
      together: {},
    },
  ],
});
const oneCase = sourcesOf([{ name: '', ambiguous: false, values }]);

/** The options that a field of the reader has, with the references that each sets. */
function optionsOf(data: CaseData, result: SheetSources, id = 'flow') {
  const input = reader.inputs.find(each => each.id === id);
  if (!input) throw new Error(`${id} is gone`);
  return sameNamedOptions(reader, createSources(reader, result), data, input).map(({ group, name, entries }) => [
    group,
    name,
    Object.entries(entries ?? {}).map(([field, { from }]) => [field, from]),
  ]);
}

test('a field and the blank conditions of the same names are filled by one choice; properties and optional fields are not', () => {
  expect(optionsOf(caseFrom(reader, {}), oneCase)).toEqual([
    [
      'C-1 Line',
      'Flow rate, and Pressure, Temperature',
      [
        ['flow', 'sheet/a//flow'],
        ['pressure', 'sheet/a//pressure'],
        ['temperature', 'sheet/a//temperature'],
      ],
    ],
  ]);
});

test('a condition that is typed or read is unchanged, and without a blank one there is no option', () => {
  const typed = caseFrom(reader, { pressure: { value: 3, unit: 'bar(g)' } });
  expect(optionsOf(typed, oneCase).map(([, name]) => name)).toEqual(['Flow rate, and Temperature']);
  expect(optionsOf({ ...typed, temperature: { text: '', from: 'sheet/b//t' } }, oneCase)).toEqual([]);
});

test('each case of the sheet is an option of its own', () => {
  const two = sourcesOf([
    { name: 'Normal', ambiguous: false, values },
    { name: 'Turndown', ambiguous: false, values: { flow: 3, pressure: 4e5 } },
  ]);
  expect(optionsOf(caseFrom(reader, {}), two).map(([, name, entries]) => [name, entries])).toEqual([
    [
      'Flow rate, Normal, and Pressure, Temperature',
      [
        ['flow', 'sheet/a/Normal/flow'],
        ['pressure', 'sheet/a/Normal/pressure'],
        ['temperature', 'sheet/a/Normal/temperature'],
      ],
    ],
    [
      'Flow rate, Turndown, and Pressure',
      [
        ['flow', 'sheet/a/Turndown/flow'],
        ['pressure', 'sheet/a/Turndown/pressure'],
      ],
    ],
  ]);
});
