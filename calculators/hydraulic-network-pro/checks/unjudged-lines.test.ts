import { beforeAll, expect, test } from 'vitest';
import { calculateCase, caseFrom, Table, type CaseInput } from '../../kit/index.ts';
import { loadAllFluidData } from '../../testing/load-all-fluid-data.ts';
import definition from '../definition.ts';

/** Lines with two phases are within criteria that are for one. Phases by CoolProp 8.0.0. */

beforeAll(loadAllFluidData);

const items = (...lines: readonly string[]) =>
  ['Tag | Type | From | To | Length m | NPS | Schedule | Roughness mm', ...lines].join('\n');
const line = (tag: string, from: string, to: string, nps = '4') =>
  `${tag} | line | ${from} | ${to} | 1000 | ${nps} | 40 | 0.05`;
const pressures = (first: number, last: number) =>
  ['Tag | Pressure bar(g)', `A | ${first}`, 'M |', `B | ${last}`].join('\n');
const inSeries = items(line('L-1', 'A', 'M', '10'), line('L-2', 'M', 'B'));

function verdicts(input: CaseInput) {
  const { evaluation } = calculateCase(definition, caseFrom(definition, { ...input, velocityLimit: 100 }));
  const table = evaluation.value('itemTable');
  return [evaluation.value('verdict'), ...(table instanceof Table ? table.rows.map(row => row[1]) : [])];
}

const gas = (pureFluid: string, temperature: number): CaseInput => ({
  fluidPhase: 'Gas',
  fluidSource: 'pure',
  pureFluid,
  temperature,
  items: inSeries,
});

test('a gas that condenses as it loses its pressure is not judged where it is partly liquid', () => {
  // Ethylene from 71.01 bar(abs) and 15 °C: 5.1 °C and 89 % of liquid at 46.01 bar(abs), none at 70.7 bar(abs).
  expect(verdicts({ ...gas('C2=', 15), nodes: pressures(70, 45) })).toEqual([
    '1 of 2 not judged: liquid in the gas',
    'within',
    'not judged: liquid in the gas',
  ]);
});

test('nor a gas that is partly liquid at its own temperature', () => {
  const wet = { fluidPhase: 'Gas', fluidSource: 'composition', composition: 'C1: 0.8; C3: 0.15; nC5: 0.05' };
  // 18 % of liquid by mass at 41.01 bar(abs) and 20 °C, 14 % at 31.01 bar(abs).
  expect(verdicts({ ...wet, temperature: 20, nodes: pressures(40, 30), items: inSeries })).toEqual([
    '2 of 2 not judged: liquid in the gas',
    'not judged: liquid in the gas',
    'not judged: liquid in the gas',
  ]);
});

test('nor a liquid that boils', () => {
  // Propane of 20 °C boils at 8.365 bar(abs).
  const propane = { fluidPhase: 'Liquid', fluidSource: 'pure', pureFluid: 'C3', temperature: 20 };
  expect(verdicts({ ...propane, nodes: pressures(9, 6), items: inSeries })).toEqual([
    '1 of 2 not judged: vapour in the liquid',
    'within',
    'not judged: vapour in the liquid',
  ]);
});

test('a gas that stays one is', () => {
  expect(verdicts({ ...gas('C1', 15), nodes: pressures(70, 45) })).toEqual(['all within', 'within', 'within']);
});

test('a line beyond its criteria is named as such', () => {
  const fast = { ...gas('C2=', 15), nodes: pressures(70, 45), velocityLimit: 0.5 };
  expect(calculateCase(definition, caseFrom(definition, fast)).evaluation.value('verdict')).toBe('2 of 2 beyond');
});

// Benzene freezes at 5.5 °C at 0.1 MPa and 33.4 °C at 100 MPa (CRC Handbook): 7 °C is its melting point at some 54 bar.
test('nor a liquid that freezes at its pressure, and one of less pressure is', () => {
  const benzene = { fluidPhase: 'Liquid', fluidSource: 'pure', pureFluid: 'Bz', temperature: 7, items: inSeries };
  expect(verdicts({ ...benzene, nodes: pressures(80, 40) })).toEqual([
    '2 of 2 not judged: a solid',
    'not judged: a solid',
    'not judged: a solid',
  ]);
  expect(verdicts({ ...benzene, nodes: pressures(40, 10) })).toEqual(['all within', 'within', 'within']);
});

// CoolProp 8.0.0 has 10 % of vapour at 60 bar(g) after an isenthalpic change from 91.01 bar(abs) and 32 °C, and water of 98 °C 0.943 bar.
test.each<[string, CaseInput, readonly [number, number]]>([
  [
    'a dense liquid that expands into its two phases',
    { fluidSource: 'pure', pureFluid: 'CO2', temperature: 32 },
    [90, 60],
  ],
  [
    'an aqueous solution below the vapour pressure of its water',
    { fluidSource: 'solution', solute: 'ethyleneGlycol', soluteFraction: 10, temperature: 98 },
    [0.3, -0.5],
  ],
])('nor %s', (_, liquid, [from, to]) => {
  expect(
    verdicts({
      ...liquid,
      fluidPhase: 'Liquid',
      nodes: `Tag | Pressure bar(g)\nA | ${from}\nB | ${to}`,
      items: items(line('L-1', 'A', 'B')),
    }),
  ).toEqual(['1 of 1 not judged: vapour in the liquid', 'not judged: vapour in the liquid']);
});
