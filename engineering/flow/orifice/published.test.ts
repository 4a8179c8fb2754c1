import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cavitationIndex,
  criticalPressureRatio,
  dischargeCoefficient,
  expansibility,
  gasStages,
  isoLimitsExceeded,
  isoMassFlow,
  isoShare,
  jetSpeed,
  liquidStages,
  permanentLossFraction,
  pipeReynoldsNumber,
  type Tappings,
} from '../index.ts';
import { tappingDistances } from './discharge-coefficient.ts';
import { expansibilityLimit } from './limits.ts';

/** ISO 5167-2:2022, 5.3.2.1, eq. (4), term by term as printed; D in mm. */
function asPrinted(beta: number, Re: number, D: number, tappings: Tappings): number {
  const [L1, L2] = { Corner: [0, 0], 'D and D/2': [1, 0.47], Flange: [25.4 / D, 25.4 / D] }[tappings] as [
    number,
    number,
  ];
  const A = Math.pow((19000 * beta) / Re, 0.8);
  const M2 = (2 * L2) / (1 - beta);
  const terms = [
    0.5961,
    0.0261 * Math.pow(beta, 2),
    -0.216 * Math.pow(beta, 8),
    0.000521 * Math.pow((1e6 * beta) / Re, 0.7),
    (0.0188 + 0.0063 * A) * Math.pow(beta, 3.5) * Math.pow(1e6 / Re, 0.3),
    ((0.043 + 0.08 * Math.exp(-10 * L1) - 0.123 * Math.exp(-7 * L1)) * (1 - 0.11 * A) * Math.pow(beta, 4)) /
      (1 - Math.pow(beta, 4)),
    -0.031 * (M2 - 0.8 * Math.pow(M2, 1.1)) * Math.pow(beta, 1.3),
    D < 71.12 ? 0.011 * (0.75 - beta) * (2.8 - D / 25.4) : 0,
  ];
  return terms.reduce((sum, term) => sum + term, 0);
}

describe('the discharge coefficient', () => {
  test('is that of the fluids library (C. Bell): 0.599 033 for flange tappings, D 73.91 mm, d 22.2 mm', () => {
    const [diameter, massFlow] = [0.07391, 0.12];
    const reynoldsNumber = pipeReynoldsNumber({ massFlow, diameter, viscosity: 1.85e-5 });
    expect(reynoldsNumber).toBeCloseTo(0.12 / ((Math.PI / 4) * 0.07391 * 1.85e-5), 6);
    const beta = 0.0222 / diameter;
    expect(dischargeCoefficient({ beta, reynoldsNumber, diameter, tappings: 'Flange' })).toBeCloseTo(0.5990326277, 9);
  });

  test('is the equation of ISO 5167-2 as printed, for every tapping and on either side of 71.12 mm', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 0.75, noNaN: true }),
        fc.double({ min: Math.log(5e3), max: Math.log(1e8), noNaN: true }).map(Math.exp),
        fc.double({ min: 50, max: 1000, noNaN: true }),
        fc.constantFrom('Corner', 'D and D/2', 'Flange'),
        (beta, Re, D, tappings) => {
          const C = dischargeCoefficient({ beta, reynoldsNumber: Re, diameter: D / 1000, tappings });
          expect(Math.abs(C - asPrinted(beta, Re, D, tappings))).toBeLessThan(1e-12);
        },
      ),
      { numRuns: 3000 },
    );
    for (const D of [50, 71.1, 71.13, 200]) {
      const input = { beta: 0.4, reynoldsNumber: 1e5, diameter: D / 1000, tappings: 'Corner' } as const;
      expect(dischargeCoefficient(input)).toBeCloseTo(asPrinted(0.4, 1e5, D, 'Corner'), 12);
    }
  });

  test('is taken at the distances of its tappings', () => {
    expect(tappingDistances('Corner', 0.1)).toEqual({ l1: 0, l2: 0 });
    expect(tappingDistances('D and D/2', 0.1)).toEqual({ l1: 1, l2: 0.47 });
    expect(tappingDistances('Flange', 0.0508)).toEqual({ l1: 0.5, l2: 0.5 });
  });
});

