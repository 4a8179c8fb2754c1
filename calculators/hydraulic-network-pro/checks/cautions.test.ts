import { expect, test } from 'vitest';
import { calculateJson } from '../../kit/index.ts';
import definition from '../definition.ts';

const water = { fluidPhase: 'Liquid', density: 1000, viscosity: 1 };

function warningsOf(input: Readonly<Record<string, unknown>>): readonly string[] {
  const { messages } = calculateJson(definition, input);
  return messages.flatMap(({ level, text }) => (level === 'warning' ? [text] : []));
}

test('a line shorter than its rise is named', () => {
  const withLength = (length: number) =>
    warningsOf({
      ...water,
      nodes: 'tag | elevation m | pressure bar(g) | outflow t/h\nS | 0 | 5 |\nT | 50 | | 10',
      items: [{ tag: 'L', type: 'line', from: 'S', to: 'T', length, insideDiameter: 100, roughness: 0.05 }],
    });
  expect(withLength(49)).toContainEqual(expect.stringMatching(/^The elevations .* than the length of the line: L\./));
  expect(withLength(50).join(' ')).not.toContain('elevations of the ends');
});

test.each([
  [5, []],
  [5.2, ['The relative roughness is above 0.05, beyond the range of Colebrook and Moody: L.']],
])(
  'a line of 102.3 mm with a roughness of %s mm is within the range of the correlation or named',
  (roughness, said) => {
    const warnings = warningsOf({
      ...water,
      nodes: 'tag | pressure bar(g)\nS | 3\nT | 1',
      items: [{ tag: 'L', type: 'line', from: 'S', to: 'T', length: 50, insideDiameter: 102.3, roughness }],
    });
    expect(warnings.filter(text => text.includes('roughness'))).toEqual(said);
  },
);

test.each([
  [77.5, ['Beyond β = 0.75']],
  [10, ['Below β = 0.1']],
  [50, []],
])('an orifice of %s mm in 102.3 mm is within its standard or named', (bore, said) => {
  const warnings = warningsOf({
    ...water,
    nodes: 'tag | pressure bar(g)\nS | 10\nT | 9.9',
    items: [{ tag: 'O', type: 'orifice', from: 'S', to: 'T', insideDiameter: 102.3, bore }],
  });
  expect(warnings.flatMap(text => /^.* β = 0\.\d+(?=,)/.exec(text) ?? [])).toEqual(said);
});

// By hand from ANSI/HI 9.6.7: 555.6 cSt, 127.9 m³/h and 51.8 m give B = 2.80·ν^0.5/(Q^0.25·H^0.125) = 11.99, C_H = 0.811 and C_η = 0.470.
test('a pump for a viscous liquid is named with its factors', () => {
  const curve = [
    { flow: 0, head: 60 },
    { flow: 100, head: 55 },
    { flow: 200, head: 40 },
  ];
  const withViscosity = (viscosity: number) =>
    warningsOf({
      fluidPhase: 'Liquid',
      density: 900,
      viscosity,
      nodes: 'tag | pressure bar(g)\nS | 0\nT | 2',
      items: [
        { tag: 'P', type: 'pump', from: 'S', to: 'M', curve },
        { tag: 'L', type: 'line', from: 'M', to: 'T', length: 200, insideDiameter: 154, roughness: 0.05 },
      ],
    }).filter(text => text.includes('viscous'));
  expect(withViscosity(500)).toEqual([
    expect.stringContaining('flow and head are 81 % and the efficiency is 47 % of those with water'),
  ]);
  expect(withViscosity(5)).toEqual([]);
  expect(withViscosity(9000)).toEqual([expect.stringContaining('above 40')]);
});

test('a slope of Z that leaves its range is refused with the factor', () => {
  const { results, messages } = calculateJson(definition, {
    fluidPhase: 'Gas',
    normalDensity: 0.8,
    viscosity: 0.012,
    temperature: 20,
    compressibilitySlope: -0.04,
    nodes: 'tag | pressure bar(g) | outflow t/h\nS | 20 |\nT | | 20',
    items: [{ tag: 'L', type: 'line', from: 'S', to: 'T', length: 200, insideDiameter: 154, roughness: 0.05 }],
  });
  expect(results['totalInflow']).toBeNull();
  // 1 − 0.04·21.01325.
  expect(messages.map(({ text }) => text).join(' ')).toContain('1 + s·p is 0.159 at the highest fixed pressure');
});

test('a share of the flows without flows is said to have no effect', () => {
  const withNodes = (nodes: string) =>
    warningsOf({
      ...water,
      flowShare: 50,
      nodes,
      items: [{ tag: 'L', type: 'line', from: 'S', to: 'T', length: 50, insideDiameter: 100, roughness: 0.05 }],
    }).filter(text => text.startsWith('The share of the flows has no effect'));
  expect(withNodes('tag | pressure bar(g)\nS | 5\nT | 4')).toHaveLength(1);
  expect(withNodes('tag | pressure bar(g) | outflow t/h\nS | 5 |\nT | | 10')).toEqual([]);
});

test('a boundary at atmospheric pressure has no gauge pressure', () => {
  const { results } = calculateJson(definition, {
    ...water,
    nodes: 'tag | elevation m | pressure bar(g)\nS | 13 | 0\nT | 7 | 0',
    items: [{ tag: 'L', type: 'line', from: 'S', to: 'T', length: 50, insideDiameter: 100, roughness: 0.05 }],
  });
  expect(results['lowestPressure']).toMatchObject({ value: 0 });
  expect(results['highestPressure']).toMatchObject({ value: 0 });
});
