import { describe, expect, test } from 'vitest';
import { referenceStates } from '../reference/index.ts';
import { shapeFactors, type CriticalConstants } from './shape-factors.ts';

async function constantsOf(id: string): Promise<CriticalConstants> {
  const { critical, acentricFactor } = (await referenceStates(id)).fluid.equation;
  return {
    criticalTemperature: critical.temperature,
    criticalPressure: critical.pressure,
    acentricFactor,
  };
}

test('propane corresponds to itself', async () => {
  const { equation } = (await referenceStates('C3')).fluid;
  for (const T of [100, 300, 900]) {
    const { f, h } = shapeFactors(await constantsOf('C3'), equation, T);
    expect(f).toBeCloseTo(1, 12);
    expect(h).toBeCloseTo(1, 12);
  }
});

/** In corresponding states p·h/f and ρ·h are those of propane at T/f; it shows how well the factors were chosen. */
describe('a saturated fluid corresponds to saturated propane', () => {
  test.each([
    ['C1', 0.02, 0.012],
    ['nC4', 0.02, 0.004],
    ['nC6', 0.04, 0.013],
    ['nC8', 0.08, 0.03],
    ['CO2', 0.03, 0.04],
    ['N2', 0.03, 0.028],
    ['Bz', 0.03, 0.021],
  ] as const)('%s: pressure within %d, density of the liquid within %d', async (id, pressure, density) => {
    const [states, propane] = [await referenceStates(id), await referenceStates('C3')];
    const constants = await constantsOf(id);
    for (const reduced of [0.55, 0.65, 0.75, 0.8, 0.85, 0.9]) {
      const T = reduced * constants.criticalTemperature;
      if (T < states.fluid.equation.range.minimumTemperature) continue;
      const { f, h } = shapeFactors(constants, propane.fluid.equation, T);
      const [own, other] = [states.saturatedAtTemperature(T), propane.saturatedAtTemperature(T / f)];
      if (reduced > 0.7) expect(Math.abs((own.pressure * h) / f / other.pressure - 1)).toBeLessThan(pressure);
      const ofOwn = own.liquid.density / states.fluid.equation.molarMass;
      const ofOther = other.liquid.density / propane.fluid.equation.molarMass;
      expect(Math.abs((ofOwn * h) / ofOther - 1)).toBeLessThan(density);
    }
  });
});
