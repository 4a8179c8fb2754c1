import { beforeAll, describe, expect, test } from 'vitest';
import { calculateCase, caseFrom, resultValue, type CaseInput } from '../kit/index.ts';
import { loadAllFluidData } from '../testing/load-all-fluid-data.ts';
import definition from './definition.ts';

beforeAll(loadAllFluidData);

const vessel: CaseInput = {
  orientation: 'Vertical',
  insideDiameter: 1000,
  tangentLength: 3000,
  headType: 'flat',
  wallThickness: 25,
  wallDensity: 7800,
  wallHeatCapacity: 0.5,
  orificeDiameter: 10,
  dischargeCoefficient: 0.8,
  targetPressure: 5,
  heat: 'adiabatic',
  duration: { value: 60, unit: 's' },
  equationOfState: 'reference',
  equationCheck: 'no',
};

describe('a gas on its saturation line by its reference equation', () => {
  // Largest ρ·√(2·(h_0 − h)) along the isentrope of saturated vapour in equilibrium, at p/p_0 = 0.6025: CoolProp 8.0.0.
  test('leaves in equilibrium where its throat would be beyond the limit of stability', () => {
    const input = { ...vessel, composition: 'N2: 1', initialPressure: 27.98675, initialTemperature: -150.2321 };
    const { evaluation, messages } = calculateCase(definition, caseFrom(definition, input));
    expect(evaluation.faults).toEqual([]);
    expect(Number(resultValue(evaluation, 'peakFlow')) * 3600).toBeCloseTo(2926.1, 0);
    expect(messages.map(({ text }) => text).join(' ')).toContain('calculated as homogeneous equilibrium flow');
  });

  // Ethane beside liquid at 30 °C: 14 % more passes along its isentrope as a gas that does not condense (CoolProp 8.0.0, gas imposed).
  test('leaves beside liquid with a peak flow that is stated as the unsafe side, and only as that', () => {
    const ethane = {
      ...vessel,
      composition: 'C2: 1',
      initialPressure: 45.4827,
      initialTemperature: 30,
      liquidLevel: 750,
    };
    const { evaluation, messages } = calculateCase(definition, caseFrom(definition, ethane));
    const flux = Number(resultValue(evaluation, 'peakFlow')) / (0.8 * Math.PI * 0.25e-4);
    const withoutCondensation = 15_124.4 / 3600 / (0.85 * Math.PI * 1e-4);
    expect(withoutCondensation / flux).toBeGreaterThan(1.1);
    expect(withoutCondensation / flux).toBeLessThan(1.14);
    const text = messages.map(({ text: each }) => each).join(' ');
    expect(text).toContain('the peak flow is not.');
    expect(text).not.toContain('the peak flow is on the safe side');
  });
});
