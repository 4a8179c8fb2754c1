import { describe, expect, test } from 'vitest';
import { loadFlareGases, solveFlareNetwork, type FlareNetwork, type SolvedFlareNetwork } from './index.ts';

/** A discharge through a resistance, with the states at both of its ends. SI. */
interface Case {
  readonly name: string;
  readonly components: Readonly<Record<string, number>>;
  /** At the source. */
  readonly pressure: number;
  readonly temperature: number;
  /** G, kg/(m²·s), and the resistance. */
  readonly massFlux: number;
  readonly resistance: number;
  readonly behind: number;
  readonly choked: boolean;
  readonly outlet: {
    readonly pressure: number;
    readonly temperature: number;
    readonly density: number;
    readonly vapour?: number;
  };
  readonly inlet: {
    readonly pressure: number;
    readonly temperature: number;
    readonly density: number;
    readonly vapour?: number;
  };
}

/**
 * States by CoolProp 8.0.0 (HEOS), of which the pure fluids are those of the same reference equations, and the mixture differs from GERG-2008
 * by those. Integrated apart from the solver by entropy, dN = 2·T·ds/(G·v)² along h + G²·v²/2 = h0 in 6000 steps of pressure, and the sonic
 * state as that of greatest entropy on this line.
 */
const cases: readonly Case[] = [
  {
    name: 'methane and ethane',
    components: { C1: 0.7, C2: 0.3 },
    pressure: 40e5,
    temperature: 320,
    massFlux: 300,
    resistance: 60,
    behind: 3e5,
    choked: false,
    outlet: { pressure: 3e5, temperature: 295.76973, density: 2.4938425 },
    inlet: { pressure: 875_493.95, temperature: 302.37163, density: 7.2373453 },
  },
  {
    name: 'methane and ethane, choked',
    components: { C1: 0.7, C2: 0.3 },
    pressure: 40e5,
    temperature: 320,
    massFlux: 800,
    resistance: 40,
    behind: 101_325,
    choked: true,
    outlet: { pressure: 232_665.2, temperature: 264.51282, density: 2.1649536 },
    inlet: { pressure: 1_848_511.95, temperature: 307.816, density: 15.415082 },
  },
  {
    name: 'carbon dioxide',
    components: { CO2: 1 },
    pressure: 60e5,
    temperature: 350,
    massFlux: 500,
    resistance: 50,
    behind: 3e5,
    choked: false,
    outlet: { pressure: 3e5, temperature: 295.74122, density: 5.4536509 },
    inlet: { pressure: 901_932.79, temperature: 306.37086, density: 16.267053 },
  },
  {
    name: 'carbon dioxide, choked',
    components: { CO2: 1 },
    pressure: 60e5,
    temperature: 350,
    massFlux: 1000,
    resistance: 30,
    behind: 101_325,
    choked: true,
    outlet: { pressure: 193_282.22, temperature: 261.74281, density: 3.967769 },
    inlet: { pressure: 1_372_471.1, temperature: 310.74338, density: 24.91997 },
  },
  {
    name: 'propane',
    components: { C3: 1 },
    pressure: 10e5,
    temperature: 330,
    massFlux: 300,
    resistance: 40,
    behind: 2e5,
    choked: false,
    outlet: { pressure: 2e5, temperature: 316.35576, density: 3.4450054 },
    inlet: { pressure: 506_485.13, temperature: 322.55488, density: 8.9147346 },
  },
  {
    name: 'propane, choked',
    components: { C3: 1 },
    pressure: 10e5,
    temperature: 330,
    massFlux: 700,
    resistance: 8,
    behind: 101_325,
    choked: true,
    outlet: { pressure: 156_018.37, temperature: 300.23407, density: 2.8254197 },
    inlet: { pressure: 562_665.17, temperature: 322.36153, density: 9.9946385 },
  },
  {
    name: 'liquid propane that flashes',
    components: { C3: 1 },
    pressure: 12e5,
    temperature: 295,
    massFlux: 600,
    resistance: 40,
    behind: 2e5,
    choked: false,
    outlet: { pressure: 2e5, temperature: 247.69905, density: 15.503838, vapour: 0.2881456 },
    inlet: { pressure: 439_828.59, temperature: 270.69201, density: 53.209803, vapour: 0.1657279 },
  },
  {
    name: 'liquid propane that flashes, choked',
    components: { C3: 1 },
    pressure: 12e5,
    temperature: 295,
    massFlux: 1500,
    resistance: 10,
    behind: 101_325,
    choked: true,
    outlet: { pressure: 188_895.25, temperature: 246.19653, density: 14.87508, vapour: 0.2848891 },
    inlet: { pressure: 546_914.78, temperature: 277.88981, density: 84.270644, vapour: 0.120971 },
  },
];

