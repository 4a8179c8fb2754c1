import { beforeAll, describe, expect, test } from 'vitest';
import { streamDensity, streamPhaseAt } from '@isentrope/engineering/properties';
import { findCalculator } from '../../catalogue.ts';
import { calculateCase, calculateJson, caseFrom, presentValues, resultValue, type CaseInput } from '../../kit/index.ts';
import { loadAllFluidData } from '../../testing/load-all-fluid-data.ts';
import definition from '../definition.ts';
import { examples } from '../examples.ts';

/** Networks of a selected fluid. Properties of reference: CoolProp 8.0.0. */

beforeAll(loadAllFluidData);

const lineHeads = 'Tag | Type | From | To | Length m | NPS | Schedule | Roughness mm | Kv | x_T';
/** From A at a gauge pressure in bar through a line and a valve to C. */
const throttled = (inlet: number, outlet: number): CaseInput => ({
  nodes: `Tag | Elevation m | Pressure bar(g)\nA | 0 | ${inlet}\nB | 0 |\nC | 0 | ${outlet}`,
  items: `${lineHeads}\nL-1 | line | A | B | 100 | 8 | 40 | 0.05 | |\nFV-1 | control valve | B | C | | | | | 20 | 0.7`,
});
/** From A to B through a long line. */
const piped = (inlet: number, outlet: number): CaseInput => ({
  nodes: `Tag | Elevation m | Pressure bar(g)\nA | 0 | ${inlet}\nB | 0 | ${outlet}`,
  items: `${lineHeads}\nL-1 | line | A | B | 20000 | 8 | 40 | 0.05 | |`,
});
const liquid = (fluid: CaseInput): CaseInput => ({ fluidPhase: 'Liquid', ...fluid });
const gas = (fluid: CaseInput): CaseInput => ({ fluidPhase: 'Gas', ...fluid });
const water = liquid({ fluidSource: 'water', temperature: 80 });
const propane = liquid({ fluidSource: 'pure', pureFluid: 'C3', temperature: 30 });
const methane = gas({ fluidSource: 'pure', pureFluid: 'C1', temperature: 15 });
const carbonDioxide = gas({ fluidSource: 'pure', pureFluid: 'CO2', temperature: 40 });
const wet = gas({ fluidSource: 'composition', composition: 'C1: 70; C2: 10; C3: 10; nC5: 10', temperature: 10 });

const filled = (input: CaseInput): Record<string, number> =>
  Object.fromEntries(
    calculateCase(definition, caseFrom(definition, input)).evaluation.filled.map(({ id, value }) => [id, value]),
  );
const texts = (input: CaseInput, level?: string) =>
  calculateCase(definition, caseFrom(definition, input))
    .messages.filter(message => level === undefined || message.level === level)
    .map(({ text }) => text);
const result = (input: CaseInput, id: string) =>
  Number(resultValue(calculateCase(definition, caseFrom(definition, input)).evaluation, id));