describe('the expansibility', () => {
  test('is that of the fluids library (C. Bell): 0.997 474 for air from 100 to 99 kPa, β 0.3004', () => {
    const input = { beta: 0.0222 / 0.0739, pressureRatio: 0.99, kappa: 1.4 };
    expect(expansibility(input)).toBeCloseTo(0.9974739057, 9);
  });

  test('is the equation of ISO 5167-2 as printed', () => {
    for (const beta of [0.2, 0.5, 0.75]) {
      const bracket = 0.351 + 0.256 * Math.pow(beta, 4) + 0.93 * Math.pow(beta, 8);
      for (const kappa of [1.1, 1.3, 1.67])
        expect(expansibility({ beta, pressureRatio: 0.8, kappa })).toBeCloseTo(
          1 - bracket * (1 - Math.pow(0.8, 1 / kappa)),
          14,
        );
    }
  });

  test('is established from 0.75 up', () => {
    expect(expansibilityLimit(0.75)).toBeUndefined();
    expect(expansibilityLimit(0.7499)).toMatchObject({ of: 'pressureRatio', clause: 'ISO 5167-2:2022, 5.3.2.2' });
  });
});

test('the permanent loss is that of the fluids library (C. Bell): 9069.47 Pa of 17 kPa', () => {
  const loss = permanentLossFraction({ beta: 0.05 / 0.07366, coefficient: 0.61512 });
  expect(17_000 * loss).toBeCloseTo(9069.474705745388, 6);
});

test('the flow of a liquid is C/√(1 − β⁴)·π/4·d²·√(2·ρ·Δp)', () => {
  const duty = {
    upstreamPressure: 1e6,
    pressureDifferential: 5e4,
    density: 998,
    viscosity: 1e-3,
    diameter: 0.2,
    tappings: 'Corner',
  } as const;
  const C = asPrinted(0.6, 3e5, 200, 'Corner');
  const flow = (C / Math.sqrt(1 - 0.6 ** 4)) * (Math.PI / 4) * 0.12 ** 2 * Math.sqrt(2 * 998 * 5e4);
  expect(isoMassFlow(duty, 0.6, 3e5)).toBeCloseTo(flow, 9);
  const epsilon = expansibility({ beta: 0.6, pressureRatio: 0.95, kappa: 1.3 });
  expect(isoMassFlow({ ...duty, kappa: 1.3 }, 0.6, 3e5)).toBeCloseTo(epsilon * flow, 9);
});

describe('the share of ISO 5167-2 in a gas flow', () => {
  test('is 1 from 0.75, 0 to the critical ratio, and half in the middle', () => {
    const critical = (2 / 2.4) ** 3.5;
    expect(criticalPressureRatio(1.4)).toBeCloseTo(critical, 14);
    expect([isoShare(0.9, 1.4), isoShare(0.75, 1.4), isoShare(critical, 1.4), isoShare(0.2, 1.4)]).toEqual([
      1, 1, 0, 0,
    ]);
    expect(isoShare((0.75 + critical) / 2, 1.4)).toBeCloseTo(0.5, 14);
    expect(isoShare(critical + (0.75 - critical) / 4, 1.4)).toBeCloseTo(0.25, 14);
  });
});

