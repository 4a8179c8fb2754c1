import { beforeAll, describe, expect, test } from 'vitest';
import { calculateCase, caseFrom, resultValue, type CaseInput } from '../kit/index.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import definition from './definition.ts';

beforeAll(loadAllFluidData);

const calculated = (input: CaseInput, method = 'original') =>
  calculateCase(definition, caseFrom(definition, { flowConfiguration: 'Counter-current', method, ...input }));
const result = (input: CaseInput, id: string, method?: string) =>
  Number(resultValue(calculated(input, method).evaluation, id));
const messages = (input: CaseInput) => calculated(input).messages;

type Fluid = string | Readonly<Record<string, number>>;

/** A side with its fluid, gauge pressure in bar, flow in kg/h, inlet and outlet in °C. */
function side(
  prefix: 'hot' | 'cold',
  fluid: Fluid,
  [pressure, flow, inlet, outlet]: readonly [number, number, number, number],
): CaseInput {
  const name = prefix === 'hot' ? 'Hot' : 'Cold';
  const chosen =
    typeof fluid === 'string'
      ? {
          [`${prefix}FluidSource`]: fluid === 'H2O' ? 'water' : 'pure',
          ...(fluid !== 'H2O' && { [`${prefix}PureFluid`]: fluid }),
        }
      : {
          [`${prefix}FluidSource`]: 'composition',
          [`${prefix}Composition`]: Object.entries(fluid)
            .map(([id, amount]) => `${id}: ${amount}`)
            .join('; '),
        };
  return {
    ...chosen,
    [`${prefix}Pressure`]: pressure,
    [`flow${name}`]: flow,
    [`temp${name}In`]: inlet,
    [`temp${name}Out`]: outlet,
  };
}

type Numbers = readonly [pressure: number, flow: number, inlet: number, outlet: number];
const hot = (fluid: Fluid, ...numbers: Numbers) => side('hot', fluid, numbers);
const cold = (fluid: Fluid, ...numbers: Numbers) => side('cold', fluid, numbers);

const gasCooler = { ...hot('CO2', 85, 10_000, 100, 30), ...cold('H2O', 4, 99_905.62, 20, 25.66) };

/**
 * UA in kW/K and the pinch in K by CoolProp 8.0.0: T(h, p) of each side by its Helmholtz equation, 1/ΔT integrated over the heat
 * by SciPy 1.17.1 (QUADPACK) between bubble and dew points.
 */
const byCoolProp: readonly (readonly [name: string, given: CaseInput, ua: number, pinch: number])[] = [
  ['CO2 at 85 bar(g)', gasCooler, 30.2291, 10],
  ['CO2 at 100 bar(g)', { ...hot('CO2', 100, 10_000, 120, 35), ...cold('H2O', 4, 28_802.46, 25, 45.22) }, 31.3788, 10],
  ['CO2 at 80 bar(g)', { ...hot('CO2', 80, 10_000, 90, 34), ...cold('H2O', 4, 144_046.06, 28, 31.19) }, 45.1905, 6],
  [
    'condensing propane',
    { ...hot('C3', 15, 10_000, 80, 40), ...cold('H2O', 4, 108_012.25, 25, 33.59) },
    55.6988,
    14.9965,
  ],
  ['condensing n-butane', { ...hot('nC4', 6, 10_000, 90, 45), ...cold('H2O', 4, 108_032.99, 25, 34.33) }, 34.2728, 20],
  [
    'condensing ammonia',
    { ...hot('NH3', 12, 5000, 100, 30), ...cold('H2O', 4, 143_961.16, 20, 31.07) },
    210.0595,
    4.203,
  ],
  ['condensing steam', { ...hot('H2O', 2, 3600, 200, 100), ...cold('H2O', 5, 43_203.38, 20, 68.76) }, 27.7024, 67.7134],
  ['dense ethylene', { ...hot('C2=', 60, 10_000, 100, 15), ...cold('H2O', 4, 71_973.04, 5, 16.36) }, 45.5283, 10],
  ['heated ethylene', { ...hot('H2O', 4, 20_000, 60, 30), ...cold('C2=', 55, 14_404.61, 0, 16.48) }, 20.9913, 28.8001],
  ['heated propane', { ...hot('H2O', 40, 20_000, 200, 150), ...cold('C3', 45, 10_799.59, 40, 122.17) }, 14.2078, 77.83],
  ['nitrogen', { ...hot('N2', 50, 5000, 20, -100), ...cold('N2', 5, 5760.15, -150, -30.32) }, 4.3126, 47.0053],
  ['boiling water', { ...hot('H2O', 60, 50_000, 270, 200), ...cold('H2O', 9, 6422.83, 60, 200) }, 75.2902, 34.6157],
  ['boiling ammonia', { ...hot('H2O', 3, 20_000, 60, 30), ...cold('NH3', 6, 1919.84, 0, 25) }, 23.8951, 17.6084],
  [
    'a boiling mixture',
    { ...hot('H2O', 3, 20_000, 70, 55), ...cold({ C3: 0.6, iC4: 0.4 }, 9, 3091.67, 10, 50) },
    16.0924,
    17.8302,
  ],
];

