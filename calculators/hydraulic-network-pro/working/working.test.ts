import { expect, test } from 'vitest';
import { calculateJson, type CaseInput } from '../../kit/index.ts';
import definition from '../definition.ts';
import { examples } from '../examples.ts';

type Row = Readonly<Record<string, unknown>>;

/** A cell as a number; NaN where it is blank. */
function numberIn(row: Row, id: string): number {
  const cell = row[id];
  return typeof cell === 'object' && cell !== null && 'value' in cell ? Number(cell.value) : NaN;
}

const textIn = (row: Row, id: string) => String(row[id]);

function tablesOf(input: CaseInput) {
  const { working, results } = calculateJson(definition, input);
  const rowsOf = (value: unknown) => (Array.isArray(value) ? (value as readonly Row[]) : []);
  return {
    items: new Map(rowsOf(results['itemTable']).map(row => [textIn(row, 'item'), row])),
    results,
    rows: (id: string) => rowsOf(working.find(line => line.id === id)?.value),
  };
}

const g = 9.80665;
const square = (x: number) => x * Math.abs(x);

/** The friction factor by Colebrook–White or, laminar, by 64/Re, by repetition. */
function frictionBy(reynolds: number, relativeRoughness: number): number {
  let inverse = 8;
  for (let pass = 0; pass < 60; pass += 1)
    inverse = -2 * Math.log10(relativeRoughness / 3.7 + (2.51 * inverse) / reynolds);
  return reynolds < 2000 ? 64 / reynolds : inverse ** -2;
}

/** Differentials, Pa, from the numbers of each kind of step, as an engineer calculates them again by hand. */
const byHand: Readonly<Record<string, (row: Row) => number>> = {
  lineWorking: row => {
    const [m, D, L, K, rho, mu] = [
      'massFlow',
      'insideDiameter',
      'length',
      'lossCoefficient',
      'density',
      'viscosity',
    ].map(id => numberIn(row, id)) as [number, number, number, number, number, number];
    const w = m / ((rho * Math.PI * D ** 2) / 4);
    const f = frictionBy((rho * Math.abs(w) * D) / mu, numberIn(row, 'roughness') / D);
    const friction = Number.isNaN(L) ? 0 : (f * L) / D;
    return ((friction + K) * rho * square(w)) / 2 + rho * g * numberIn(row, 'rise');
  },
  pumpWorking: row => numberIn(row, 'density') * g * (numberIn(row, 'rise') - numberIn(row, 'head')),
  valveWorking: row => {
    const [m, rho] = [numberIn(row, 'massFlow'), numberIn(row, 'density')];
    const volume = (3600 * m) / rho / (numberIn(row, 'kv') * numberIn(row, 'reynoldsFactor'));
    return (square(volume) * 1e5 * rho) / 999.1 + numberIn(row, 'beyondChoking') + rho * g * numberIn(row, 'rise');
  },
  equipmentWorking: row => {
    const [m, reference] = [numberIn(row, 'massFlow'), numberIn(row, 'referenceFlow')];
    const densities = numberIn(row, 'referenceDensity') / numberIn(row, 'density');
    const loss = numberIn(row, 'referenceDifferential') * densities * square(m / reference);
    return loss + numberIn(row, 'density') * g * numberIn(row, 'rise');
  },
  plateWorking: row => {
    const [m, d, beta] = [numberIn(row, 'massFlow'), numberIn(row, 'bore'), numberIn(row, 'beta')];
    const area = (Math.PI / 4) * d ** 2;
    const velocity = m / (numberIn(row, 'coefficient') * area);
    const tappings = ((1 - beta ** 4) * square(velocity)) / (2 * numberIn(row, 'density'));
    return numberIn(row, 'lossFraction') * tappings + numberIn(row, 'staticHead');
  },
};

/** Every item with its differential by hand from its row, and in the table of results. */
function recalculated(input: CaseInput) {
  const { items, rows } = tablesOf(input);
  return Object.entries(byHand).flatMap(([id, calculate]) =>
    rows(id).map(row => {
      const tag = textIn(row, 'item');
      const shown = 1e5 * numberIn(items.get(tag) ?? {}, 'differential');
      return { tag, state: textIn(row, 'state'), hand: calculate(row), shown, own: numberIn(row, 'differential') };
    }),
  );
}

const water = {
  fluidPhase: 'Liquid',
  density: 998,
  viscosity: 1,
  vaporPressure: 0.0234,
  criticalPressure: 220.6,
} as const;

/** All types of items, one of them reversed, others choked, closed, off or without flow. */
const mixed: CaseInput = {
  ...water,
  nodes:
    'Tag | Elevation m | Pressure bar(g)\nA | 0 | 6\nB | 12 | 0\nC | 2 | 1.5\nX | 3 |\nY | 5 |\nZ | 4 |\nD | 1 | 0',
  items: [
    'Tag | Type | From | To | Length m | Inside diameter mm | Roughness mm | Loss coefficient | Kv | Bore mm | Differential bar | Flow t/h | Position | Head m | Running',
    'L1 | line | A | X | 80 | 102.26 | 0.046 | 4 | | | | | | |',
    'L2 | line | B | X | 40 | 52.5 | 0.046 | 2 | | | | | | |',
    'V1 | control valve | X | Y | | | | | 40 | | | | | |',
    'V2 | control valve | A | D | | | | | 2 | | | | | |',
    'V3 | control valve | X | Z | | | | | 9 | | | | closed | |',
    'E1 | equipment | Y | Z | | | | | | | 0.3 | 50 | | |',
    'O1 | orifice | Z | C | | 77.93 | | | | 40 | | | | |',
    'C1 | check valve | C | X | | 77.93 | | 2 | | | | | | |',
    'S1 | block valve | Y | Z | | 52.5 | | 8 | | | | | open | |',
    'P1 | pump | C | Z | | | | | | | | | | 20 | yes',
    'P2 | pump | C | Z | | | | | | | | | | 20 | no',
  ].join('\n'),
};