describe('properties of a selected fluid', () => {
  test('of water at the highest fixed pressure', () => {
    const found = filled({ ...water, ...throttled(4, 1) });
    expect(found['density']).toBeCloseTo(971.9697, 1);
    expect((found['viscosity'] ?? NaN) / 3.541_582e-4).toBeCloseTo(1, 4);
    expect((found['vaporPressure'] ?? NaN) / 47_414.47).toBeCloseTo(1, 4);
    expect(found['criticalPressure']).toBe(220.64e5);
  });

  test.each([
    ['', 'Item L-1, a line, needs a roughness'],
    [' | Roughness mm', 'needs roughness in row 1'],
  ])('of a node are there beside a row of items that is refused%s', (head, error) => {
    const row = (cell: string) => `L-1 | line | A | B | 100 | 200${head && ` | ${cell}`}`;
    const ofItems = (cell: string) => `Tag | Type | From | To | Length m | Inside diameter mm${head}\n${row(cell)}`;
    const found = texts({ ...water, ...piped(5, 3), items: ofItems('-0.1') });
    expect(found.join('\n')).toContain(error);
    expect(found.join('\n')).not.toMatch(/No node has a fixed pressure|not used/);
    expect(found).toContain('The properties of the fluid are those at the highest fixed pressure, 6.013 bar(abs).');
  });

  test('of propane', () => {
    const found = filled({ ...propane, ...throttled(14, 12) });
    expect(found['density']).toBeCloseTo(485.846_157, 5);
    expect((found['vaporPressure'] ?? NaN) / 1_078_995.227).toBeCloseTo(1, 6);
    expect((found['viscosity'] ?? NaN) / 9.308_107_56e-5).toBeCloseTo(1, 6);
  });

  test('of a natural gas: molar mass as a density, and Z as a slope from 1', () => {
    const [{ cases: [,] } = { cases: [] }, fuel] = examples;
    const found = filled(fuel?.cases[0] ?? {});
    // M = 17.573834 g/mol over 22.413970 m³/kmol; Z = 0.972664 at 13.01325 bar and 20 °C.
    expect(found['normalDensity']).toBeCloseTo(0.784_057, 4);
    expect(1 + (found['compressibilitySlope'] ?? NaN) * 13.013_25).toBeCloseTo(0.972_664, 4);
  });

  test('are those at the pressure that is entered', () => {
    const input = { ...methane, ...piped(70, 8) };
    // Z = 0.869688 at 71.01325 bar and 0.951123 at 25.299 bar.
    expect(1 + (filled(input)['compressibilitySlope'] ?? NaN) * 71.013_25).toBeCloseTo(0.869_688, 5);
    const entered = filled({ ...input, referencePressure: 25.299 });
    expect(1 + (entered['compressibilitySlope'] ?? NaN) * 25.299).toBeCloseTo(0.951_123, 5);
  });

  test('give the network that the same typed properties give', () => {
    const selected = { ...propane, ...throttled(14, 12) };
    const { density, viscosity, vaporPressure } = filled(selected);
    const typed = {
      ...liquid({ temperature: 30 }),
      density: { value: density ?? NaN, unit: 'kg/m³' },
      viscosity: { value: viscosity ?? NaN, unit: 'Pa·s' },
      vaporPressure: { value: vaporPressure ?? NaN, unit: 'Pa' },
      ...throttled(14, 12),
    };
    expect(result(selected, 'totalInflow') / result(typed, 'totalInflow')).toBeCloseTo(1, 10);
  });

  test('need a temperature, and a phase that the fluid has', () => {
    const without = liquid({ fluidSource: 'water' });
    expect(calculateJson(definition, { ...without, ...piped(4, 1) }).messages.map(({ text }) => text)).toEqual([
      'Flow into the network: needs temperature.',
    ]);
    expect(texts({ ...water, fluidPhase: 'Gas', ...piped(4, 1) }).join(' ')).toContain(
      'Water is a liquid at 5.013 bar(abs) and 80.00 °C, not a gas.',
    );
  });

  test('of a typed compressibility factor take no slope beside it', () => {
    expect(filled({ ...methane, compressibility: 0.95, ...piped(70, 8) })).not.toHaveProperty('compressibilitySlope');
  });
});

describe('a liquid that boils', () => {
  test('is named with the item in which it begins, its vapour and the items behind', () => {
    const found = texts(
      {
        ...propane,
        nodes: 'Tag | Elevation m | Pressure bar(g)\nA | 0 | 14\nB | 0 |\nC | 0 | 6',
        items: `${lineHeads}\nFV-1 | control valve | A | B | | | | | 20 |\nL-2 | line | B | C | 5 | 12 | 40 | 0.05 | |`,
      },
      'warning',
    );
    // h(30 °C, 15.01325 bar) at 7.01325 bar has a vapour fraction of 0.125.
    expect(found).toContainEqual(
      expect.stringMatching(/^The liquid begins to boil in FV-1: up to 1[23] % by mass is vapour, after .* to 7\.01/),
    );
    expect(found).toContainEqual(expect.stringMatching(/^The liquid enters L-2 below its vapour pressure, 10\.79 bar/));
  });

  test('is not named above its vapour pressure', () => {
    expect(texts({ ...propane, ...throttled(14, 13) }, 'warning')).toEqual([]);
  });

  test('begins to boil in the item that flows backwards from its other end', () => {
    const back = {
      ...propane,
      nodes: 'Tag | Elevation m | Pressure bar(g)\nA | 0 | 9\nB | 0 | 14',
      items: `${lineHeads}\nL-1 | line | A | B | 2000 | 8 | 40 | 0.05 | |`,
    };
    expect(texts(back, 'warning')).toContainEqual(expect.stringMatching(/^The liquid begins to boil in L-1: /));
  });
});

