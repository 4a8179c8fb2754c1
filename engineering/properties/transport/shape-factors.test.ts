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
    ['C1', 0.02, 0.02],
    ['nC4', 0.02, 0.02],
    ['nC6', 0.04, 0.03],
    ['nC8', 0.08, 0.04],
    ['CO2', 0.03, 0.04],
    ['N2', 0.03, 0.04],
    ['Bz', 0.03, 0.03],
  ] as const)('%s: pressure within %d, density of the liquid within %d', async (id, pressure, density) => {
    const [states, propane] = [await referenceStates(id), await referenceStates('C3')];
    const constants = await constantsOf(id);
    for (const reduced of [0.75, 0.8, 0.85, 0.9]) {
      const T = reduced * constants.criticalTemperature;
      const { f, h } = shapeFactors(constants, propane.fluid.equation, T);
      const [own, other] = [states.saturatedAtTemperature(T), propane.saturatedAtTemperature(T / f)];
      expect(Math.abs((own.pressure * h) / f / other.pressure - 1)).toBeLessThan(pressure);
      const ofOwn = own.liquid.density / states.fluid.equation.molarMass;
      const ofOther = other.liquid.density / propane.fluid.equation.molarMass;
      expect(Math.abs((ofOwn * h) / ofOther - 1)).toBeLessThan(density);
    }
  });
});