test.each(examples[0]?.cases.map(input => [input.userDescription, input as CaseInput] as const) ?? [])(
  'cooling water, %s: the differential of every item follows from the numbers of its step',
  (_, input) => {
    const found = recalculated(input);
    expect(found.map(({ tag }) => tag).toSorted()).toEqual([...tablesOf(input).items.keys()].toSorted());
    for (const { tag, hand, shown, own } of found) {
      expect(Math.abs(hand - shown), tag).toBeLessThan(0.2);
      expect(Math.abs(own - shown), tag).toBeLessThan(0.1);
    }
  },
);

test('all types of items: the differential of each that flows follows from the numbers of its step', () => {
  const found = recalculated(mixed);
  expect(Object.fromEntries(found.map(({ tag, state }) => [tag, state]))).toEqual({
    L1: 'flowing',
    L2: 'reversed',
    C1: 'closed',
    S1: 'flowing',
    P1: 'flowing',
    P2: 'off',
    V1: 'flowing',
    V2: 'choked',
    V3: 'closed',
    E1: 'flowing',
    O1: 'flowing',
  });
  const blocked = new Set(['C1', 'P2', 'V3']);
  for (const { tag, hand, shown } of found.filter(({ tag: each }) => !blocked.has(each)))
    expect(Math.abs(hand - shown), tag).toBeLessThan(0.2);
  // What is blocked holds the difference of its pressures.
  for (const { tag, hand, shown, own } of found.filter(({ tag: each }) => blocked.has(each))) {
    expect(hand, tag).toBeNaN();
    expect(own, tag).toBeCloseTo(shown, 3);
  }
});

test('the balance of every node adds up, and names where the errors are largest', () => {
  const { rows, results } = tablesOf(mixed);
  const nodes = rows('massBalance');
  expect(nodes.map(row => textIn(row, 'node'))).toEqual(['A', 'B', 'C', 'X', 'Y', 'Z', 'D']);
  for (const row of nodes) {
    const sum = numberIn(row, 'entering') + numberIn(row, 'exchange') - numberIn(row, 'leaving');
    expect(Math.abs(sum)).toBeLessThan(1e-9);
  }
  expect(results['massResidual']).toMatchObject({ unit: '' });
  const { working } = calculateJson(definition, mixed);
  const items = [...tablesOf(mixed).items.keys(), 'none'];
  expect(items).toContain(working.find(({ id }) => id === 'largestPressureError')?.value);
});

test('gas: the differential of every line follows from the numbers of its step, also in choked flow', () => {
  const input: CaseInput = {
    fluidPhase: 'Gas',
    normalDensity: 0.78,
    temperature: 15,
    viscosity: 0.011,
    compressibilitySlope: -0.002,
    isentropicExponent: 1.3,
    nodes: 'Tag | Elevation m | Pressure bar(g)\nA | 0 | 10\nX | 30 |\nY | 30 |\nB | 0 | 0',
    items: [
      'Tag | Type | From | To | Length m | Inside diameter mm | Roughness mm | Loss coefficient | Kv | x_T',
      'L1 | line | A | X | 1000 | 100 | 0.046 | 3 | |',
      'V1 | control valve | X | Y | | | | | 60 | 0.7',
      'L2 | line | Y | B | 5 | 52.5 | 0.046 | 0 | |',
    ].join('\n'),
  };
  const { items, rows } = tablesOf(input);
  const lines = rows('lineWorking');
  expect(lines.map(row => textIn(row, 'state'))).toEqual(['flowing', 'choked']);
  for (const row of lines) {
    const [m, D, rho] = [numberIn(row, 'massFlow'), numberIn(row, 'insideDiameter'), numberIn(row, 'density')];
    const G = m / ((Math.PI / 4) * D ** 2);
    const f = frictionBy((G * D) / 1.1e-5, numberIn(row, 'roughness') / D);
    const friction = (f * numberIn(row, 'length')) / D + numberIn(row, 'lossCoefficient');
    const [one, two] = [numberIn(row, 'inletDensity'), numberIn(row, 'outletDensity')];
    const column = numberIn(row, 'staticDensity') * g * numberIn(row, 'rise');
    const sum = (G ** 2 / rho) * (friction / 2 + Math.log(one / two)) + column + numberIn(row, 'beyondChoking');
    expect(sum / (1e5 * numberIn(items.get(textIn(row, 'item')) ?? {}, 'differential'))).toBeCloseTo(1, 6);
    // Densities by the gas law of the case: the mean over the pressures is between those at both ends.
    const pressure = numberIn(row, 'inletPressure');
    expect(one / ((0.78 * (pressure / 101325) * (273.15 / 288.15)) / (1 - 0.002 * (pressure / 1e5)))).toBeCloseTo(1, 9);
    expect(rho).toBeGreaterThan(two);
    expect(rho).toBeLessThan(one);
  }
  const [valve = {}] = rows('valveWorking');
  const [p1, p2] = [numberIn(valve, 'upstreamPressure'), numberIn(valve, 'downstreamPressure')];
  const limit = (1.3 / 1.4) * 0.7;
  const x = Math.min((p1 - p2) / p1, limit);
  const gas = (numberIn(valve, 'molarMass') * 1000) / (288.15 * numberIn(valve, 'compressibilityFactor'));
  const flow = (110 * 60 * (p1 / 1e5) * (1 - x / (3 * limit)) * Math.sqrt(x * gas)) / 3600;
  expect(flow / numberIn(valve, 'massFlow')).toBeCloseTo(1, 6);
});
