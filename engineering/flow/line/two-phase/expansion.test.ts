import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choked, isothermalLine } from '../compressible.ts';
import { expandedPressure, type ExpandingMixture } from './expansion.ts';

const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const mixtures: fc.Arbitrary<ExpandingMixture> = fc.record({
  pressure: number(1e5, 1e7),
  density: number(1, 900),
  gasFraction: number(0, 1),
  massFlux: number(1, 5000),
  frictionLoss: number(1, 5e6),
  riseLoss: number(-1e6, 1e6),
});

/** The pressure at the outlet; 0 where the flow does not reach it. */
function reached(inlet: ExpandingMixture): number {
  const pressure = expandedPressure(inlet);
  return pressure === choked ? 0 : pressure;
}

test('gas alone is isothermal flow', () => {
  fc.assert(
    fc.property(mixtures, number(0.1, 500), (inlet, resistance) => {
      const { pressure, density, massFlux } = inlet;
      const outlet = isothermalLine({ pressure, density, massFlux, resistance });
      const frictionLoss = (resistance * massFlux ** 2) / (2 * density);
      const result = expandedPressure({ ...inlet, gasFraction: 1, frictionLoss, riseLoss: 0 });
      if (outlet === choked || result === choked) expect(result).toBe(outlet);
      else expect(result / (pressure - outlet.pressureDrop)).toBeCloseTo(1, 8);
    }),
  );
});

test('liquid alone loses what it loses at constant density, and does not reach the end without pressure', () => {
  fc.assert(
    fc.property(mixtures, inlet => {
      const left = inlet.pressure - inlet.frictionLoss - Math.max(0, inlet.riseLoss);
      expect(reached({ ...inlet, gasFraction: 0 })).toBeCloseTo(Math.max(0, left), 2);
    }),
  );
});

test('solves the momentum balance, integrated step by step', () => {
  const inlet = { pressure: 8e5, density: 60, gasFraction: 0.93, massFlux: 400, frictionLoss: 2e5, riseLoss: 0 };
  const steps = 20_000;
  const volume = (pressure: number) => (1 - inlet.gasFraction + (inlet.gasFraction * inlet.pressure) / pressure) / 60;
  let pressure = inlet.pressure;
  const slope = (at: number) => {
    const inertia = (inlet.massFlux ** 2 * inlet.gasFraction * inlet.pressure) / (60 * at ** 2);
    return (-inlet.frictionLoss * 60 * volume(at)) / (1 - inertia) / steps;
  };
  for (let step = 0; step < steps; step += 1) pressure += slope(pressure + slope(pressure) / 2);
  expect(reached(inlet) / pressure).toBeCloseTo(1, 7);
});

test('more flow, more friction, more gas or a higher rise never leave more pressure', () => {
  const harder = fc.constantFrom(
    'massFlux' as const,
    'frictionLoss' as const,
    'gasFraction' as const,
    'riseLoss' as const,
  );
  fc.assert(
    fc.property(mixtures, harder, number(1, 3), (inlet, what, factor) => {
      const value = what === 'riseLoss' ? Math.abs(inlet[what]) * factor : inlet[what] * factor;
      const more = { ...inlet, [what]: what === 'gasFraction' ? Math.min(1, value) : value };
      expect(reached(more)).toBeLessThanOrEqual(reached(inlet) * (1 + 1e-12));
    }),
    { numRuns: 1000 },
  );
});

test('the pressure gain of a falling line is not credited', () => {
  const inlet = { pressure: 8e5, density: 60, gasFraction: 0.9, massFlux: 400, frictionLoss: 1e5, riseLoss: -3e5 };
  expect(expandedPressure(inlet)).toBe(expandedPressure({ ...inlet, riseLoss: 0 }));
});