describe('properties over the pressures of the network', () => {
  // f·L/D·G²/2 = ∫ρ·dp − G²·ln(ρ1/ρ2) at one temperature, with the density of the equation itself at 4000 pressures.
  test.each([
    [carbonDioxide, 40, 100, 40],
    [methane, 15, 70, 8],
    [carbonDioxide, 40, 70, 5],
  ])('a gas has the density of its equation along a line: %#', (fluid, temperature, inlet, outlet) => {
    const network = { ...fluid, ...piped(inlet, outlet) };
    const { results } = calculateJson(definition, network);
    const [line] = Array.isArray(results['itemTable']) ? results['itemTable'] : [];
    const { massFlow, frictionFactor, insideDiameter } = line as Record<string, { readonly value: number }>;
    const diameter = (insideDiameter?.value ?? NaN) / 1000;
    const flux = (massFlow?.value ?? NaN) / 3600 / ((Math.PI / 4) * diameter * diameter);
    const chosen = { type: 'components', amounts: { [fluid === methane ? 'C1' : 'CO2']: 1 } } as const;
    const densityAt = (pressure: number) =>
      streamDensity(streamPhaseAt(chosen, pressure, temperature + 273.15, 'gas')).value;
    const [p1, p2] = [(inlet + 1.013_25) * 1e5, (outlet + 1.013_25) * 1e5];
    const steps = 4000;
    const step = (p1 - p2) / steps;
    let integral = 0;
    for (let index = 0; index < steps; index += 1) integral += step * densityAt(p2 + (index + 0.5) * step);
    const friction = ((frictionFactor?.value ?? NaN) * 20_000 * flux * flux) / (2 * diameter);
    expect((friction + flux * flux * Math.log(densityAt(p1) / densityAt(p2))) / integral).toBeCloseTo(1, 3);
    expect(texts(network, 'warning').join(' ')).not.toContain('compressibility factor');
  });

  test('a dense gas whose Z is not linear', () => {
    // Z = 0.603127 at 69.386 bar and 40 °C; from 1 to 0.268481 at 101.01325 bar the straight line has 0.497519 there.
    const straight = { ...carbonDioxide, compressibilitySlope: (0.268_481 - 1) / 101.013_25 };
    expect(texts({ ...straight, ...piped(100, 40) }, 'warning')).toContainEqual(
      expect.stringMatching(
        /most at 69\.39 bar\(abs\): 0\.4975 instead of 0\.6031\. Velocities and losses of a mass flow are up to 18 % too low, the unsafe side/,
      ),
    );
  });

  test('a constant Z that is too high is on the safe side', () => {
    expect(texts({ ...methane, compressibility: 0.95, ...piped(70, 8) }, 'info')).toContainEqual(
      expect.stringMatching(/0\.9500 instead of 0\.8697\. Velocities .* up to 9\.2 % too high, the safe side/),
    );
  });

  test('a Z within 1 % is not reported', () => {
    expect(texts({ ...methane, ...piped(70, 8) }).join(' ')).not.toContain('compressibility factor in use');
  });

  test('a compressible liquid', () => {
    // Ethane at 20 °C: 405.07 kg/m³ at 120 bar, 344.15 at 40 bar.
    const ethane = liquid({ fluidSource: 'pure', pureFluid: 'C2', temperature: 20 });
    expect(texts({ ...ethane, ...piped(118.986_75, 38.986_75) }, 'warning')).toContainEqual(
      expect.stringMatching(
        /^Ethane has 344\.\d kg\/m³ at 40\.00 bar\(abs\), .* 405\.1 kg\/m³ .* 18 % too low, the unsafe/,
      ),
    );
  });
});

describe('a gas that condenses or changes its temperature', () => {
  test('is named with its items and the largest share of liquid', () => {
    // 0.3816 by mass at 41.01325 bar and 10 °C.
    expect(texts({ ...wet, ...throttled(40, 8) }, 'warning')).toContainEqual(
      expect.stringMatching(
        /^The gas is partly liquid at 10\.00 °C in L-1, FV-1: 38 % by mass at most, at 41\.01 bar\(abs\)\./,
      ),
    );
    expect(texts({ ...methane, ...throttled(40, 8) }).join(' ')).not.toContain('partly liquid');
  });

  test('cools in a valve, and hydrogen warms', () => {
    // Isenthalpic from 71.01325 bar and 15 °C to 9.01325 bar: −15.39 °C.
    expect(texts({ ...methane, ...throttled(70, 8) }, 'warning')).toContainEqual(
      expect.stringMatching(/leaves FV-1 with −15\.\d\d °C; the network calculates with 15\.00 °C .* safe side/),
    );
    const hydrogen = { ...methane, pureFluid: 'H2', ...throttled(200, 10) };
    // From 201.01325 bar: 21.60 °C.
    expect(texts(hydrogen, 'warning')).toContainEqual(
      expect.stringMatching(/leaves FV-1 with 21\.\d\d °C; .* too low, the unsafe side\.$/),
    );
    expect(texts({ ...methane, ...throttled(8, 6) }).join(' ')).not.toContain('Without heat');
  });
});

