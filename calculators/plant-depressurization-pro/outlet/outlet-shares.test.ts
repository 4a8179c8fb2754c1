import { describe, expect, test } from 'vitest';
import { calculateJson, type CaseInput } from '../../kit/index.ts';
import definition from '../definition.ts';

/** Gas in a fire with a very small orifice, so that the relief valve lifts. */
const drum: CaseInput = {
  orientation: 'Vertical',
  insideDiameter: 1000,
  tangentLength: 3000,
  headType: 'flat',
  wallThickness: 20,
  composition: 'N2: 1',
  initialPressure: 18,
  initialTemperature: 20,
  orificeDiameter: 2,
  heat: 'fire-flux',
  fire: 'scandpowerJet',
  reliefAction: 'modulating',
  reliefArea: 300,
  reliefSetPressure: 20,
  duration: 10,
};
const of = (more: CaseInput) => {
  const { results } = calculateJson(definition, { ...drum, ...more });
  const number = (id: string): number => {
    const value = results[id];
    return value !== null && typeof value === 'object' && 'value' in value ? value.value : NaN;
  };
  return {
    all: number('releasedMass'),
    relief: number('reliefRelease'),
    peak: number('peakRelief'),
    both: number('peakFlow'),
  };
};

describe('flow through the relief valve', () => {
  test('is everything except the orifice flow at about the set pressure', () => {
    const { all, relief, peak, both } = of({});
    const maximum = 10 * 60 * 0.0405 * 0.85 * (Math.PI / 4) * 0.002 ** 2 * (22e5 / Math.sqrt(293));
    expect(all - relief).toBeGreaterThan(0.5 * maximum);
    expect(all - relief).toBeLessThan(maximum);
    expect(relief).toBeGreaterThan(0.3 * all);
    expect(peak).toBeLessThan(both);
  });

  test('is zero if the valve stays closed, and absent without one', () => {
    expect(of({ reliefSetPressure: 200, orificeDiameter: 30 })).toMatchObject({ relief: 0, peak: 0 });
    expect(of({ reliefAction: 'none' }).relief).toBeNaN();
  });
});