describe('UA along the duty curve', () => {
  test.each(byCoolProp)('matches CoolProp for %s', (_, input, ua, pinch) => {
    expect(result(input, 'ua') / 1000 / ua).toBeCloseTo(1, 2.7);
    // The effectiveness reflects the small difference of the rounded flows.
    expect(result(input, 'ua', 'ntu') / 1000 / ua).toBeCloseTo(1, 2.2);
    expect(result(input, 'pinchDifference') / pinch).toBeCloseTo(1, 2.4);
  });

  test("of a condensing mixture, with 0.2 % less heat by CoolProp's equations of its components", () => {
    const input = { ...hot({ C3: 0.5, nC4: 0.5 }, 9, 10_000, 90, 40), ...cold('H2O', 4, 144_089.16, 25, 32.08) };
    expect(result(input, 'ua') / 44_388.7).toBeCloseTo(1, 2);
    expect(result(input, 'pinchDifference')).toBeCloseTo(15, 9);
  });

  test('is compared with that by the terminal temperatures', () => {
    expect(result(gasCooler, 'lmtd')).toBeCloseTo(32.0728, 4);
    expect(messages(gasCooler)).toEqual([
      {
        level: 'info',
        field: 'curveDifference',
        text: 'The duty curve needs 48 % more UA than the end temperatures alone, which are on the unsafe side. The pinch is at 0 % of the duty from the cold side inlet, hot side 30.00 °C and cold side 20.00 °C.',
      },
      {
        level: 'info',
        field: 'cpHot',
        text: 'Between 100.0 °C and 30.00 °C at 86.01 bar(abs), carbon dioxide has no two phases: as a dense fluid it changes gradually from gas-like to liquid-like, without condensing, which the duty curve follows at this pressure throughout: the outlet pressure is on the safe side.',
      },
    ]);
  });

  test('with typed heat capacities is that by the terminal temperatures', () => {
    const typed = { ...gasCooler, cpHot: 3.377, cpCold: 4.181, hotFluidSource: 'typed', coldFluidSource: 'typed' };
    expect(result(typed, 'meanDifference')).toBeCloseTo(32.0728, 4);
    expect(result(typed, 'curveDifference')).toBeNaN();
    expect(messages(typed)).toEqual([]);
  });

  test('of co-current flow starts at the hot inlet', () => {
    const input = {
      ...hot('CO2', 85, 10_000, 100, 45),
      ...cold('H2O', 4, 13_185.41, 20, 40),
      flowConfiguration: 'Co-current',
    };
    expect(result(input, 'ua') / 13_621.2).toBeCloseTo(1, 3);
  });
});

test('the mean difference follows the curve also where one flow is not known', () => {
  // CoolProp 8.0.0, HEOS, by segments at constant pressure: 4.5 K with a pinch of 0.94 K; by the ends it is 14.4 K.
  const gas = { C1: 92, C2: 5, C3: 2, N2: 1 };
  const input = { ...hot(gas, 45, 10_000, -30, -110), ...cold('N2', 20, 1, -130, -40), flowCold: '' };
  expect(result(input, 'meanDifference')).toBeCloseTo(4.47, 1);
  expect(result(input, 'pinchDifference')).toBeCloseTo(0.93, 1);
  expect(result(input, 'ua')).toBeNaN();
});

describe('an internal temperature cross without one at the ends', () => {
  const crossing = { ...hot('C3', 15, 10_000, 80, 40), ...cold('H2O', 4, 26_503.95, 25, 60) };

  test.each(['original', 'ntu'])('gives no UA by either method: %s', method => {
    expect(result(crossing, 'lmtd', method)).toBeGreaterThan(15);
    expect(result(crossing, 'ua', method)).toBeNaN();
    expect(result(crossing, 'pinchDifference', method)).toBeCloseTo(-6.294, 2);
    expect(calculated(crossing, method).messages).toContainEqual(
      expect.objectContaining({
        level: 'error',
        text: expect.stringMatching(
          /^The temperatures cross inside the exchanger: at 80\.6 % of the duty .* No exchanger transfers this duty/,
        ),
      }),
    );
  });
});
