import { beforeAll, describe, expect, test } from 'vitest';
import { coldWaterEquationOf, equationOf, fractionsOf } from './equation-of-state.ts';
import { loadFlareGases, solveFlareNetwork, type FlareNetwork } from './index.ts';

const dryGas = { C1: 85, C2: 8, C3: 5, nC4: 2 };
const sourceOf = (components: Record<string, number>) => ({ gas: { type: 'composition', components } as const });
const sources = [sourceOf({ ...dryGas, H2O: 1 })];

beforeAll(() => loadFlareGases(sources));

/** The equation for cold water and that of the whole, with the mole fractions of a gas. */
function equationsOf(components: Record<string, number>) {
  const whole = equationOf(sources);
  const cold = coldWaterEquationOf(sources, whole);
  if (!cold) return expect.fail('there is no water');
  return { whole, cold, fractions: fractionsOf(components, [...Object.keys(dryGas), 'H2O']) };
}

describe.each([0.05, 1])('a gas with %s %% of water', water => {
  test('has the states of GERG-2008 where that has them with its water', () => {
    const { whole, cold, fractions } = equationsOf({ ...dryGas, H2O: water });
    for (const temperature of [235, 245, 260, 270, 280]) {
      const [own, reference] = [cold, whole].map(equation => equation.atPT(fractions, 2e5, temperature));
      expect(Math.abs((own?.density ?? NaN) / (reference?.density ?? NaN) - 1)).toBeLessThan(3e-5);
      expect(own?.vapourFraction).toBeCloseTo(reference?.vapourFraction ?? NaN, 3);
      // 500 J/kg is a quarter of a kelvin.
      expect(Math.abs((own?.enthalpy ?? NaN) - (reference?.enthalpy ?? NaN))).toBeLessThan(500);
    }
  });

  test('has the temperature of its enthalpy and of its entropy', () => {
    const { cold, fractions } = equationsOf({ ...dryGas, H2O: water });
    for (const temperature of [200, 215, 230, 300]) {
      const { enthalpy, entropy } = cold.atPT(fractions, 3e5, temperature);
      expect(cold.atPH(fractions, 3e5, enthalpy).temperature).toBeCloseTo(temperature, 6);
      expect(cold.atPS(fractions, 3e5, entropy).temperature).toBeCloseTo(temperature, 6);
    }
  });
});

// NeqSim 3.26.0, Peng–Robinson with an aqueous phase, from 0 °C and 71.01325 bar to 1.01325 bar at constant enthalpy: 210.4486 K and 1.133882 kg/m³ dry.
test.each([
  [0.05, 210.6099, 1.133508],
  [1, 211.954, 1.136059],
])('%s %% of water warms the gas after its expansion by as much as in NeqSim', (water, temperature, density) => {
  const { cold, fractions } = equationsOf({ ...dryGas, H2O: water });
  const dry = equationOf([sourceOf(dryGas)]);
  const dryFractions = fractionsOf(dryGas, Object.keys(dryGas));
  const expand = (equation: typeof dry, of: Float64Array) =>
    equation.atPH(of, 101_325, equation.atPT(of, 71.01325e5, 273.15).enthalpy);
  const [wet, without] = [expand(cold, fractions), expand(dry, dryFractions)];
  expect(Math.abs(wet.temperature - without.temperature - (temperature - 210.4486))).toBeLessThan(0.05);
  expect(Math.abs(wet.density / without.density - density / 1.133882)).toBeLessThan(1e-4);
});

test('a network whose gas is too cold for its water by GERG-2008 has pressures near those of the dry gas, and ice', () => {
  const networkOf = (components: Record<string, number>): FlareNetwork => ({
    outletPressure: 101_325,
    sources: [
      {
        tag: 'PSV',
        to: 'S',
        ...sourceOf(components),
        temperature: 273.15,
        pressure: 71.01325e5,
        flow: 16,
        ratedFlow: 18,
      },
    ],
    items: [
      { tag: 'TP', type: 'line', from: 'S', to: 'K', length: 20, insideDiameter: 0.154, roughness: 4.6e-5 },
      { tag: 'H', type: 'line', from: 'K', to: 'T', length: 100, insideDiameter: 0.3, roughness: 4.6e-5 },
      { tag: 'FT', type: 'tip', from: 'T', to: 'air', resistance: { lossCoefficient: 1, insideDiameter: 0.4 } },
    ],
  });
  const [wet, dry] = [{ ...dryGas, H2O: 0.05 }, dryGas].map(each => solveFlareNetwork(networkOf(each)));
  if (wet?.type !== 'solved' || dry?.type !== 'solved') return expect.fail('there is no solution');
  const [own, other] = [wet, dry].map(({ sources: [source] }) => source?.backPressure ?? NaN);
  expect(Math.abs((own ?? NaN) / (other ?? NaN) - 1)).toBeLessThan(1e-3);
  expect(own).toBeGreaterThan(other ?? NaN);
  expect(wet.items.every(({ solid }) => typeof solid === 'object' && solid.component === 'H2O')).toBe(true);
  expect(wet.energyResidual).toBeLessThan(1e-9);
  expect(wet.componentResidual).toBeLessThan(1e-9);
  const texts = wet.messages.map(({ text }) => text.message);
  expect(texts.join(' ')).toMatch(/GERG-2008 has no state with the water of the coldest gas.*0\.00045 of the mass/);
  expect(dry.messages.map(({ text }) => text.message).join(' ')).not.toContain('GERG-2008');
});