const diameter = 0.2;

function networkOf({ components, pressure, temperature, massFlux, resistance, behind }: Case): FlareNetwork {
  return {
    sources: [
      {
        tag: 'PSV',
        to: 'A',
        gas: { type: 'composition', components },
        temperature,
        pressure,
        flow: massFlux * (Math.PI / 4) * diameter ** 2,
      },
    ],
    items: [
      {
        type: 'line',
        tag: 'L',
        from: 'A',
        to: 'B',
        insideDiameter: diameter,
        length: 0,
        roughness: 0,
        lossCoefficient: resistance,
      },
    ],
    outletPressure: behind,
  };
}

async function solve(network: FlareNetwork): Promise<SolvedFlareNetwork> {
  await loadFlareGases(network.sources);
  const solution = solveFlareNetwork(network);
  if (solution.type === 'refused') throw solution.text;
  return solution;
}

describe('adiabatic flow of real gases against an independent integration with CoolProp', () => {
  test.each(cases)('$name', async one => {
    const solution = await solve(networkOf(one));
    expect(solution.gasModel).toBe('real');
    expect(solution.energyResidual).toBeLessThan(1e-9);
    const [item] = solution.items;
    expect(item?.choked).toBe(one.choked);
    if (one.choked) expect(item?.outlet?.mach).toBeCloseTo(1, 3);
    const drop = one.inlet.pressure - one.outlet.pressure;
    for (const end of ['inlet', 'outlet'] as const) {
      const state = item?.[end];
      expect(Math.abs((state?.pressure ?? NaN) - one[end].pressure) / drop, `${end} pressure`).toBeLessThan(1e-3);
      expect(Math.abs((state?.temperature ?? NaN) - one[end].temperature), `${end} temperature`).toBeLessThan(0.05);
      expect(Math.abs((state?.density ?? NaN) / one[end].density - 1), `${end} density`).toBeLessThan(1e-3);
      if (one[end].vapour === undefined) expect(state?.vapourFraction).toBeUndefined();
      else expect(state?.vapourFraction).toBeCloseTo(one[end].vapour, 3);
    }
  });

  test('liquid that forms is named, with the lowest temperature of the line', async () => {
    const one = cases.find(({ name }) => name === 'liquid propane that flashes');
    if (!one) throw new RangeError('no case');
    const { items, messages } = await solve(networkOf(one));
    expect(items[0]?.lowestTemperature).toBeCloseTo(one.outlet.temperature, 1);
    expect(messages.map(({ text }) => text.message)).toEqual([
      expect.stringMatching(/^liquid flows in L: 0\.83 of the mass at its inlet$/),
    ]);
  });
});

test('a gas at low pressure flows as one with constant k and Z: the cross-check differs by less than 1 % of the drop', async () => {
  const one: Case = { ...(cases[0] as Case), pressure: 2e5, massFlux: 60, resistance: 20, behind: 101_325 };
  const [real, constant] = await Promise.all([
    solve(networkOf(one)),
    solve({ ...networkOf(one), gasModel: 'constant' }),
  ]);
  expect(constant.gasModel).toBe('constant');
  const drop = ({ sources }: SolvedFlareNetwork) => (sources[0]?.backPressure ?? NaN) - 101_325;
  expect(Math.abs(drop(constant) / drop(real) - 1)).toBeLessThan(0.01);
  expect(drop(constant)).not.toBe(drop(real));
});