describe('the jet', () => {
  const gas = { upstreamPressure: 5e5, density: 6, kappa: 1.4 };
  const speedOfSound = (pressureRatio: number) => Math.sqrt(((1.4 * 5e5) / 6) * pressureRatio ** (0.4 / 1.4));

  test('has the speed of an isentropic expansion from rest, and of sound where it is choked', () => {
    const mach = (r: number) => Math.sqrt((2 / 0.4) * (r ** (-0.4 / 1.4) - 1));
    for (const r of [0.95, 0.8, 0.6])
      expect(jetSpeed({ ...gas, pressureRatio: r })).toBeCloseTo(mach(r) * speedOfSound(r), 8);
    const sonic = speedOfSound(criticalPressureRatio(1.4));
    for (const r of [criticalPressureRatio(1.4), 0.3, 0.01])
      expect(jetSpeed({ ...gas, pressureRatio: r })).toBeCloseTo(sonic, 8);
  });

  test('has its limit at κ = 1: √(2·p/ρ·ln(1/r))', () => {
    const speed = (kappa: number) => jetSpeed({ ...gas, kappa, pressureRatio: 0.8 });
    expect(speed(1)).toBeCloseTo(Math.sqrt(((2 * 5e5) / 6) * Math.log(1 / 0.8)), 9);
    expect(speed(1 + 1e-6) / speed(1)).toBeCloseTo(1, 6);
    expect(criticalPressureRatio(1)).toBeCloseTo(1 / Math.sqrt(Math.E), 14);
  });
});

describe('plates in series', () => {
  test('of a liquid each take at most half of what is above the vapour pressure', () => {
    expect(cavitationIndex(10e5, 6e5, 2e5)).toBe(2);
    expect(cavitationIndex(10e5, 2e5, 2e5)).toBe(1);
    expect([9e5, 6e5].map(p2 => liquidStages(10e5, p2, 2e5))).toEqual([1, 1]);
    expect([5.99e5, 4e5].map(p2 => liquidStages(10e5, p2, 2e5))).toEqual([2, 2]);
    expect([3.99e5, 3e5, 2.99e5].map(p2 => liquidStages(10e5, p2, 2e5))).toEqual([3, 3, 4]);
    expect([liquidStages(10e5, 2e5, 2e5), liquidStages(10e5, 1e5, 2e5)]).toEqual([undefined, undefined]);
  });

  test('of a gas each keep at least half of the pressure', () => {
    expect([0.9, 0.5, 0.4999, 0.25, 0.2499, 0.125].map(gasStages)).toEqual([1, 1, 2, 2, 3, 3]);
  });
});

describe('the limits of ISO 5167-2, 5.3.1', () => {
  const within = { beta: 0.5, diameter: 0.1, reynoldsNumber: 1e7, tappings: 'Corner' } as const;
  const broken = (change: Partial<Parameters<typeof isoLimitsExceeded>[0]>) =>
    isoLimitsExceeded({ ...within, ...change }).map(({ of }) => of);

  test.each([
    ['d ≥ 12.5 mm', { beta: 0.2, diameter: 0.0626 }, { beta: 0.2, diameter: 0.0624 }, 'bore'],
    ['D ≥ 50 mm', { diameter: 0.05 }, { diameter: 0.0499 }, 'pipe'],
    ['D ≤ 1000 mm', { diameter: 1 }, { diameter: 1.001 }, 'pipe'],
    ['β ≥ 0.1', { beta: 0.1, diameter: 0.5 }, { beta: 0.0999, diameter: 0.5 }, 'beta'],
    ['β ≤ 0.75', { beta: 0.75 }, { beta: 0.7501 }, 'beta'],
    [
      'Re ≥ 5000 to β = 0.56',
      { beta: 0.56, reynoldsNumber: 5000 },
      { beta: 0.56, reynoldsNumber: 4999 },
      'reynoldsNumber',
    ],
    ['Re ≥ 16000·β²', { beta: 0.6, reynoldsNumber: 5760 }, { beta: 0.6, reynoldsNumber: 5759 }, 'reynoldsNumber'],
    [
      'Re ≥ 170·β²·D for flanges',
      { tappings: 'Flange', diameter: 0.2, reynoldsNumber: 8500 },
      { tappings: 'Flange', diameter: 0.2, reynoldsNumber: 8499 },
      'reynoldsNumber',
    ],
    [
      'Re ≥ 5000 for flanges',
      { tappings: 'Flange', reynoldsNumber: 5000 },
      { tappings: 'Flange', reynoldsNumber: 4999 },
      'reynoldsNumber',
    ],
  ] as const)('%s', (_, inside, outside, of) => {
    expect(broken(inside)).toEqual([]);
    expect(broken(outside)).toEqual([of]);
  });
});