test('a gas that condenses in valves is named once, where it has most liquid', () => {
  // Isenthalpic from 61.01325 bar and 25 °C: −37.47 °C and 7.386 % of liquid at 11.01325 bar, −53.06 °C and 5.604 % at 6.01325 bar.
  const valves = {
    ...carbonDioxide,
    temperature: 25,
    nodes: 'Tag | Elevation m | Pressure bar(g)\nA | 0 | 60\nB | 0 | 10\nC | 0 | 5',
    items:
      'Tag | Type | From | To | Kv | x_T\nFV-1 | control valve | A | B | 20 | 0.7\nFV-2 | control valve | A | C | 20 | 0.7',
  };
  const found = texts(valves, 'warning').filter(text => text.startsWith('Without heat'));
  expect(found).toEqual([
    expect.stringMatching(
      /^Without heat from outside the gas leaves FV-2 with −53\.06 °C; .* It is similar behind FV-1\.$/,
    ),
    'Without heat from outside the gas leaves FV-1 with 7.4 % of liquid by mass, at −37.47 °C. Behind it the network calculates a gas. It is similar behind FV-2.',
  ]);
});

describe('items of a selected fluid in the calculators for one of them', () => {
  async function sent(input: CaseInput, to: string) {
    const { evaluation } = calculateCase(definition, caseFrom(definition, input));
    const send = definition.itemTransfers.find(each => each.to === to) ?? expect.fail(to);
    const target = (await findCalculator(to)?.load()) ?? expect.fail(`no ${to}`);
    const [first] = send.give(presentValues(evaluation)) ?? [];
    const there = calculateCase(target, caseFrom(target, first?.input ?? {}));
    return {
      input: first?.input ?? {},
      errors: there.messages.filter(({ level }) => level === 'error'),
      of: (id: string) => Number(resultValue(there.evaluation, id)),
    };
  }

  test('a line takes the fluid and its temperature, and has the same loss', async () => {
    const input = { ...water, ...piped(4, 1) };
    const line = await sent(input, 'line-sizing-pro');
    expect(line.errors).toEqual([]);
    expect(line.input).toMatchObject({ fluidSource: 'water', liquidTemperature: { value: 80, unit: '°C' } });
    expect(line.input).not.toHaveProperty('density');
    expect(line.of('totalPressureDrop') / 3e5).toBeCloseTo(1, 3);
  });

  test('what is typed beside the fluid is taken too', async () => {
    const line = await sent({ ...water, density: 950, ...piped(4, 1) }, 'line-sizing-pro');
    expect(line.input).toMatchObject({ fluidSource: 'water', density: { value: 950, unit: 'kg/m³' } });
    const gasLine = await sent({ ...methane, compressibility: 0.95, ...piped(70, 8) }, 'line-sizing-pro');
    expect(gasLine.input).toMatchObject({ pureFluid: 'C1', compressibilityFactor: { value: 0.95, unit: '' } });
    expect(gasLine.input).not.toHaveProperty('molecularWeight');
  });

  test('a control valve has its Kv', async () => {
    const valve = await sent({ ...methane, ...throttled(8, 6) }, 'control-valve-pro');
    expect(valve.errors).toEqual([]);
    expect(valve.input).not.toHaveProperty('molecularWeight');
    expect((valve.of('valveFlowCoefficient') * 0.865) / 20).toBeCloseTo(1, 2);
  });
});

test('a case without a selected fluid has no field of one in its answer', () => {
  const { filled: derived } = calculateJson(definition, examples[0]?.cases[1] ?? {});
  expect(derived).toBeUndefined();
});

describe('a column of carbon dioxide at 40 °C, 1000 m high below 80 bar(g)', () => {
  const column = (parts: number) => {
    const heights = Array.from({ length: parts + 1 }, (_, part) => 1000 - (1000 * part) / parts);
    const nodes = heights.map(
      (height, part) => `N${part} | ${height} | ${part === 0 ? 80 : ''} | ${part === parts ? 10 : ''}`,
    );
    const lines = heights
      .slice(1)
      .map((_, part) => `L${part} | line | N${part} | N${part + 1} | 110 | 8 | 40 | 0.05 | 0`);
    return {
      ...carbonDioxide,
      nodes: ['Tag | Elevation m | Pressure bar(g) | Outflow kg/h', ...nodes].join('\n'),
      items: ['Tag | Type | From | To | Length m | NPS | Schedule | Roughness mm | K', ...lines].join('\n'),
    };
  };

  test('has the pressure of the integrated equation in short lines, at isothermal conditions', () => {
    // Σ ρ·g·Δz by the metre with CoolProp 8.0.0: 138.25 bar(g).
    expect(result(column(40), 'highestPressure') / 1e5).toBeCloseTo(138.25, -0.2);
  });

  test('is to be divided where it is one line', () => {
    expect(texts(column(1), 'warning').join(' ')).toContain('divide into lines of less height L0.');
    expect(texts(column(40), 'warning').join(' ')).not.toContain('divide into lines');
  });
});
